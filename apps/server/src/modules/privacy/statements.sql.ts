// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { ConsentKind } from '@jhola/contract/profile/schema'

export type Statements = {
  delete_nominee: {
    params: {
      user_id: string
    }
    row: never
  }
  find_nominee: {
    params: {
      user_id: string
    }
    row: {
      name: string
      relation: string
      phone: string
      named_at: Date
    }
  }
  insert_deleted_account: {
    params: {
      user_id: string
      at: Date | string
    }
    row: never
  }
  insert_notice_versions: {
    params: {
      notices: string
    }
    row: never
  }
  list_decisions: {
    params: {
      user_id: string
    }
    row: {
      kind: ConsentKind
      is_given: boolean
      text_version: number
      language: string | null
      decided_at: Date
    }
  }
  lock_account_of_number: {
    params: {
      phone: string
    }
    row: {
      user_id: string
    }
  }
  set_nominee: {
    params: {
      user_id: string
      name: string
      relation: string
      phone: string
      named_at: Date | string
    }
    row: never
  }
}
