import type { Statements } from './statements.sql.ts'

/**
 * An order with its lines, its history and its shop's name, as the screens' query returns it; money in paise, quantity in base
 * units.
 */
export type OrderRow = Statements['find_order']['row']

/** One entry of the audit that the customer may see. */
export type OrderHistoryRow = OrderRow['history'][number]

/** An order as a row of the export. */
export type OrderToExport = Statements['list_orders_to_export']['row']
