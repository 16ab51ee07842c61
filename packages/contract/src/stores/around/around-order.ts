import type { AroundResult } from './schema.ts'

export const AROUND_ORDERS = ['near', 'price'] as const
export type AroundOrder = (typeof AROUND_ORDERS)[number]

type Ordered = {
  shop: Pick<AroundResult['shop'], 'is_open' | 'distance_km'>
  products: readonly Pick<AroundResult['products'][number], 'stock_status' | 'price'>[]
}

const lowestOf = ({ products }: Ordered): number =>
  Math.min(...products.filter(({ stock_status }) => stock_status !== 'out_of_stock').map(({ price }) => price))

const hasIt = ({ products }: Ordered): boolean => products.some(({ stock_status }) => stock_status !== 'out_of_stock')

/**
 * Shops that have it before shops where it is out of stock, open ones before closed ones, then the nearest; or by the lowest price among
 * shops that have it.
 */
export const orderAround = <T extends Ordered>(results: readonly T[], order: AroundOrder): T[] =>
  results.toSorted(
    (a, b) =>
      Number(hasIt(b)) - Number(hasIt(a)) ||
      (order === 'price' && hasIt(a) ? lowestOf(a) - lowestOf(b) : 0) ||
      Number(b.shop.is_open) - Number(a.shop.is_open) ||
      a.shop.distance_km - b.shop.distance_km,
  )
