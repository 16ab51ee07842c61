import { PHONE_DIGITS } from '@jhola/contract/constants'

const DEVANAGARI_ZERO = 0x0966

/** The digits in what was typed, in Latin ones (some Hindi keyboards type their own), at most `most` of them. */
export const typedDigits = (text: string, most: number): string =>
  text
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/\D/g, '')
    .slice(0, most)

/** Ten digits of a phone number as it is typed or pasted; a country code is left out. */
export const typedPhone = (text: string): string => {
  const digits = typedDigits(text, PHONE_DIGITS + 2)
  const national = digits.length === PHONE_DIGITS + 2 && digits.startsWith('91') ? digits.slice(2) : digits
  return national.slice(0, PHONE_DIGITS)
}
