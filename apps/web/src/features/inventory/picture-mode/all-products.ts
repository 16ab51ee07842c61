import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api-client.ts'
import type { InventoryProduct } from '../data/inventory-api.ts'

const PAGE = 100
/** Picture mode has no search, so products are browsed: the number of list pages loaded at a time. */
const PAGES_AT_ONCE = 10

const readPage = (page: number) => api('GET /inventory/shelf', { query: { page, pageSize: PAGE, status: 'active' } })

/** Products from a page of the list on, the total, and the next page to load. */
const readFrom = async (start: number) => {
  const first = await readPage(start)
  const end = Math.min(start + PAGES_AT_ONCE - 1, first.totalPages)
  const others = await Promise.all(Array.from({ length: Math.max(0, end - start) }, (_, index) => readPage(start + index + 1)))
  return {
    goods: [first, ...others].flatMap(({ products }) => products),
    total: first.total,
    next: end < first.totalPages ? end + 1 : null,
  }
}

/** Every product of the shop, for browsing. */
export const allProductsQuery = infiniteQueryOptions({
  queryKey: ['GET /inventory/shelf', 'all'],
  queryFn: ({ pageParam }) => readFrom(pageParam),
  initialPageParam: 1,
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => ({ goods: pages.flatMap(({ goods }) => goods), total: pages[0]?.total ?? 0 }),
  staleTime: 0,
})

/** One category with its picture. */
export type ProductSection = { category: string; image: string; goods: readonly InventoryProduct[] }

/** Products by category, the largest category first; a category's picture is that of its first product. */
export const toProductSections = (goods: readonly InventoryProduct[]): ProductSection[] => {
  const shelves = Map.groupBy(goods, ({ category }) => category)
  return [...shelves]
    .map(([category, of]) => ({ category, image: of.find(({ image }) => image)?.image ?? '', goods: of }))
    .toSorted((a, b) => b.goods.length - a.goods.length || a.category.localeCompare(b.category))
}
