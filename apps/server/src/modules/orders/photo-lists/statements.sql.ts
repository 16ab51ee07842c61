// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  count_open_photo_lists: {
    params: {
      phone: string
      store_id: string
      now: Date | string
    }
    row: {
      of_phone: number
      of_shop: number
      is_blocked: boolean
    }
  }
  delete_list_photos: {
    params: {
      before: Date | string
    }
    row: never
  }
  delete_photo_lists: {
    params: {
      before: Date | string
    }
    row: never
  }
  delete_photo_lists_of: {
    params: {
      user_id: string
      phone: string
    }
    row: never
  }
  find_photo_list: {
    params: {
      store_id: string
      list_id: string
    }
    row: {
      store_id: string
      list_id: string
      user_id: string | null
      status: string
      photos_expected: number
      customer_name: string
      customer_phone: string
      delivery_type: string
      delivery_address: string
      landmark: string | null
      pincode: string | null
      latitude: number | null
      longitude: number | null
      note: string | null
      language: string
      bill: unknown
      bill_total_paise: number | null
      shop_note: string | null
      reason: string | null
      order_id: string | null
      created_at: Date
      sent_at: Date | null
      expires_at: Date | null
      changed_at: Date
      store_name: string
      store_phone: string
      photos: string[]
      photo_nos: number[]
    }
  }
  insert_list_photo: {
    params: {
      store_id: string
      list_id: string
      photo_no: number
      media_id: string
    }
    row: never
  }
  insert_photo_list: {
    params: {
      store_id: string
      list_id: string
      user_id: string | null
      photos_expected: number
      customer_name: string
      customer_phone: string
      delivery_type: string
      delivery_address: string
      landmark: string | null
      pincode: string | null
      latitude: number | null
      longitude: number | null
      note: string | null
      language: string
      at: Date | string
      expires_at: Date | string | null
    }
    row: never
  }
  list_expired_photo_lists: {
    params: {
      now: Date | string
      limit: number
    }
    row: {
      store_id: string
      list_id: string
    }
  }
  list_photo_lists_of: {
    params: {
      user_id: string
      phone: string
    }
    row: {
      store: string
      status: string
      photos_expected: number
      customer_name: string
      customer_phone: string
      delivery_type: string
      delivery_address: string
      landmark: string | null
      pincode: string | null
      latitude: number | null
      longitude: number | null
      note: string | null
      language: string
      bill: unknown
      bill_total_paise: number | null
      shop_note: string | null
      reason: string | null
      order_id: string | null
      created_at: Date
      sent_at: Date | null
      expires_at: Date | null
      changed_at: Date
      photos: string[]
    }
  }
  list_waiting_photo_lists: {
    params: {
      store_id: string
      now: Date | string
    }
    row: {
      store_id: string
      list_id: string
      user_id: string | null
      status: string
      photos_expected: number
      customer_name: string
      customer_phone: string
      delivery_type: string
      delivery_address: string
      landmark: string | null
      pincode: string | null
      latitude: number | null
      longitude: number | null
      note: string | null
      language: string
      bill: unknown
      bill_total_paise: number | null
      shop_note: string | null
      reason: string | null
      order_id: string | null
      created_at: Date
      sent_at: Date | null
      expires_at: Date
      changed_at: Date
      store_name: string
      store_phone: string
      photos: string[]
      photo_nos: number[]
    }
  }
  lock_photo_list: {
    params: {
      store_id: string
      list_id: string
    }
    row: {
      status: string
      expires_at: Date | null
    }
  }
  set_list_billed: {
    params: {
      bill: string | null
      total_paise: number | null
      shop_note: string | null
      expires_at: Date | string | null
      at: Date | string
      store_id: string
      list_id: string
    }
    row: never
  }
  set_list_ended: {
    params: {
      status: string
      reason: string | null
      at: Date | string
      store_id: string
      list_id: string
    }
    row: never
  }
  set_list_ordered: {
    params: {
      order_id: string | null
      at: Date | string
      store_id: string
      list_id: string
    }
    row: never
  }
  set_list_waiting: {
    params: {
      at: Date | string
      expires_at: Date | string | null
      store_id: string
      list_id: string
    }
    row: never
  }
}
