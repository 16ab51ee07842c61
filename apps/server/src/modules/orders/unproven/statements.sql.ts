// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_empty_counts: {
    params: {
      limit: number
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
}
