// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  find_answer: {
    params: {
      principal: string
      key: string
    }
    row: {
      request_hash: Buffer
      body: unknown
    }
  }
  forget_answers_to: {
    params: {
      principal: string
    }
    row: never
  }
  insert_key: {
    params: {
      principal: string
      key: string
      route: string
      request_hash: Buffer
      status: number
      now: Date | string
    }
    row: never
  }
  set_answer: {
    params: {
      answer: string | null
      principal: string
      key: string
    }
    row: never
  }
}
