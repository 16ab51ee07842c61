/**
 * Columns whose values are narrower than PostgreSQL's type says: the one list of them. `from` is the module of the contract that the type
 * comes from. A statement that writes such a column from a parameter takes that type only.
 */
export const COLUMN_TYPES: Readonly<Record<string, string>> = {
  'account_carts.items': '{ product_id: string; quantity: number }[]',
  'auto_accept_decisions.failed': 'AutoAcceptRule[]',
  'auto_accept_decisions.passed': 'AutoAcceptRule[]',
  'consents.kind': 'ConsentKind',
  'day_closings.pieces': 'CashCount',
  'day_closings.reason': 'ClosingReason',
  'email_links.purpose': "'verify_email' | 'reset_password' | 'change_email'",
  'memberships.rights': 'Partial<Record<Permission, boolean>>',
  'memberships.role': "'store_owner' | 'store_staff'",
  'memberships.staff_role': 'StaffRole',
  'message_outbox.channel': "'sms' | 'whatsapp' | 'email'",
  'money_returns.provider': 'ProviderId',
  'money_returns.status': 'RefundState',
  'order_events.actor_kind': 'ActorKind',
  'order_events.actor_role': 'ShopRole',
  'order_events.from_status': 'OrderStatus',
  'order_events.to_status': 'OrderStatus',
  'orders.cancelled_by': "'store' | 'customer' | 'system'",
  'orders.delivery_slot': 'DeliverySlot',
  'orders.delivery_type': 'DeliveryType',
  'orders.language': 'Language',
  'orders.payment_method': 'OrderPaymentMethod',
  'orders.payment_status': 'PaymentStatus',
  'orders.problem_kind': 'ProblemKind',
  'orders.status': 'OrderStatus',
  'orders.tax_mode': 'TaxMode',
  'papers.body': 'StoredInvoice | CreditNote',
  'payments.failure': 'PaymentFailure',
  'payments.method': 'OrderPaymentMethod',
  'payments.provider': 'ProviderId',
  'payments.status': 'PaymentState',
  'product_imports.columns': '{ heading: string; sample: string }[]',
  'product_imports.failure': '{ code: string; details: object | null }',
  'product_imports.kind': "'csv' | 'xlsx'",
  'product_imports.mapping': 'Record<string, number>',
  'product_imports.state': "'checking' | 'checked' | 'applying' | 'applied' | 'failed'",
  'refunds.borne_by': 'RefundBearer',
  'refunds.destination': 'RefundDestination',
  'refunds.reason': 'RefundReason',
  'refunds.status': 'RefundState',
  'reviews.tags': 'ReviewTag[]',
  'security_events.details': 'Record<string, string>',
  'security_events.kind': 'SecurityEventKind',
  'shop_preferences.sections': 'Record<string, unknown>',
  'slot_counters.slot': 'SlotId',
  'stock_movements.kind': 'MovementKind',
  'store_events.type': 'OrderEventType',
  'store_reports.reason': 'ReportReason',
  'stores.pause_reason': "'unanswered_orders'",
  'stores.status': 'StoreStatus',
  'stores.tax_mode': 'TaxMode',
  'stories.kind': '(typeof STORY_KINDS)[number]',
  'stories.state': '(typeof STORY_STATES)[number]',
  'test_bank_payments.gives_back': '(typeof BANK_REFUNDS)[number]',
  'test_bank_payments.method': 'OrderPaymentMethod',
  'test_bank_payments.state': "BankPayment['state']",
  'test_bank_reports.said': `Exclude<BankPayment['state'], 'given_back'> | \`return_\${RefundPayoutState}\``,
  'test_bank_returns.state': 'RefundPayoutState',
  'users.device_language': 'Language',
  'users.language': 'Language',
  'users.role': "'customer' | 'store_owner' | 'store_staff' | 'admin'",
  'users.theme': '(typeof THEMES)[number]',
}

/** Where the types of that list come from. */
const TYPE_SOURCES: Readonly<Record<string, string>> = {
  ActorKind: '@jhola/contract/orders/statuses',
  AutoAcceptRule: '@jhola/contract/preferences/auto-accept',
  BANK_REFUNDS: '@jhola/contract/payments/schema',
  BankPayment: '@jhola/contract/payments/schema',
  CashCount: '@jhola/contract/payments/dashboard/day-closing',
  ClosingReason: '@jhola/contract/payments/dashboard/day-closing',
  ConsentKind: '@jhola/contract/profile/schema',
  CreditNote: '@jhola/contract/orders/invoices/schema',
  DeliverySlot: '@jhola/contract/orders/schema',
  DeliveryType: '@jhola/contract/orders/statuses',
  StoredInvoice: '@jhola/contract/orders/invoices/schema',
  Language: '@jhola/contract/shared/wire',
  MovementKind: '@jhola/contract/inventory/stock/movements',
  OrderEventType: '@jhola/contract/realtime/events',
  OrderPaymentMethod: '@jhola/contract/orders/payment-methods',
  OrderStatus: '@jhola/contract/orders/statuses',
  PaymentFailure: '@jhola/contract/payments/rules',
  PaymentState: '@jhola/contract/payments/rules',
  PaymentStatus: '@jhola/contract/orders/schema',
  Permission: '@jhola/contract/staff/permissions',
  ProblemKind: '@jhola/contract/orders/problem-kinds',
  ProviderId: '@jhola/contract/payments/schema',
  RefundBearer: '@jhola/contract/payments/refunds/refunds',
  RefundDestination: '@jhola/contract/payments/refunds/refunds',
  RefundReason: '@jhola/contract/payments/refunds/refunds',
  RefundState: '@jhola/contract/payments/refunds/refunds',
  RefundPayoutState: '@jhola/contract/payments/refunds/refunds',
  ReportReason: '@jhola/contract/stores/trust/reports',
  ReviewTag: '@jhola/contract/reviews/routes',
  STORY_KINDS: '@jhola/contract/community/routes',
  STORY_STATES: '@jhola/contract/community/routes',
  SecurityEventKind: '@jhola/contract/admin/routes',
  ShopRole: '@jhola/contract/staff/roles',
  SlotId: '@jhola/contract/stores/hours',
  StaffRole: '@jhola/contract/staff/roles',
  StoreStatus: '@jhola/contract/stores/statuses',
  THEMES: '@jhola/contract/profile/schema',
  TaxMode: '@jhola/contract/tax/gst',
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
