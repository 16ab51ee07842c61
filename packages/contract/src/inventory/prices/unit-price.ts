/** The content of a pack: pieces, or grams or millilitres. */
export type PackContent = { amount: number; of: 'g' | 'ml' | 'piece' }

/** A price for a fixed amount, in paise, to compare packs of different sizes. */
export type UnitPrice = { paise: number; per: 'kg' | 'liter' | 'piece' }

const MEASURES: Readonly<Record<string, { of: PackContent['of']; amount: number }>> = {
  g: { of: 'g', amount: 1 },
  gm: { of: 'g', amount: 1 },
  gms: { of: 'g', amount: 1 },
  gram: { of: 'g', amount: 1 },
  grams: { of: 'g', amount: 1 },
  kg: { of: 'g', amount: 1000 },
  kgs: { of: 'g', amount: 1000 },
  ml: { of: 'ml', amount: 1 },
  l: { of: 'ml', amount: 1000 },
  ltr: { of: 'ml', amount: 1000 },
  liter: { of: 'ml', amount: 1000 },
  litre: { of: 'ml', amount: 1000 },
  piece: { of: 'piece', amount: 1 },
  pieces: { of: 'piece', amount: 1 },
  pcs: { of: 'piece', amount: 1 },
  pc: { of: 'piece', amount: 1 },
  tablets: { of: 'piece', amount: 1 },
  dozen: { of: 'piece', amount: 12 },
}

const PACK = /^(?:(\d{1,3})\s*[x×*]\s*)?(\d{1,6}(?:\.\d{1,3})?)\s*([a-z]+)\.?$/

/** Parses `500 g`, `1.5 L`, `6 x 200 ml`, `10 pieces`; `undefined` for anything else. */
export const readPackSize = (text: string): PackContent | undefined => {
  const [, times = '1', number, word = ''] = PACK.exec(text.trim().toLowerCase()) ?? []
  const measure = MEASURES[word]
  if (number === undefined || !measure) return undefined
  const amount = Number(times) * Number(number) * measure.amount
  return amount > 0 ? { amount, of: measure.of } : undefined
}

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
