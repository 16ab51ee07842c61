import type { Product } from '../../../domain/cart/to-cart-item.ts'

/** The shop whose shelf is searched, and what takes a product of the list; `quantity` in selling units. */
export type ListTarget = { storeId: string; onTake(product: Product, quantity: number): void }
