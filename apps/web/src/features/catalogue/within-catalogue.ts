import type { Product } from '../../domain/cart/to-cart-item.ts'
import type { CatalogueFilters } from './api/catalogue-api.ts'

/** Whether a product is within the filter, by the server's rules. */
export const isWithin = (product: Product, { category, belowMrp }: Pick<CatalogueFilters, 'category' | 'belowMrp'>): boolean =>
  (!category || product.category === category) && (!belowMrp || (product.discount > 0 && product.current_stock > 0))
