// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_sealed_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  find_sealed: {
    params: {
      kind: string
      subject_id: string
      at: Date | string
    }
    row: {
      sealed: Buffer
      keep_until: Date
    }
  }
  find_sealing_key: {
    params: undefined
    row: {
      secret: string
    }
  }
  insert_sealed: {
    params: {
      kind: string
      at: Date | string
      records: string
    }
    row: never
  }
  list_sealed: {
    params: {
      kind: string
    }
    row: {
      subject_id: string
      sealed: Buffer
    }
  }
  set_sealed: {
    params: {
      sealed: Buffer
      kind: string
      subject_id: string
    }
    row: never
  }
  set_sealing_key: {
    params: {
      secret: string
    }
    row: never
  }
}
