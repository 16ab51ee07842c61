import type { Place } from '../../geo/distance.ts'
import type { Paise } from '../../shared/money.ts'
import type { StoreClock } from '../../stores/hours.ts'
import type { OfferedSlots } from '../../stores/schema.ts'
import type { TaxMode } from '../../tax/gst.ts'
import type { OrderPaymentMethod } from '../payment-methods.ts'
import type { DeliveryPricing } from './pricing.ts'

/** The shop's settings for placing orders. Times are the shop's; money in paise. */
export type StoreOrderSettings = StoreClock & {
  store_id: string
  version: number
  place: Place
  pincode: string
  delivery_radius_km: number
  offers_delivery: boolean
  offers_pickup: boolean
  minOrderPaise: Paise
  delivery: DeliveryPricing
  tax_mode: TaxMode
  /** A shop of the composition scheme may not collect tax: its prices contain none (CGST Act s.10). */
  collects_tax?: boolean
  /** Customers pay whole rupees. Left out: the exact amount. */
  rounds_total?: boolean
  takes_cod: boolean
  upi_vpa: string | null
  /** The name that UPI apps show for it; null: not given. */
  upi_payee_name?: string | null
  /** True until the shop has delivered ten orders. */
  is_new?: boolean
  /** UPI straight to the shop is asked for once it has accepted. */
  asks_upi_after?: boolean
  /** Payment methods of the payment service of this shop; none without a service. */
  online_methods?: readonly OrderPaymentMethod[]
  prep_minutes: number
  busy_until?: string | null
  offered_slots: OfferedSlots
  accept_within_minutes: number
}

/** The product data for placing orders; stock in base units that can still be sold. */
export type ProductPricing = {
  product_id: string
  version: number
  name: string
  unit: string
  unit_size: number
  loose: boolean
  active: boolean
  pricePaise: Paise
  gst_rate_percent: number
  available: number
  /** When what is off the shelf is there again; null or left out: it is there, or nobody knows. */
  back_at?: string | null
}

/** The state of the shop and its products when an order arrives. */
export type OrderConditions = {
  store: StoreOrderSettings
  products: ReadonlyMap<string, ProductPricing>
  nowMs: number
  isByShop: boolean
}
