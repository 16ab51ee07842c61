import { LOOSE_STEP_BASE } from '@jhola/contract/constants'
import { unitSizeOf } from '@jhola/contract/inventory/products/units'
import type { Order } from '@jhola/contract/orders/schema'
import type { SoldOrder } from '@jhola/contract/payments/refunds/refunds'
import type { Refund } from '@jhola/contract/payments/refunds/routes'
import { rupeesToPaise } from '@jhola/contract/shared/money'

const lineNoOf = (itemId: string): number => Number(itemId.slice(itemId.lastIndexOf(':') + 1))

/** A line of the dialog, in base units. */
export type RefundLine = { item: Order['items'][number]; lineNo: number; max: number; step: number; unitSize: number }

/** The order as it was paid, from the server's answer. */
export const soldOf = (order: Order): SoldOrder => ({
  lines: order.items.map((item) => ({
    line_no: lineNoOf(item.id),
    quantity: Math.round(item.quantity * unitSizeOf(item)),
    unitSize: unitSizeOf(item),
    unitPricePaise: rupeesToPaise(item.unit_price),
    totalPaise: rupeesToPaise(item.total_price),
    gstRatePercent: item.gst_rate,
  })),
  discountPaise: rupeesToPaise(order.discount),
  taxPaise: rupeesToPaise(order.tax),
  taxMode: order.tax_mode,
  feesPaise: rupeesToPaise(order.delivery_fee + order.express_fee),
  roundOffPaise: rupeesToPaise(order.round_off ?? 0),
  totalPaise: rupeesToPaise(order.total_amount),
})

/** The quantity of each line that was refunded before, in base units. */
export const returnedOf = (order: Order, refunds: readonly Pick<Refund, 'lines'>[]): Map<number, number> => {
  const sizes = new Map(order.items.map((item) => [item.id, unitSizeOf(item)]))
  const sums = new Map<number, number>()
  for (const { item_id, quantity } of refunds.flatMap(({ lines }) => lines)) {
    const lineNo = lineNoOf(item_id)
    sums.set(lineNo, (sums.get(lineNo) ?? 0) + Math.round(quantity * (sizes.get(item_id) ?? 1)))
  }
  return sums
}

/** Lines with a quantity left to refund. */
export const refundLinesOf = (order: Order, left: ReadonlyMap<number, number>): RefundLine[] =>
  order.items.flatMap((item) => {
    const max = left.get(lineNoOf(item.id)) ?? 0
    const step = item.loose ? Math.min(LOOSE_STEP_BASE, max) : 1
    return max > 0 ? [{ item, lineNo: lineNoOf(item.id), max, step, unitSize: unitSizeOf(item) }] : []
  })

/** The chosen quantities for the request: selling units by item. */
export const requestedLines = (lines: readonly RefundLine[], chosen: ReadonlyMap<number, number>) =>
  lines.flatMap(({ item, lineNo, unitSize }) => {
    const base = chosen.get(lineNo) ?? 0
    return base > 0 ? [{ item_id: item.id, quantity: base / unitSize }] : []
  })
