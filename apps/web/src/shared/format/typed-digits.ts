import { PHONE_DIGITS, PINCODE_DIGITS } from '@jhola/contract/constants'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { toLatinDigits } from '@jhola/contract/shared/text/digits'

/** Removes India's country code before a complete number only: an unfinished number may itself begin with 91. */
const COUNTRY_CODE = /^91(?=\d{10})/

/** The digits of typed text in any script, as Latin digits, up to `max` of them. */
export const typedDigits = (text: string, max?: number): string => toLatinDigits(text).replace(/\D/g, '').slice(0, max)

/** The digits and decimal points of typed text. */
export const typedDecimal = (text: string): string => toLatinDigits(text).replace(/[^\d.]/g, '')

/** Ten digits of a typed or pasted phone number, without a country code. */
export const typedPhone = (text: string): string =>
  typedDigits(text, PHONE_DIGITS + 2)
    .replace(COUNTRY_CODE, '')
    .slice(0, PHONE_DIGITS)

/**
 * The number in its wire format (`+91XXXXXXXXXX`), with any typed separators removed; undefined when it is not a phone number.
 */
export const toPhone = (text: string): string | undefined => normalisePhone(typedDigits(text))

/** The digits of a partly typed PIN code. */
export const typedPincode = (text: string): string => typedDigits(text, PINCODE_DIGITS)
