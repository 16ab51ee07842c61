// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  count_applied_migrations: {
    params: {
      names: readonly string[]
    }
    row: {
      applied: number
    }
  }
  write_probe: {
    params: {
      now: Date | string
    }
    row: never
  }
}
