// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  take_lock: {
    params: {
      lock: string
      turn_most: string
      idle: string
      interval: string
      count: string
    }
    row: {
      taken: boolean
      turn: string | null
      idle: string | null
      interval: string | null
      count: string | null
    }
  }
}
