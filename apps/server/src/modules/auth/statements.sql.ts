// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  list_signed_in: {
    params: {
      at: Date | string
    }
    row: {
      user_id: string
    }
  }
}
