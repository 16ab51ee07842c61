import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api-client.ts'
import type { ShelfProduct } from '../api/inventory.ts'

const PAGE = 100
/** A shop of pictures is looked through, not searched: so many at most. */
const PAGES_MOST = 10

const readPage = (page: number) => api('GET /inventory/shelf', { query: { page, pageSize: PAGE, status: 'active' } })

const readAll = async (): Promise<ShelfProduct[]> => {
  const first = await readPage(1)
  const pages = Math.min(PAGES_MOST, first.totalPages)
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => readPage(index + 2)))
  return [first, ...others].flatMap(({ products }) => products)
}

/** Everything that the shop sells, to look through. */
export const allGoodsQuery = queryOptions({ queryKey: ['GET /inventory/shelf', 'all'], queryFn: readAll, staleTime: 0 })

/** One category with a picture that stands for it. */
export type Shelf = { category: string; image: string; goods: readonly ShelfProduct[] }

/** Goods by category, as people shop: the largest shelf first; its first picture stands for it. */
export const toShelves = (goods: readonly ShelfProduct[]): Shelf[] => {
  const shelves = Map.groupBy(goods, ({ category }) => category)
  return [...shelves]
    .map(([category, of]) => ({ category, image: of.find(({ image }) => image)?.image ?? '', goods: of }))
    .toSorted((a, b) => b.goods.length - a.goods.length || a.category.localeCompare(b.category))
}
