// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { Language } from '@jhola/contract/shared/wire'

export type Statements = {
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
}
