// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { ConsentKind } from '@jhola/contract/profile/schema'

export type Statements = {
  insert_consent: {
    params: {
      consent_id: string
      user_id: string
      kind: ConsentKind
      is_given: boolean
      text_version: number
      language: string | null
      device: string
      decided_at: Date | string
    }
    row: never
  }
  list_consent_history: {
    params: {
      user_id: string
    }
    row: {
      kind: ConsentKind
      is_given: boolean
      text_version: number
      language: string | null
      device: string
      decided_at: Date
    }
  }
  list_last_consents: {
    params: {
      user_id: string
    }
    row: {
      kind: ConsentKind
      is_given: boolean
      text_version: number
      decided_at: Date
    }
  }
}
