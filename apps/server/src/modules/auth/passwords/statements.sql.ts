// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_password_tries: {
    params: {
      subject: Buffer
    }
    row: never
  }
  delete_password_tries_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  return_password_try: {
    params: {
      subject: Buffer
    }
    row: never
  }
  take_password_try: {
    params: {
      subject: Buffer
      ends_at: Date | string
      now: Date | string
    }
    row: {
      tries: number
      ends_at: Date
    }
  }
}
