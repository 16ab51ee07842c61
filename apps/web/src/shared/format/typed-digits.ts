import { PHONE_DIGITS, PINCODE_DIGITS } from '@jhola/contract/constants'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { toLatinDigits } from '@jhola/contract/shared/text/digits'

/** What may stand before a complete number: India's code, as often as it was typed or pasted, or the 0 of a trunk call. */
const CODES = /^(?:0*91|0)+?(?=[6-9]\d{9}$)/
/** A `+` says that a country code follows, before the number is complete. */
const PLUS_CODE = /^\s*(?:\+\s*9\s*1[\s-]*)+/
const UNFINISHED_CODE = /^\s*\+\s*9?\s*$/
/** Twice the code and a 0 before the number. */
const CODES_MAX = 5

/** The digits of typed text in any script, as Latin digits, up to `max` of them. */
export const typedDigits = (text: string, max?: number): string => toLatinDigits(text).replace(/\D/g, '').slice(0, max)

/** The digits and decimal points of typed text. */
export const typedDecimal = (text: string): string => toLatinDigits(text).replace(/[^\d.]/g, '')

/**
 * The digits of a typed or pasted phone number for a field that shows `+91` before them: the code that somebody types or pastes
 * again is left out. An unfinished number may itself begin with 91, so without a `+` the code is removed from a complete one only.
 */
export const typedPhone = (text: string): string => {
  const latin = toLatinDigits(text)
  if (UNFINISHED_CODE.test(latin)) return latin.replace(/\s/g, '')
  const digits = typedDigits(latin.replace(PLUS_CODE, ''), PHONE_DIGITS + CODES_MAX)
  const national = digits.replace(CODES, '')
  // 91 and the number without a `+`: the last figures are still to come.
  return national.startsWith('91') && national.length === PHONE_DIGITS + 1 ? national : national.slice(0, PHONE_DIGITS)
}

/**
 * The number in its wire format (`+91XXXXXXXXXX`), with any typed separators removed; undefined when it is not a phone number.
 */
export const toPhone = (text: string): string | undefined => normalisePhone(typedDigits(text))

/** The digits of a partly typed PIN code. */
export const typedPincode = (text: string): string => typedDigits(text, PINCODE_DIGITS)
