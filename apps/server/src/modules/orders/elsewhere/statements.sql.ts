// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  find_order_place: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      latitude: number | null
      longitude: number | null
      store_latitude: number
      store_longitude: number
    }
  }
}
