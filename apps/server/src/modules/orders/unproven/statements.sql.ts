// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_empty_counts: {
    params: {
      limit: number
    }
    row: never
  }
  find_unproven_place: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      key: string
    }
  }
  free_unproven_place: {
    params: {
      store_id: string
      key: string
    }
    row: never
  }
  list_ended_unproven: {
    params: {
      limit: number
    }
    row: {
      store_id: string
      order_id: string
    }
  }
  release_unproven: {
    params: {
      store_id: string
      order_id: string
    }
    row: never
  }
  take_unproven_place: {
    params: {
      store_id: string
      key: string
      most: number
    }
    row: never
  }
  write_unproven_place: {
    params: {
      key: string | null
      store_id: string
      order_id: string
    }
    row: never
  }
}
