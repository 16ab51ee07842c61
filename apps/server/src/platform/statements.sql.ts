// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_idempotency_keys_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  delete_rate_limits_before: {
    params: {
      before: number
      limit: number
    }
    row: never
  }
  delete_security_events_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  find_secret: {
    params: {
      name: string
    }
    row: {
      secret: string
    }
  }
  insert_secret: {
    params: {
      name: string
      fresh: string
      now: Date | string
    }
    row: never
  }
}
