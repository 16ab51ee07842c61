// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { SecurityEventKind } from '@jhola/contract/admin/routes'

export type Statements = {
  list_security_events_of: {
    params: {
      user_id: string
    }
    row: {
      at: Date
      kind: SecurityEventKind
      store_id: string | null
      device: string
      details: Record<string, string>
    }
  }
  record_security_event: {
    params: {
      event_id: string
      now: Date | string
      kind: SecurityEventKind
      user_id: string | null
      store_id: string | null
      device: string
      ip_hash: Buffer | null
      masked: string
    }
    row: never
  }
}
