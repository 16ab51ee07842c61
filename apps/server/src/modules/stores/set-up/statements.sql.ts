// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  confirm_set_up_step: {
    params: {
      store_id: string
      step: string
      is_done: boolean
      at: Date | string
    }
    row: never
  }
  find_set_up: {
    params: {
      store_id: string
    }
    row: {
      is_proven: boolean
      delivered: number
      products: number
      sellable: number
      has_test_order: boolean
      place: boolean
      hours: boolean
      poster: boolean
      hidden: boolean
    }
  }
  hide_set_up: {
    params: {
      store_id: string
      at: Date | string | null
    }
    row: never
  }
}
