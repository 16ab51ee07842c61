import { typedDecimal } from '../../../shared/format/typed-digits.ts'

/** What is on the number pad: ten digits, the point, and taking the last one back. */
export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'back'

const AMOUNT = /^\d{0,7}(\.\d{0,2})?$/

/** An amount as far as it is typed, after one more key; what makes no amount changes nothing. */
export const pressKey = (typed: string, key: PadKey): string => {
  if (key === 'back') return typed.slice(0, -1)
  const next = typed === '0' && key !== '.' ? key : typed === '' && key === '.' ? '0.' : typed + key
  return AMOUNT.test(next) ? next : typed
}

/** What was typed or pasted into a field, as far as it makes an amount. */
export const tidyAmount = (text: string, before: string): string => {
  const tidy = typedDecimal(text).replace(/^0+(?=\d)/, '')
  return AMOUNT.test(tidy) ? tidy : before
}

/** Rupees of a typed amount; `null` while there are none. */
export const rupeesOf = (typed: string): number | null => {
  const rupees = Number(typed)
  return typed === '' || typed === '.' || !Number.isFinite(rupees) ? null : rupees
}
