import type { Statements } from './statements.sql.ts'

/** An order as the screens' query gives it, with its lines, its history and its shop's name; money in paise, quantity in base units. */
export type OrderRow = Statements['find_order']['row']

export type OrderItemRow = OrderRow['items'][number]

/** One entry of the audit that the customer may see. */
export type OrderHistoryRow = OrderRow['history'][number]

/** What a file says of an order. */
export type OrderToExport = Statements['list_orders_to_export']['row']
