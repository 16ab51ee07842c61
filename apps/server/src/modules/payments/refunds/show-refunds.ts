import type { FullRefund, Refund } from '@jhola/contract/payments/refunds/routes'
import { type Paise, paise, paiseToRupees } from '@jhola/contract/shared/money'
import { toUnits } from '@jhola/contract/shared/weight'
import type { TaxMode } from '@jhola/contract/tax/gst'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { findOrderRow } from '../../orders/index.ts'
import { listWholeRefundPayouts } from './refund-payouts.repo.ts'
import { listRefundLines, listRefunds, type RefundRow } from './refunds.repo.ts'

const rupees = (amount: number): number => paiseToRupees(paise(amount))

/** What of a refund is the round-off of its order, which goes back with the last piece. */
const roundOffOf = (row: RefundRow, taxMode: TaxMode): number =>
  row.amount_paise - row.goods_paise - row.fees_paise - (taxMode === 'exclusive' ? row.tax_paise : 0)

/** The refunds of an order. Only the shop sees its internal notes. Throws `orders.not_found`. */
export const showRefunds = async (
  sql: Sql,
  storeId: string,
  orderId: string,
  { isShop }: { isShop: boolean },
): Promise<{ refunds: Refund[]; returns: FullRefund[] }> => {
  const order = await findOrderRow(sql, { storeId }, orderId)
  if (!order) throw new AppError('orders.not_found')
  const lines = await listRefundLines(sql, storeId, orderId)
  const linesOf = (refundId: string): Refund['lines'] =>
    lines.flatMap(({ refund_id, line_no, quantity }) => {
      const item = order.items.find((sold) => sold.line_no === line_no)
      if (refund_id !== refundId || !item) return []
      const { product_name, unit, unit_size } = item
      return [{ item_id: `${orderId}:${line_no}`, product_name, quantity: toUnits(quantity, unit_size), unit }]
    })
  const refunds = (await listRefunds(sql, storeId, orderId)).map(
    (row): Refund => ({
      refund_id: row.refund_id,
      order_id: orderId,
      amount: rupees(row.amount_paise),
      goods: rupees(row.goods_paise),
      tax: rupees(row.tax_paise),
      fees: rupees(row.fees_paise),
      round_off: rupees(roundOffOf(row, order.tax_mode)),
      destination: row.destination,
      by_service: row.payment_id !== null,
      status: row.status,
      reason: row.reason,
      borne_by: isShop ? row.borne_by : null,
      note: isShop ? row.note : null,
      created_at: row.created_at.toISOString(),
      done_at: row.done_at?.toISOString() ?? null,
      lines: linesOf(row.refund_id),
    }),
  )
  const returns = (await listWholeRefundPayouts(sql, storeId, orderId)).map(
    (row): FullRefund => ({
      payment_id: row.payment_id,
      amount: rupees(row.amount_paise),
      status: row.status,
      why: row.why,
      created_at: row.created_at.toISOString(),
      done_at: row.done_at?.toISOString() ?? null,
    }),
  )
  return { refunds, returns }
}

/** Refunds by lines before this moment, for the order's documents. */
export const listEarlyRefunds = async (
  sql: Sql,
  { storeId, orderId, before }: { storeId: string; orderId: string; before: Date },
): Promise<{ quantities: ReadonlyMap<number, number>; feesPaise: Paise; totalPaise: Paise }[]> => {
  const early = (await listRefunds(sql, storeId, orderId)).filter(({ created_at }) => created_at < before)
  if (early.length === 0) return []
  const lines = await listRefundLines(sql, storeId, orderId)
  return early.map(({ refund_id, fees_paise, amount_paise }) => ({
    quantities: new Map(lines.filter((line) => line.refund_id === refund_id).map(({ line_no, quantity }) => [line_no, quantity])),
    feesPaise: paise(fees_paise),
    totalPaise: paise(amount_paise),
  }))
}
