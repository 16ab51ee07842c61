import { PHONE_DIGITS, PINCODE_DIGITS } from '@jhola/contract/constants'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { toLatinDigits } from '@jhola/contract/shared/text/digits'

/** India's, before a whole number: one that begins with 91 may itself be on its way. */
const COUNTRY_CODE = /^91(?=\d{10})/

/** The digits in what was typed in any script, as Latin ones, at most `most` of them. */
export const typedDigits = (text: string, max?: number): string => toLatinDigits(text).replace(/\D/g, '').slice(0, max)

/** The digits and points in what was typed: a number with decimals. */
export const typedDecimal = (text: string): string => toLatinDigits(text).replace(/[^\d.]/g, '')

/** Ten digits of a phone number as it is typed or pasted; a country code is left out. */
export const typedPhone = (text: string): string =>
  typedDigits(text, PHONE_DIGITS + 2)
    .replace(COUNTRY_CODE, '')
    .slice(0, PHONE_DIGITS)

/** The number as the wire has it (`+91XXXXXXXXXX`), whatever people type between the digits; undefined when it is none. */
export const toPhone = (text: string): string | undefined => normalisePhone(typedDigits(text))

/** The digits of a pincode as far as it is typed. */
export const typedPincode = (text: string): string => typedDigits(text, PINCODE_DIGITS)
