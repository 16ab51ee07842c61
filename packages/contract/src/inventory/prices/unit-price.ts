import { readPackSize } from '../../shared/pack-size.ts'

/** A price for a fixed amount, in paise, to compare packs of different sizes. */
export type UnitPrice = { paise: number; per: 'kg' | 'liter' | 'piece' }

const PER = { g: { per: 'kg', amount: 1000 }, ml: { per: 'liter', amount: 1000 }, piece: { per: 'piece', amount: 1 } } as const

/**
 * The price of a kilogram, litre or piece in a pack, rounded to the paisa; `undefined` if the pack size is unknown, or one
 * piece.
 */
export const unitPriceOf = (product: { price_paise: number; unit: string; pack_size: string | null }): UnitPrice | undefined => {
  const content = readPackSize(product.pack_size ?? `1 ${product.unit}`)
  if (!content || (content.of === 'piece' && content.amount === 1)) return undefined
  const { per, amount } = PER[content.of]
  return { paise: Math.round((product.price_paise * amount) / content.amount), per }
}

/** A price to compare sizes by, as screens show it: ₹12 for `100 g`. `per` is written like a pack size. */
export type ShownUnitPrice = { rupees: number; per: string }

const SMALL = { kg: '100 g', liter: '100 ml', piece: '1 piece' } as const
const LARGE = { kg: '1 kg', liter: '1 liter', piece: '1 piece' } as const

/** In a pack below a kilogram or litre people compare by 100 g or 100 ml. */
const isSmall = (pack_size: string | null): boolean => {
  const content = readPackSize(pack_size ?? '')
  return content !== undefined && content.of !== 'piece' && content.amount < 1000
}

type Priced = { price: number; unit: string; pack_size: string | null }

/** Prices to compare these sizes of one product by: all for 100 g as soon as one of them is below a kilogram. Prices in rupees. */
export const shownUnitPrices = (sizes: readonly Priced[]): (ShownUnitPrice | null)[] => {
  const isFine = sizes.some(({ pack_size }) => isSmall(pack_size))
  return sizes.map(({ price, unit, pack_size }) => {
    const found = unitPriceOf({ price_paise: Math.round(price * 100), unit, pack_size })
    if (!found || found.paise === 0) return null
    if (found.per === 'piece') return { rupees: found.paise / 100, per: SMALL.piece }
    return isFine
      ? { rupees: Math.round(found.paise / 10) / 100, per: SMALL[found.per] }
      : { rupees: found.paise / 100, per: LARGE[found.per] }
  })
}

/** The same of one product; `null` where it says no more than the price itself. */
export const shownUnitPrice = (product: Priced & { loose: boolean }): ShownUnitPrice | null => {
  const [shown = null] = product.loose ? [] : shownUnitPrices([product])
  return shown && shown.rupees !== product.price ? shown : null
}
