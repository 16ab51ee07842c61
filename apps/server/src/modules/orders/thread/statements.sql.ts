// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  count_written: {
    params: {
      store_id: string
      order_id: string
      side: string
    }
    row: {
      messages: number
      photos: number
    }
  }
  delete_threads_before: {
    params: {
      before: Date | string
    }
    row: never
  }
  find_thread: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      customer_read_no: number
      shop_read_no: number
    }
  }
  insert_message: {
    params: {
      no: number
      at: Date | string
      side: string
      store_id: string
      order_id: string
      body: string | null
      quick: string | null
      photo_media_id: string | null
    }
    row: never
  }
  list_messages: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      message_no: number
      side: string
      body: string | null
      quick: string | null
      photo_media_id: string | null
      at: Date
    }
  }
  list_unread_threads: {
    params: {
      store_id: string
      limit: number
    }
    row: {
      order_id: string
      order_no: number
      unread: number
    }
  }
  lock_thread: {
    params: {
      store_id: string
      order_id: string
      at: Date | string
    }
    row: {
      last_no: number
      last_customer_no: number
      last_shop_no: number
      customer_read_no: number
      shop_read_no: number
    }
  }
  set_read: {
    params: {
      side: string
      up_to: number
      store_id: string
      order_id: string
    }
    row: never
  }
  tell_thread: {
    params: {
      threads_channel: string
      store_id: string
      order_id: string
    }
    row: {
      pg_notify: string | null
    }
  }
}
