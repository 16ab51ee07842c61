import { ORDER_STATUSES, type OrderStatus } from '@jhola/contract/orders/statuses'
import { ApiError } from '../../shared/api-client.ts'

/** Somebody was quicker: what the order is now, who did it (`customer`, `Jhola` or a person with their device) and when. */
export type Conflict = { status: OrderStatus; by: string | null; at: string | null }

const CONFLICT_CODES = ['orders.stale', 'orders.illegal_transition']
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The conflict in a refusal; `null` when it was refused for another reason. */
export const conflictOf = (error: unknown): Conflict | null => {
  if (!(error instanceof ApiError) || !CONFLICT_CODES.includes(error.code)) return null
  const { details } = error
  if (typeof details !== 'object' || details === null) return null
  // @NOTE details of the server's catalogue, checked field by field.
  const { current, by, at } = details as { current?: unknown; by?: unknown; at?: unknown }
  const status = ORDER_STATUSES.find((one) => one === current)
  return status ? { status, by: text(by), at: text(at) } : null
}
