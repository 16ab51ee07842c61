// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { MissingChoice } from '@jhola/contract/orders/missing-choice'
import type { OwnChangeBefore } from '@jhola/contract/orders/own-change/own-change-before'
import type { AskedPacking } from '@jhola/contract/orders/packing/asked-packing'
import type { GivenChange, OrderChangeState } from '@jhola/contract/orders/packing/given-line'
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { ProblemKind } from '@jhola/contract/orders/problem-kinds'
import type { DeliverySlot, PaymentStatus } from '@jhola/contract/orders/schema'
import type { ActorKind, DeliveryType, OrderStatus } from '@jhola/contract/orders/statuses'
import type { OrderEventType } from '@jhola/contract/realtime/events'
import type { Language } from '@jhola/contract/shared/wire'
import type { ShopRole } from '@jhola/contract/staff/roles'
import type { SlotId } from '@jhola/contract/stores/hours'
import type { TaxMode } from '@jhola/contract/tax/gst'

export type Statements = {
  count_all_orders: {
    params: {
      store_id: string
    }
    row: {
      count: number
    }
  }
  count_by_status: {
    params: {
      store_id: string
      statuses: readonly string[] | null
      payment_method: string | null
      payment_status: string | null
      from: Date | string | null
      to: Date | string | null
      min_paise: number | null
      max_paise: number | null
      channel: string | null
      pattern?: string
      hides_contacts?: boolean
      other_pattern?: string
    }
    row: {
      all: number
      pending: number
      confirmed: number
      preparing: number
      ready: number
      out_for_delivery: number
      delivered: number
    }
  }
  count_customer_orders: {
    params: {
      user_id: string
      phone: string | null
    }
    row: {
      total: number
    }
  }
  count_orders: {
    params: {
      store_id: string
      statuses?: readonly string[] | null
      payment_method?: string | null
      payment_status?: string | null
      from?: Date | string | null
      to?: Date | string | null
      min_paise?: number | null
      max_paise?: number | null
      channel?: string | null
      pattern?: string
      hides_contacts?: boolean
      other_pattern?: string
    }
    row: {
      count: number
    }
  }
  count_shop_by_status: {
    params: {
      store_id: string
    }
    row: {
      all: number
      delivered: number
      pending: number
      confirmed: number
      preparing: number
      ready: number
      out_for_delivery: number
    }
  }
  detach_orders: {
    params: {
      user_id: string
    }
    row: never
  }
  find_last_change: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      actor_label: string
      at: Date
    }
  }
  find_order: {
    params: {
      order_id: string
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      token_hash: Buffer
      customer_user_id: string | null
      customer_name: string
      customer_phone: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      item_notes: Readonly<Record<string, string>> | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      rounds_total: boolean | null
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      refunded_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      paid_by_service: boolean
      rest_claimed_at: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string
      language: Language
      urgent: boolean
      practice: boolean
      version: number
      created_at: Date
      updated_at: Date
      if_missing: MissingChoice
      store_name: string
      store_phone: string
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore; unseen_parts: unknown[] | null } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
    }
  }
  find_order_customer: {
    params: {
      user_id: string
    }
    row: {
      phone: string | null
    }
  }
  find_shop_order: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      token_hash: Buffer
      customer_user_id: string | null
      customer_name: string
      customer_phone: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      item_notes: Readonly<Record<string, string>> | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      rounds_total: boolean | null
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      refunded_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      paid_by_service: boolean
      rest_claimed_at: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string
      language: Language
      urgent: boolean
      practice: boolean
      version: number
      created_at: Date
      updated_at: Date
      if_missing: MissingChoice
      store_name: string
      store_phone: string
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore; unseen_parts: unknown[] | null } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
    }
  }
  find_suspended_store: {
    params: {
      store_id: string
    }
    row: {
      reason: string
      upi_vpa: string | null
      upi_payee_name: string | null
    }
  }
  forget_shop_person: {
    params: {
      store_ids: readonly string[]
      user_id: string
    }
    row: never
  }
  give_back_place: {
    params: {
      store_id: string
      date: string
      slot: string
    }
    row: never
  }
  insert_past_orders: {
    params: {
      store_id: string
      orders: string
    }
    row: never
  }
  list_customer_orders: {
    params: {
      user_id: string
      phone: string | null
      limit: number
      skipped: number
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      token_hash: Buffer
      customer_user_id: string | null
      customer_name: string
      customer_phone: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      item_notes: Readonly<Record<string, string>> | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      rounds_total: boolean | null
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      refunded_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      paid_by_service: boolean
      rest_claimed_at: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string
      language: Language
      urgent: boolean
      practice: boolean
      version: number
      created_at: Date
      updated_at: Date
      if_missing: MissingChoice
      store_name: string
      store_phone: string
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore; unseen_parts: unknown[] | null } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
    }
  }
  list_full_slots: {
    params: {
      store_id: string
      from_date: string
      capacity: number
    }
    row: {
      date: string
      slot: SlotId
    }
  }
  list_orders: {
    params: {
      store_id: string
      statuses?: readonly string[] | null
      payment_method?: string | null
      payment_status?: string | null
      from?: Date | string | null
      to?: Date | string | null
      min_paise?: number | null
      max_paise?: number | null
      channel?: string | null
      limit: number
      offset: number
      pattern?: string
      hides_contacts?: boolean
      other_pattern?: string
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      token_hash: Buffer
      customer_user_id: string | null
      customer_name: string
      customer_phone: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      item_notes: Readonly<Record<string, string>> | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      rounds_total: boolean | null
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      refunded_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      paid_by_service: boolean
      rest_claimed_at: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string
      language: Language
      urgent: boolean
      practice: boolean
      version: number
      created_at: Date
      updated_at: Date
      if_missing: MissingChoice
      store_name: string
      store_phone: string
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore; unseen_parts: unknown[] | null } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
    }
  }
  list_orders_by_ids: {
    params: {
      store_ids: readonly string[]
      order_ids: readonly string[]
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      token_hash: Buffer
      customer_user_id: string | null
      customer_name: string
      customer_phone: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      item_notes: Readonly<Record<string, string>> | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      rounds_total: boolean | null
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      refunded_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      paid_by_service: boolean
      rest_claimed_at: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string
      language: Language
      urgent: boolean
      practice: boolean
      version: number
      created_at: Date
      updated_at: Date
      if_missing: MissingChoice
      store_name: string
      store_phone: string
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore; unseen_parts: unknown[] | null } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
    }
  }
  list_orders_of_day: {
    params: {
      store_id: string
      from: Date | string
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      token_hash: Buffer
      customer_user_id: string | null
      customer_name: string
      customer_phone: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      item_notes: Readonly<Record<string, string>> | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      rounds_total: boolean | null
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      refunded_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      paid_by_service: boolean
      rest_claimed_at: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string
      language: Language
      urgent: boolean
      practice: boolean
      version: number
      created_at: Date
      updated_at: Date
      if_missing: MissingChoice
      store_name: string
      store_phone: string
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore; unseen_parts: unknown[] | null } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
    }
  }
  list_orders_to_export: {
    params: {
      store_id: string
      statuses?: readonly string[] | null
      payment_method?: string | null
      payment_status?: string | null
      from?: Date | string | null
      to?: Date | string | null
      min_paise?: number | null
      max_paise?: number | null
      channel?: string | null
      limit: number
      offset: number
      pattern?: string
      hides_contacts?: boolean
      other_pattern?: string
    }
    row: {
      store_id: string
      order_no: number
      customer_name: string
      customer_phone: string
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      total_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      channel: string
      created_at: Date
      items: { product_name: string; product_name_hi: string | null; unit: string; pack_size: string | null; unit_size: number; quantity: number }[]
    }
  }
  lock_order: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      status: OrderStatus
      delivery_type: DeliveryType
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      rest_claimed_at: Date | null
      rest_claimed_paise: number | null
      acknowledged_at: Date | null
      accept_by: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      practice: boolean
      unproven: boolean
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      is_packed: boolean
      refunded_paise: number
      token_hash: Buffer
      customer_user_id: string | null
      version: number
      has_problem: boolean
    }
  }
  open_slot_counter: {
    params: {
      store_id: string
      date: string
      slot: SlotId
    }
    row: never
  }
  read_board: {
    params: {
      store_id: string
    }
    row: {
      seq: number
      store_id: string | null
      order_id: string | null
      order_no: number | null
      token_hash: Buffer | null
      customer_user_id: string | null
      customer_name: string | null
      customer_phone: string | null
      customer_email: string | null
      delivery_type: DeliveryType | null
      delivery_address: string | null
      landmark: string | null
      pincode: string | null
      notes: string | null
      item_notes: Readonly<Record<string, string>> | null
      subtotal_paise: number | null
      discount_paise: number | null
      tax_paise: number | null
      tax_mode: TaxMode | null
      delivery_fee_paise: number | null
      express_fee_paise: number | null
      round_off_paise: number | null
      rounds_total: boolean | null
      total_paise: number | null
      paid_paise: number | null
      given_back_paise: number | null
      refunded_paise: number | null
      status: OrderStatus | null
      payment_method: OrderPaymentMethod | null
      payment_status: PaymentStatus | null
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      paid_by_service: boolean | null
      rest_claimed_at: Date | null
      delivery_slot: DeliverySlot | null
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string | null
      language: Language | null
      urgent: boolean | null
      practice: boolean | null
      version: number | null
      created_at: Date | null
      updated_at: Date | null
      if_missing: MissingChoice | null
      store_name: string | null
      store_phone: string | null
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore; unseen_parts: unknown[] | null } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
    }
  }
  read_metrics: {
    params: {
      store_id: string
      from: Date | string
    }
    row: {
      total_orders: number
      pending_orders: number
      completed_orders: number
      cancelled_orders: number
      revenue_paise: number
      new_customers: number
    }
  }
  read_store_seq: {
    params: {
      store_id: string
    }
    row: {
      seq: number
    }
  }
  read_totals: {
    params: {
      store_id: string
      statuses: readonly string[] | null
      payment_method: string | null
      payment_status: string | null
      from: Date | string | null
      to: Date | string | null
      min_paise: number | null
      max_paise: number | null
      channel: string | null
      pattern?: string
      hides_contacts?: boolean
      other_pattern?: string
    }
    row: {
      customers: number
      value_paise: number
    }
  }
  search_orders: {
    params: {
      store_id: string
      statuses?: readonly string[] | null
      payment_method?: string | null
      payment_status?: string | null
      from?: Date | string | null
      to?: Date | string | null
      min_paise?: number | null
      max_paise?: number | null
      channel?: string | null
      limit: number
      offset: number
      pattern?: string
      hides_contacts?: boolean
      other_pattern?: string
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      token_hash: Buffer
      customer_user_id: string | null
      customer_name: string
      customer_phone: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      item_notes: Readonly<Record<string, string>> | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      rounds_total: boolean | null
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      refunded_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      paid_by_service: boolean
      rest_claimed_at: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string
      language: Language
      urgent: boolean
      practice: boolean
      version: number
      created_at: Date
      updated_at: Date
      if_missing: MissingChoice
      store_name: string
      store_phone: string
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore; unseen_parts: unknown[] | null } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
      total: number
    }
  }
  take_place: {
    params: {
      store_id: string
      date: string
      slot: string
      capacity: number | null
    }
    row: never
  }
  write_order_change: {
    params: {
      status: OrderStatus | null
      payment_status: PaymentStatus | null
      payment_method: OrderPaymentMethod | null
      refunded_paise: number | null
      paid_paise: number | null
      given_back_paise: number | null
      is_claim_missed: boolean
      payment_claimed_at: Date | string | null
      at: Date | string
      rest_claimed_at: Date | string | null
      is_rest_claim_over: boolean
      rest_claimed_paise: number | null
      kind: ActorKind
      acknowledged_at: Date | string | null
      estimated_delivery: Date | string | null
      cancellation_reason: string | null
      cancelled_by: ('store' | 'customer' | 'system') | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      text: string | null
      problem_answer: string | null
      store_id: string
      order_id: string
      version: number
      order_status: OrderStatus | null
      type: OrderEventType
      user_id: string | null
      label: string
      actor_role: ShopRole | null
      reason: string | null
    }
    row: {
      event_seq: number
    }
  }
}
