// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_asked: {
    params: {
      store_id: string
      asked_key: string
    }
    row: never
  }
  delete_asked_before: {
    params: {
      before: Date | string
    }
    row: never
  }
  list_asked: {
    params: {
      store_id: string
    }
    row: {
      asked_key: string
      said: string
      count: number
      last_at: Date
    }
  }
  put_asked: {
    params: {
      store_id: string
      asked_key: string
      asked_on: string
      device_hash: Buffer
      said: string
      at: Date | string
      by_device: number
      of_shop: number
    }
    row: never
  }
}
