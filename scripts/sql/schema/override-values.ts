import { SECURITY_EVENT_KINDS, type SecurityEventKind } from '@jhola/contract/admin/routes'
import { SIGN_IN_METHODS, type SignInMethod } from '@jhola/contract/auth/factors/rules'
import { STOCK_MODES, type StockMode } from '@jhola/contract/availability/stock-modes'
import { VEG_MARKS, type VegMark } from '@jhola/contract/catalogue/schema'
import { STORY_KINDS, STORY_STATES } from '@jhola/contract/community/routes'
import { LANGUAGES } from '@jhola/contract/constants'
import { GRIEVANCE_KINDS, type GrievanceKind } from '@jhola/contract/grievances/kinds'
import { MOVEMENT_KINDS, type MovementKind } from '@jhola/contract/inventory/stock/movements'
import { MISSING_CHOICES, type MissingChoice } from '@jhola/contract/orders/missing-choice'
import {
  GIVEN_CHANGES,
  type GivenChange,
  ORDER_CHANGE_STATES,
  type OrderChangeState,
} from '@jhola/contract/orders/packing/given-line'
import { ORDER_PAYMENT_METHODS, type OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import { PROBLEM_KINDS, type ProblemKind } from '@jhola/contract/orders/problem-kinds'
import { type DeliverySlot, deliverySlotSchema, PAYMENT_STATUSES, type PaymentStatus } from '@jhola/contract/orders/schema'
import {
  ACTOR_KINDS,
  type ActorKind,
  DELIVERY_TYPES,
  type DeliveryType,
  ORDER_STATUSES,
  type OrderStatus,
} from '@jhola/contract/orders/statuses'
import { CLOSING_REASONS, type ClosingReason } from '@jhola/contract/payments/dashboard/day-closing'
import {
  RECORDED_REFUND_REASONS,
  REFUND_BEARERS,
  REFUND_DESTINATIONS,
  REFUND_STATES,
  type RecordedRefundReason,
  type RefundBearer,
  type RefundDestination,
  type RefundPayoutState,
  type RefundState,
} from '@jhola/contract/payments/refunds/refunds'
import { PAYMENT_FAILURES, PAYMENT_STATES, type PaymentFailure, type PaymentState } from '@jhola/contract/payments/rules'
import { BANK_REFUNDS, BANK_STATES, type BankPayment, PROVIDER_IDS, type ProviderId } from '@jhola/contract/payments/schema'
import { CONSENT_KINDS, type ConsentKind, THEMES } from '@jhola/contract/profile/schema'
import { ORDER_EVENT_TYPES, type OrderEventType } from '@jhola/contract/realtime/events'
import type { Language } from '@jhola/contract/shared/wire'
import { SHOP_ROLES, type ShopRole, STAFF_ROLES, type StaffRole } from '@jhola/contract/staff/roles'
import { SLOT_IDS, type SlotId } from '@jhola/contract/stores/hours'
import { STORE_STATUSES, type StoreStatus } from '@jhola/contract/stores/statuses'
import { REPORT_REASONS, type ReportReason } from '@jhola/contract/stores/trust/reports'
import { TAX_MODES, type TaxMode } from '@jhola/contract/tax/gst'

type Complete<Type extends string, Values extends readonly Type[]> = [Type] extends [Values[number]] ? unknown : never

/** Values of a type; the compiler refuses one too many and one too few. */
const all =
  <Type extends string>() =>
  <const Values extends readonly Type[]>(values: Values & Complete<Type, Values>): readonly string[] =>
    values

const BANK_REPORT = `Exclude<BankPayment['state'], 'given_back'> | \`return_\${RefundPayoutState}\``

/** The values of the named types that `column-overrides.ts` gives to columns, under the words that stand there. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  ActorKind: all<ActorKind>()(ACTOR_KINDS),
  GivenChange: all<GivenChange>()(GIVEN_CHANGES),
  MissingChoice: all<MissingChoice>()(MISSING_CHOICES),
  OrderChangeState: all<OrderChangeState>()(ORDER_CHANGE_STATES),
  "BankPayment['state']": all<BankPayment['state']>()(BANK_STATES),
  [BANK_REPORT]: all<Exclude<BankPayment['state'], 'given_back'> | `return_${RefundPayoutState}`>()([
    'open',
    'approved',
    'declined',
    'timed_out',
    'return_sent',
    'return_done',
    'return_failed',
  ]),
  ClosingReason: all<ClosingReason>()(CLOSING_REASONS),
  ConsentKind: all<ConsentKind>()(CONSENT_KINDS),
  GrievanceKind: all<GrievanceKind>()(GRIEVANCE_KINDS),
  DeliverySlot: all<DeliverySlot>()(deliverySlotSchema.options),
  DeliveryType: all<DeliveryType>()(DELIVERY_TYPES),
  Language: all<Language>()(LANGUAGES),
  MovementKind: all<MovementKind>()(MOVEMENT_KINDS),
  OrderEventType: all<OrderEventType>()(ORDER_EVENT_TYPES),
  OrderPaymentMethod: all<OrderPaymentMethod>()(ORDER_PAYMENT_METHODS),
  OrderStatus: all<OrderStatus>()(ORDER_STATUSES),
  PaymentFailure: all<PaymentFailure>()(PAYMENT_FAILURES),
  PaymentState: all<PaymentState>()(PAYMENT_STATES),
  PaymentStatus: all<PaymentStatus>()(PAYMENT_STATUSES),
  ProblemKind: all<ProblemKind>()(PROBLEM_KINDS),
  ProviderId: all<ProviderId>()(PROVIDER_IDS),
  ReportReason: all<ReportReason>()(REPORT_REASONS),
  RefundBearer: all<RefundBearer>()(REFUND_BEARERS),
  RefundDestination: all<RefundDestination>()(REFUND_DESTINATIONS),
  RefundPayoutState: all<RefundPayoutState>()(['sent', 'done', 'failed']),
  RecordedRefundReason: all<RecordedRefundReason>()(RECORDED_REFUND_REASONS),
  RefundState: all<RefundState>()(REFUND_STATES),
  SecurityEventKind: all<SecurityEventKind>()(SECURITY_EVENT_KINDS),
  ShopRole: all<ShopRole>()(SHOP_ROLES),
  SignInMethod: all<SignInMethod>()(SIGN_IN_METHODS),
  SlotId: all<SlotId>()(SLOT_IDS),
  StaffRole: all<StaffRole>()(STAFF_ROLES),
  StockMode: all<StockMode>()(STOCK_MODES),
  VegMark: all<VegMark>()(VEG_MARKS),
  StoreStatus: all<StoreStatus>()(STORE_STATUSES),
  TaxMode: all<TaxMode>()(TAX_MODES),
  '(typeof BANK_REFUNDS)[number]': BANK_REFUNDS,
  '(typeof STORY_KINDS)[number]': STORY_KINDS,
  '(typeof STORY_STATES)[number]': STORY_STATES,
  '(typeof THEMES)[number]': THEMES,
}

const LITERALS = /^'[^']*'( \| '[^']*')*$/
/** Types of JSON and of arrays, which no list of values stands for. */
const STRUCTURED = /[{<]|\[\]$|^(AskedPacking|OwnChangeBefore|CashCount|StoredInvoice \| CreditNote)$/

/** The values of an override: a union of literals or a named one. `structured`: JSON or an array. Undefined: not known. */
export const overrideValues = (type: string): readonly string[] | 'structured' | undefined => {
  if (LITERALS.test(type)) return [...type.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)
  return VALUES[type] ?? (STRUCTURED.test(type) ? 'structured' : undefined)
}
