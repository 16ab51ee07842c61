// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { OrderEventType } from '@jhola/contract/realtime/events'

export type Statements = {
  delete_events_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  find_oldest_event: {
    params: {
      store_id: string
    }
    row: {
      seq: number
    }
  }
  list_events_since: {
    params: {
      store_id: string
      since: number
      limit: number
    }
    row: {
      store_id: string
      seq: number
      type: OrderEventType
      order_id: string
      order_version: number
      at: Date
    }
  }
  list_published_after: {
    params: {
      published_at: Date | string
      store_id: string
      seq: number
      node_id: string
      limit: number
    }
    row: {
      store_id: string
      seq: number
      type: OrderEventType
      order_id: string
      order_version: number
      at: Date
      published_at: Date
    }
  }
  lock_waiting_events: {
    params: {
      limit: number
    }
    row: {
      store_id: string
      seq: number
      type: OrderEventType
      order_id: string
      order_version: number
      at: Date
    }
  }
  read_outbox_lag: {
    params: {
      now: Date | string
    }
    row: {
      waiting: number
      seconds: number
    }
  }
  set_published: {
    params: {
      at: Date | string | null
      node_id: string | null
      store_ids: readonly string[]
      seqs: readonly number[]
    }
    row: never
  }
  tell_other_nodes: {
    params: {
      events_channel: string
      node_id: string
    }
    row: {
      pg_notify: string | null
      set_config: string | null
    }
  }
}
