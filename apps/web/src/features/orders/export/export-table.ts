import type { Cell } from '@jhola/contract/shared/files/safe-cell'
import { clockOf, toShopTime } from '@jhola/contract/shared/time'
import { paymentState } from '../../../domain/payments/payment-state.ts'
import type { ApiReply } from '../../../shared/api/api-client.ts'

export type ExportedOrder = ApiReply<'GET /orders/export'>['rows'][number]

/** The labels of a file in the user's language. */
export type ExportLabels = {
  head: readonly string[]
  type(type: ExportedOrder['delivery_type']): string
  items(items: ExportedOrder['items']): string
  status(status: ExportedOrder['status']): string
  method(method: ExportedOrder['payment_method']): string
  payment(status: ReturnType<typeof paymentState>): string
  channel(channel: string): string
  phone(phone: string): string
}

/** `2026-11-22 09:15` by the shop's clock: it sorts, and every spreadsheet reads it. */
const exportMoment = (moment: string): string => {
  const { date, minute } = toShopTime(Date.parse(moment))
  return `${date} ${clockOf(minute)}`
}

/** The orders as rows of a file, below their head. */
export const toExportTable = (orders: readonly ExportedOrder[], labels: ExportLabels): Cell[][] => [
  [...labels.head],
  ...orders.map((order): Cell[] => [
    order.order_number,
    exportMoment(order.created_at),
    order.customer_name,
    labels.phone(order.customer_phone),
    labels.type(order.delivery_type),
    order.delivery_address,
    order.landmark ?? '',
    order.pincode ?? '',
    labels.items(order.items),
    order.subtotal,
    order.discount,
    order.tax,
    order.delivery_fee,
    order.round_off,
    order.total_amount,
    labels.method(order.payment_method),
    labels.payment(paymentState(order)),
    labels.status(order.status),
    labels.channel(order.channel),
    order.notes ?? '',
  ]),
]
