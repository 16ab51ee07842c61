import type { RejectReason } from '@jhola/contract/orders/statuses'
import type { Sql } from '../../../platform/db/sql.ts'
import { listLineNames } from './order-recipient.read.ts'

/** Why the shop says no, as it is asked for. */
type RejectInput = { reason: RejectReason; note?: string | undefined; unavailable_items?: string[] | undefined }

/** `code`, or `code: words`: the names of what is not available, and the shop's own words. */
export const formatRejectReason = async (
  sql: Sql,
  storeId: string,
  orderId: string,
  { reason, note, unavailable_items = [] }: RejectInput,
): Promise<string> => {
  const names = unavailable_items.length > 0 ? await listLineNames(sql, storeId, orderId, unavailable_items) : []
  const code = names.length > 0 ? 'item_not_available' : reason
  const words = [names.join(', '), note].filter(Boolean).join('. ')
  return words ? `${code}: ${words}` : code
}
