// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  begin_check: {
    params: {
      mapping: string
      at: Date | string
      store_id: string
      import_id: string
    }
    row: {
      turn: number
    }
  }
  delete_good_rows: {
    params: {
      store_id: string
      import_id: string
    }
    row: never
  }
  delete_imports_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  delete_imports_of: {
    params: {
      store_id: string
    }
    row: never
  }
  delete_rows_of_import: {
    params: {
      store_id: string
      import_id: string
    }
    row: never
  }
  find_import: {
    params: {
      store_id: string
      import_id: string
    }
    row: {
      store_id: string
      import_id: string
      file_name: string
      kind: 'csv' | 'xlsx'
      state: 'checking' | 'checked' | 'applying' | 'applied' | 'failed'
      apply_at_once: boolean
      failure: { code: string; details: object | null } | null
      guessed_encoding: string | null
      columns: { heading: string; sample: string }[]
      mapping: Record<string, number>
      rows_total: number
      rows_checked: number
      rows_new: number
      rows_changed: number
      rows_same: number
      rows_refused: number
      rows_applied: number
      applied_to_row: number
      turn: number
      user_id: string
      created_at: Date
      alive_at: Date
    }
  }
  find_import_file: {
    params: {
      store_id: string
      import_id: string
    }
    row: {
      file: Buffer | null
    }
  }
  find_latest_import: {
    params: {
      store_id: string
    }
    row: {
      store_id: string
      import_id: string
      file_name: string
      kind: 'csv' | 'xlsx'
      state: 'checking' | 'checked' | 'applying' | 'applied' | 'failed'
      apply_at_once: boolean
      failure: { code: string; details: object | null } | null
      guessed_encoding: string | null
      columns: { heading: string; sample: string }[]
      mapping: Record<string, number>
      rows_total: number
      rows_checked: number
      rows_new: number
      rows_changed: number
      rows_same: number
      rows_refused: number
      rows_applied: number
      applied_to_row: number
      turn: number
      user_id: string
      created_at: Date
      alive_at: Date
    }
  }
  insert_import: {
    params: {
      store_id: string
      import_id: string
      file_name: string
      kind: ('csv' | 'xlsx')
      file: Buffer | null
      apply_at_once: boolean
      guessed_encoding: string | null
      columns: string
      mapping: string
      user_id: string
      at: Date | string
    }
    row: never
  }
  insert_import_rows: {
    params: {
      store_id: string
      import_id: string
      rows: string
    }
    row: never
  }
  list_good_rows: {
    params: {
      store_id: string
      import_id: string
      after: number
      limit: number
    }
    row: {
      row_no: number
      name: string
      outcome: string
      product_id: string | null
      content: unknown
      problems: unknown
      cells: unknown
    }
  }
  list_rows_of: {
    params: {
      store_id: string
      import_id: string
      outcome: string
      after: number
      limit: number
    }
    row: {
      row_no: number
      name: string
      outcome: string
      product_id: string | null
      content: unknown
      problems: unknown
      cells: unknown
    }
  }
  lock_import: {
    params: {
      store_id: string
      import_id: string
    }
    row: {
      store_id: string
      import_id: string
      file_name: string
      kind: 'csv' | 'xlsx'
      state: 'checking' | 'checked' | 'applying' | 'applied' | 'failed'
      apply_at_once: boolean
      failure: { code: string; details: object | null } | null
      guessed_encoding: string | null
      columns: { heading: string; sample: string }[]
      mapping: Record<string, number>
      rows_total: number
      rows_checked: number
      rows_new: number
      rows_changed: number
      rows_same: number
      rows_refused: number
      rows_applied: number
      applied_to_row: number
      turn: number
      user_id: string
      created_at: Date
      alive_at: Date
    }
  }
  lock_imports_of: {
    params: {
      store_id: string
    }
    row: {
      pg_advisory_xact_lock: string
    }
  }
  move_state: {
    params: {
      to: ('checking' | 'checked' | 'applying' | 'applied' | 'failed')
      at: Date | string
      store_id: string
      import_id: string
      turn: number
      from: string
    }
    row: never
  }
  note_applied: {
    params: {
      rows: number
      to_row: number
      refused_new: number
      refused_changed: number
      at: Date | string
      store_id: string
      import_id: string
      turn: number
    }
    row: never
  }
  note_checked: {
    params: {
      checked: number
      new: number
      changed: number
      same: number
      refused: number
      at: Date | string
      store_id: string
      import_id: string
      turn: number
    }
    row: never
  }
  note_total: {
    params: {
      total: number
      at: Date | string
      store_id: string
      import_id: string
      turn: number
    }
    row: never
  }
  refuse_rows: {
    params: {
      rows: string
      store_id: string
      import_id: string
    }
    row: never
  }
  set_failed: {
    params: {
      failure: string | null
      at: Date | string
      store_id: string
      import_id: string
      turn: number
    }
    row: never
  }
}
