import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { Store } from '@jhola/contract/stores/schema'

/** Delivery types that this shop offers. Only the delivery step reads them; it is loaded later. */
export const deliveryTypesOf = (store: Pick<Store, 'offers_delivery' | 'offers_pickup'>): DeliveryType[] =>
  [store.offers_delivery && ('delivery' as const), store.offers_pickup && ('pickup' as const)].filter((type) => type !== false)
