/**
 * Columns whose values are narrower than PostgreSQL's type says: the one list of them. `from` is the module of the contract that the type
 * comes from. A statement that writes such a column from a parameter takes that type only.
 */
const COLUMN_TYPES: Readonly<Record<string, string>> = {
  'orders.delivery_type': 'DeliveryType',
  'orders.status': 'OrderStatus',
  'orders.payment_method': 'OrderPaymentMethod',
  'orders.payment_status': 'PaymentStatus',
  'orders.delivery_slot': 'DeliverySlot',
  'orders.tax_mode': 'TaxMode',
  'orders.language': 'Language',
  'orders.problem_kind': 'ProblemKind',
  'orders.cancelled_by': "'store' | 'customer' | 'system'",
  'order_events.from_status': 'OrderStatus',
  'order_events.to_status': 'OrderStatus',
  'order_events.actor_kind': 'ActorKind',
  'slot_counters.slot': 'SlotId',
  'papers.body': 'KeptInvoice | CreditNote',
  'payments.provider': 'ProviderId',
}

/** Where the types of that list come from. */
const TYPE_SOURCES: Readonly<Record<string, string>> = {
  ActorKind: '@jhola/contract/orders/statuses',
  CreditNote: '@jhola/contract/orders/invoice-schema',
  DeliverySlot: '@jhola/contract/orders/schema',
  DeliveryType: '@jhola/contract/orders/statuses',
  KeptInvoice: '@jhola/contract/orders/invoice-schema',
  Language: '@jhola/contract/shared/wire',
  OrderPaymentMethod: '@jhola/contract/orders/payment-methods',
  OrderStatus: '@jhola/contract/orders/statuses',
  PaymentStatus: '@jhola/contract/orders/schema',
  ProblemKind: '@jhola/contract/orders/problem-kinds',
  ProviderId: '@jhola/contract/payments/schema',
  SlotId: '@jhola/contract/stores/hours',
  TaxMode: '@jhola/contract/orders/pricing',
}

/** The narrower type of a column, if it has one. */
export const columnType = (table: string, column: string): string | undefined => COLUMN_TYPES[`${table}.${column}`]

/** The columns that the list names, to see that each is there. */
export const listTypedColumns = (): string[] => Object.keys(COLUMN_TYPES)

/** The imports that a text of TypeScript needs for the types in it. */
export const importsFor = (text: string): string[] => {
  const bySource = Map.groupBy(
    Object.entries(TYPE_SOURCES).filter(([type]) => new RegExp(`\\b${type}\\b`).test(text)),
    ([, source]) => source,
  )
  return [...bySource.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([source, types]) => `import type { ${types.map(([type]) => type).join(', ')} } from '${source}'`)
}
