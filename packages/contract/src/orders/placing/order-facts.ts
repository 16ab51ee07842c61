import type { Place } from '../../geo/distance.ts'
import type { Paise } from '../../shared/money.ts'
import type { StoreClock } from '../../stores/hours.ts'
import type { OfferedSlots } from '../../stores/schema.ts'
import type { TaxMode } from '../../tax/gst.ts'
import type { OrderPaymentMethod } from '../payment-methods.ts'
import type { DeliveryPricing } from './pricing.ts'

/** What placing needs to know of a shop. Times are the shop's; money in paise. */
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
  /** A shop of the composition scheme may not collect tax: there is none in its prices (CGST Act s.10). */
  collects_tax?: boolean
  takes_cod: boolean
  upi_vpa: string | null
  /** What a payment service takes for this shop; none when there is no service. */
  online_methods?: readonly OrderPaymentMethod[]
  prep_minutes: number
  busy_until?: string | null
  offered_slots: OfferedSlots
  accept_within_minutes: number
}

/** What placing needs to know of a product; stock in base units that can still be promised. */
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
}

/** What is true of the shop and its goods when an order comes in. */
export type OrderFacts = {
  store: StoreOrderSettings
  products: ReadonlyMap<string, ProductPricing>
  nowMs: number
  isByShop: boolean
}
