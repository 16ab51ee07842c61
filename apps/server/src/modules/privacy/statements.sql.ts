// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { ConsentKind } from '@jhola/contract/profile/schema'
import type { Language } from '@jhola/contract/shared/wire'

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
  insert_breach: {
    params: {
      breach_id: string
      title: string
      known_at: Date | string
      told_at: Date | string
      notice: string
      affected: number
    }
    row: never
  }
  insert_breach_notice: {
    params: {
      breach_id: string
      recipient_hash: string
      channel: string
      queued_at: Date | string
    }
    row: never
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
  list_affected_accounts: {
    params: undefined
    row: {
      phone: string | null
      email: string | null
      language: Language | null
    }
  }
  list_affected_customers: {
    params: {
      store_id: string | null
    }
    row: {
      phone: string
      language: string
    }
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
