import type { ApiReply } from '../../shared/api/api-client.ts'
import type { CartItem } from './cart.ts'

export type Product = ApiReply<'GET /inventory/products'>['products'][number]

/** A product as a line of the cart; `quantity` in selling units. */
export const toCartItem = (product: Product, quantity: number): CartItem => ({
  id: product.id,
  name: product.name,
  name_hi: product.name_hi,
  price: product.price,
  quantity,
  unit: product.unit,
  pack_size: product.pack_size,
  brand: product.brand,
  category: product.category,
  image: product.image,
  loose: product.loose,
  gst_rate: product.gst_rate,
  maxQuantity: product.current_stock,
})
