import { PHONE_DIGITS } from '@jhola/contract/constants'
import { toLatinDigits } from '@jhola/contract/shared/digits'

/** The digits in what was typed, in Latin ones, at most `most` of them. */
export const typedDigits = (text: string, most: number): string => toLatinDigits(text).replace(/\D/g, '').slice(0, most)

/** Ten digits of a phone number as it is typed or pasted; a country code is left out. */
export const typedPhone = (text: string): string => {
  const digits = typedDigits(text, PHONE_DIGITS + 2)
  const national = digits.length === PHONE_DIGITS + 2 && digits.startsWith('91') ? digits.slice(2) : digits
  return national.slice(0, PHONE_DIGITS)
}
