import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { Store } from '@jhola/contract/stores/schema'

/** How orders can be had from this shop: asked by the delivery step only, which is loaded later. */
export const deliveryTypesOf = (store: Pick<Store, 'offers_delivery' | 'offers_pickup'>): DeliveryType[] =>
  [store.offers_delivery && ('delivery' as const), store.offers_pickup && ('pickup' as const)].filter((type) => type !== false)
