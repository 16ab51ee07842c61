import type { Product } from '../../domain/cart/to-cart-item.ts'
import type { CatalogueFilters } from './api/catalogue-api.ts'

/** Is a product in the part of the shelf that is looked at? As the server decides it. */
export const isWithin = (product: Product, { category, belowMrp }: Pick<CatalogueFilters, 'category' | 'belowMrp'>): boolean =>
  (!category || product.category === category) && (!belowMrp || (product.discount > 0 && product.current_stock > 0))
