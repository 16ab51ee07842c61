/** The content of a pack: pieces, or grams or millilitres. */
export type PackContent = { amount: number; of: 'g' | 'ml' | 'piece' }

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
