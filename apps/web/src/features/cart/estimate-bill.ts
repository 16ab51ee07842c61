import {
  computeFreeDeliveryGap,
  computeTotals,
  counterDeliveryPricing,
  DEFAULT_DELIVERY_PRICING,
  type DeliveryPricing,
} from '@jhola/contract/orders/placing/pricing'
import type { DeliveryType } from '@jhola/contract/orders/statuses'
import { type Paise, paise, paiseToRupees } from '@jhola/contract/shared/money'
import { baseUnitsPerUnit } from '@jhola/contract/shared/weight'
import type { Store } from '@jhola/contract/stores/schema'
import type { TaxMode } from '@jhola/contract/tax/gst'
import type { CartItem } from '../../domain/cart/cart.ts'

/** The amounts of a bill, in rupees. The server's quote has the same names. */
export type Bill = {
  subtotal: number
  discount: number
  tax: number
  tax_mode: TaxMode
  delivery_fee: number
  express_fee: number
  round_off: number
  total_amount: number
  free_delivery_gap: number
}

export type BillTerms = { store: Store | undefined; deliveryType: DeliveryType; isExpress: boolean; isByShop?: boolean }

/** Prices stored on the device may be corrupt; a bill must not break the page. */
const toPaise = (rupees: number): Paise => paise(Math.round(rupees * 100))

const deliveryTerms = (store: Store | undefined): DeliveryPricing =>
  store
    ? {
        feePaise: toPaise(store.delivery_fee),
        freeFromPaise: toPaise(store.free_delivery_from),
        expressFeePaise: toPaise(store.express_fee),
      }
    : DEFAULT_DELIVERY_PRICING

/** Estimated bill from the contract's rules and the prices on this device: used until the shop has answered, and offline. */
export const estimateBill = (items: readonly CartItem[], { store, deliveryType, isExpress, isByShop }: BillTerms): Bill => {
  const terms = isByShop ? counterDeliveryPricing(deliveryTerms(store)) : deliveryTerms(store)
  const taxMode = store?.tax_mode ?? 'exclusive'
  const totals = computeTotals({
    lines: items.map((item) => {
      const unitSize = baseUnitsPerUnit(item.unit)
      return {
        unitPricePaise: toPaise(item.price),
        quantity: Math.round(item.quantity * unitSize),
        unitSize,
        gstRatePercent: store?.collects_tax === false ? 0 : item.gst_rate,
      }
    }),
    taxMode,
    deliveryType,
    isExpress,
    terms,
    // A shop kept on the device by an older version of this app does not say it: on is the default.
    roundsTotal: store?.rounds_total ?? true,
  })
  return {
    subtotal: paiseToRupees(totals.subtotal),
    discount: paiseToRupees(totals.discount),
    tax: paiseToRupees(totals.tax),
    tax_mode: taxMode,
    delivery_fee: paiseToRupees(totals.deliveryFee),
    express_fee: paiseToRupees(totals.expressFee),
    round_off: paiseToRupees(totals.roundOff),
    total_amount: paiseToRupees(totals.total),
    free_delivery_gap: paiseToRupees(computeFreeDeliveryGap(totals.subtotal, terms)),
  }
}
