import type { placeOrder } from './place-order.ts'

export type { OrderToPlace, PlacedOrder } from './place-order.ts'
export type PlaceOrder = typeof placeOrder

/** What sends an order, or keeps it on this device; loaded while the customer fills in the steps. */
export const loadPlaceOrder = () => import('./place-order.ts')
