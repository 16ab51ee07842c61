// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { ActorKind, OrderStatus } from '@jhola/contract/orders/statuses'
import type { ShopRole } from '@jhola/contract/staff/roles'

export type Statements = {
  list_timeline: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      at: Date
      type: string
      from_status: OrderStatus | null
      to_status: OrderStatus
      actor_kind: ActorKind
      actor_label: string
      actor_role: ShopRole | null
      reason: string | null
    }
  }
}
