import { typedDecimal } from '../../../shared/format/typed-digits.ts'

/** The keys of the number pad: ten digits, the decimal point, and backspace. */
export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'back'

const AMOUNT = /^\d{0,7}(\.\d{0,2})?$/

/** The typed amount after one more key; a key that would make it invalid is ignored. */
export const pressKey = (typed: string, key: PadKey): string => {
  if (key === 'back') return typed.slice(0, -1)
  const next = typed === '0' && key !== '.' ? key : typed === '' && key === '.' ? '0.' : typed + key
  return AMOUNT.test(next) ? next : typed
}

/** The valid part of a typed or pasted amount. */
export const tidyAmount = (text: string, before: string): string => {
  const tidy = typedDecimal(text).replace(/^0+(?=\d)/, '')
  return AMOUNT.test(tidy) ? tidy : before
}

/** The typed amount in rupees; `null` while it is empty. */
export const rupeesOf = (typed: string): number | null => {
  const rupees = Number(typed)
  return typed === '' || typed === '.' || !Number.isFinite(rupees) ? null : rupees
}
