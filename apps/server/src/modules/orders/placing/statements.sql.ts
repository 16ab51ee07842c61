// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  find_placed_answer: {
    params: {
      store_id: string
      principal: string
      key: string
    }
    row: {
      request_hash: Buffer
      body: unknown
      order_no: number | null
    }
  }
}
