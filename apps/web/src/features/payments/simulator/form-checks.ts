import { typedDigits } from '../../../shared/format/typed-digits.ts'
import type { TextKey } from '../../../shared/i18n/texts.ts'

/** The fields of the simulator form. Validated here, never sent or stored. */
export type BankField = 'upi' | 'number' | 'expiry' | 'cvv' | 'holder'
export type BankForm = Record<BankField, string>

export const EMPTY_FORM: BankForm = { upi: '', number: '', expiry: '', cvv: '', holder: '' }

const UPI_ID = /^[A-Za-z0-9._-]+@[A-Za-z]{3,}$/
const CARD_DIGITS = 16
const EXPIRY_DIGITS = 4
const CVV_DIGITS_MAX = 4

/** The card number in groups of four, digits only, up to sixteen. */
export const groupCardNumber = (typed: string): string => typedDigits(typed, CARD_DIGITS).replace(/(\d{4})(?=\d)/g, '$1 ')

/** `1227` becomes `12/27` while it is typed. */
export const groupExpiry = (typed: string): string => {
  const digits = typedDigits(typed, EXPIRY_DIGITS)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

export const tidyCvv = (typed: string): string => typedDigits(typed, CVV_DIGITS_MAX)

/** The rule of every field, with its error text. */
const CHECKS: Record<BankField, { isRight(value: string): boolean; error: TextKey }> = {
  upi: { isRight: (value) => UPI_ID.test(value.trim()), error: 'payments.checkout.bank.error.upi' },
  number: {
    isRight: (value) => value.replace(/\s/g, '').length === CARD_DIGITS && /^[\d\s]+$/.test(value),
    error: 'payments.checkout.bank.error.number',
  },
  expiry: { isRight: (value) => /^(0[1-9]|1[0-2])\/\d{2}$/.test(value), error: 'payments.checkout.bank.error.expiry' },
  cvv: { isRight: (value) => /^\d{3,4}$/.test(value), error: 'payments.checkout.bank.error.cvv' },
  holder: { isRight: (value) => value.trim() !== '', error: 'payments.checkout.bank.error.holder' },
}

const FIELDS: Partial<Record<string, readonly BankField[]>> = { upi: ['upi'], card: ['number', 'expiry', 'cvv', 'holder'] }

/** The fields of a payment method; net banking and wallet have none. */
export const bankFieldsOf = (method: string): readonly BankField[] => FIELDS[method] ?? []

/** The error of a field; undefined when it is valid. */
export const bankFieldError = (field: BankField, value: string): TextKey | undefined =>
  CHECKS[field].isRight(value) ? undefined : CHECKS[field].error

/** True when the pay button is enabled. */
export const isBankFormReady = (method: string, form: BankForm): boolean =>
  bankFieldsOf(method).every((field) => bankFieldError(field, form[field]) === undefined)
