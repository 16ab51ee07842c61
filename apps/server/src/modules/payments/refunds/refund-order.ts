import { balanceOf } from '@jhola/contract/orders/packing/money-after-packing'
import { decideRefund, type Quantities, remainingOf, type SoldOrder } from '@jhola/contract/payments/refunds/refunds'
import type { RefundBody } from '@jhola/contract/payments/refunds/routes'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { toBaseQuantity } from '@jhola/contract/shared/weight'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, orThrow } from '../../../platform/errors.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import { creditOrder, type OrderRow, readShopOrderRow, recordRefund, shopActor, toStoredMoney } from '../../orders/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { writeRefund } from './pay-back.ts'
import { countOpenRefunds, listRefundLines } from './refunds.repo.ts'
import { listEarlyRefunds } from './show-refunds.ts'

/** An order as it was paid, from its own rows. */
export const soldOrder = (row: OrderRow): SoldOrder => ({
  lines: row.items.map((item) => ({
    line_no: item.line_no,
    quantity: item.quantity,
    unitSize: item.unit_size,
    unitPricePaise: paise(item.unit_price_paise),
    totalPaise: paise(item.total_paise),
    gstRatePercent: Number(item.gst_rate_percent),
  })),
  discountPaise: paise(row.discount_paise),
  taxPaise: paise(row.tax_paise),
  taxMode: row.tax_mode,
  feesPaise: paise(row.delivery_fee_paise + row.express_fee_paise),
  roundOffPaise: paise(row.round_off_paise),
  totalPaise: paise(row.total_paise),
})

/** The quantities of each line refunded before, in base units. */
export const returnedBefore = async (sql: Sql, storeId: string, orderId: string): Promise<Map<number, number>> => {
  const sums = new Map<number, number>()
  for (const { line_no, quantity } of await listRefundLines(sql, storeId, orderId))
    sums.set(line_no, (sums.get(line_no) ?? 0) + quantity)
  return sums
}

/** The requested quantities in base units; without lines, everything that is left. Throws `payments.refund_too_much`. */
const readQuantities = (row: OrderRow, requested: RefundBody['lines'], before: Quantities): Map<number, number> => {
  if (requested === undefined) return remainingOf(soldOrder(row), before)
  const read = new Map<number, number>()
  for (const { item_id, quantity } of requested) {
    const item = row.items.find(({ line_no }) => `${row.order_id}:${line_no}` === item_id)
    const base = item && toBaseQuantity(quantity, item.unit_size)
    if (!item || base === undefined || read.has(item.line_no)) throw new AppError('payments.refund_too_much')
    read.set(item.line_no, base)
  }
  return read
}

/**
 * Refunds an order by lines and quantities, with the same function that priced it. A payment service refunds its own payments
 * soon; a manual refund is completed when the shop says so. A full refund of a delivered order sets it to refunded. Throws
 * `orders.not_found`, `orders.stale`, `payments.nothing_to_refund`, `payments.refund_too_much`, `payments.cancel_instead`,
 * `payments.refund_changed`.
 */
export const refundOrder = async (
  deps: PaymentDeps,
  tx: Sql,
  actor: ShopPerson,
  orderId: string,
  body: RefundBody,
): Promise<{ refund_id: string }> => {
  const storeId = actor.store_id
  const row = await readShopOrderRow(tx, storeId, orderId, body.version)
  const before = await returnedBefore(tx, storeId, orderId)
  const now = readQuantities(row, body.lines, before)
  const sold = soldOrder(row)
  const figures = orThrow(decideRefund({ ...sold, status: row.status, payment_status: row.payment_status }, before, now))
  if (body.expected_amount !== undefined && paiseToRupees(figures.total) !== body.expected_amount)
    throw new AppError('payments.refund_changed')
  // What is asked may make the order cheaper than what would have gone back.
  if (row.packing?.question)
    throw new AppError('orders.packing_asked', { current: row.status, version: row.version, by: null, at: null })
  if (balanceOf(toStoredMoney(row)).owed > 0) throw new AppError('payments.rest_first')
  const at = deps.clock.now()
  const refund_id = await writeRefund(deps, tx, {
    store_id: storeId,
    order_id: orderId,
    destination: body.destination,
    amount_paise: figures.total,
    goods_paise: figures.goods,
    tax_paise: figures.tax,
    fees_paise: figures.fees,
    reason: body.reason,
    note: body.note ?? null,
    borne_by: body.borne_by,
    created_at: at,
    lines: now,
    actor: shopActor(actor),
  })
  // For billed products, the credit note is written with the refund.
  const credit = { quantities: now, feesPaise: figures.fees, totalPaise: figures.total }
  await creditOrder({ ...deps, listEarlyRefunds }, tx, { storeId, orderId, at, credit })
  const { isEverything } = figures
  await recordRefund(tx, { storeId, orderId, at }, shopActor(actor), {
    amountPaise: figures.total,
    isEverything,
    isBack: isEverything && (await countOpenRefunds(tx, storeId, orderId)) === 0,
    reason: body.reason,
  })
  return { refund_id }
}
