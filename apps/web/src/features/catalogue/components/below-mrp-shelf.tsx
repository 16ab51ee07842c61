import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { belowMrpQuery } from '../api/catalogue-api.ts'
import { ShelfRow } from './shelf-row.tsx'

type BelowMrpShelfProps = { storeId: string; onAll(): void; children(product: Product, index: number): ReactNode }

/** What the shop sells below its MRP, the biggest saving first. Nothing when it cannot be loaded: the same products stand below too. */
export const BelowMrpShelf = ({ storeId, onAll, children }: BelowMrpShelfProps) => {
  const { t } = useT()
  const { data, isError } = useQuery(belowMrpQuery(storeId))
  if (isError || data?.products.length === 0) return null
  return (
    <ShelfRow title={t('stores.belowMrp')} products={data?.products} onAll={onAll}>
      {children}
    </ShelfRow>
  )
}
