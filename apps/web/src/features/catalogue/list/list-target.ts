import type { Product } from '../../../domain/cart/to-cart-item.ts'

/** The shop whose shelf is searched, and what takes a product of the list; `quantity` in selling units. */
export type ListTarget = {
  storeId: string
  /** Whether a photo of the list can be sent instead: not at the counter. */
  takesPhotos?: boolean
  onTake(product: Product, quantity: number): void
}
