import type { RejectReason } from '@jhola/contract/orders/statuses'
import type { Sql } from '../../../platform/db/sql.ts'
import { listLineNames } from '../access/order-recipient.read.ts'

/** The reason of a rejection as the request has it. */
type RejectInput = { reason: RejectReason; note?: string | undefined; unavailable_items?: string[] | undefined }

/** `code`, or `code: text`: the names of the unavailable products and the shop's note. */
export const formatRejectReason = async (
  sql: Sql,
  storeId: string,
  orderId: string,
  { reason, note, unavailable_items = [] }: RejectInput,
): Promise<string> => {
  const names = unavailable_items.length > 0 ? await listLineNames(sql, storeId, orderId, unavailable_items) : []
  const code = names.length > 0 ? 'item_not_available' : reason
  const text = [names.join(', '), note].filter(Boolean).join('. ')
  return text ? `${code}: ${text}` : code
}
