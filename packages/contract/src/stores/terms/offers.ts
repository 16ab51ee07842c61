import type { Savings } from '../../catalogue/schema.ts'
import type { Store } from '../schema.ts'

/** A customer's possible saving at a shop, by its charges and prices. Amounts in rupees. */
export type StoreOffer =
  | { kind: 'below_mrp'; most_percent: number; count: number }
  | { kind: 'delivery_free' }
  | { kind: 'delivery_free_from'; from: number }
  | { kind: 'no_minimum' }

type Terms = Pick<Store, 'offers_delivery' | 'delivery_fee' | 'free_delivery_from' | 'min_order_amount'>

const offerOfDelivery = ({ offers_delivery, delivery_fee, free_delivery_from }: Terms): StoreOffer[] => {
  if (!offers_delivery) return []
  if (delivery_fee === 0 || free_delivery_from === 0) return [{ kind: 'delivery_free' }]
  return [{ kind: 'delivery_free_from', from: free_delivery_from }]
}

/** The shop's current offers, the biggest first; possibly none. `savings` is unknown until its catalogue was read. */
export const listOffers = (terms: Terms, savings: Savings | undefined): StoreOffer[] => [
  ...(savings && savings.count > 0
    ? [{ kind: 'below_mrp' as const, most_percent: savings.most_percent, count: savings.count }]
    : []),
  ...offerOfDelivery(terms),
  ...(terms.min_order_amount === 0 ? [{ kind: 'no_minimum' as const }] : []),
]
