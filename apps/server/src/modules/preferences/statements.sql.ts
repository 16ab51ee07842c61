// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  find_sections: {
    params: {
      store_id: string
    }
    row: {
      sections: Record<string, unknown>
      version: number
    }
  }
  lock_shop: {
    params: {
      store_id: string
    }
    row: {
      store_id: string
    }
  }
  put_sections: {
    params: {
      store_id: string
      sections: string
      at: Date | string
    }
    row: never
  }
}
