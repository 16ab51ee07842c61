import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { shelfQuery } from '../own-shelves.ts'
import { ShelfRow } from './shelf-row.tsx'

type OwnShelfProps = {
  storeId: string
  title: string
  ids: readonly string[]
  children(product: Product, index: number): ReactNode
}

/** Products that the person chose or bought before, in their order; what the shop has no more is left out. */
export const OwnShelf = ({ storeId, title, ids, children }: OwnShelfProps) => {
  const { data, isError } = useQuery(shelfQuery(storeId, ids))
  const products = data && ids.flatMap((id) => data.products.filter((one) => one.id === id))
  if (isError || products?.length === 0) return null
  return (
    <ShelfRow title={title} products={products}>
      {children}
    </ShelfRow>
  )
}
