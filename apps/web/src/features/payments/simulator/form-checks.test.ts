import { expect, test } from 'vitest'
import {
  type BankField,
  bankFieldError,
  bankFieldsOf,
  EMPTY_FORM,
  groupCardNumber,
  groupExpiry,
  isBankFormReady,
} from './form-checks.ts'

const right: [BankField, string][] = [
  ['upi', 'asha.rao_1@okbank'],
  ['number', '4111 1111 1111 1111'],
  ['expiry', '12/27'],
  ['cvv', '123'],
  ['cvv', '1234'],
  ['holder', 'Asha'],
]
test.each(right)('%s: %s is right', (field, value) => expect(bankFieldError(field, value)).toBeUndefined())

const wrong: [BankField, string][] = [
  ['upi', 'asha'],
  ['upi', 'asha@ok'],
  ['upi', 'asha rao@okbank'],
  ['number', '4111 1111 1111 111'],
  ['number', '4111-1111-1111-1111'],
  ['expiry', '13/27'],
  ['expiry', '00/27'],
  ['expiry', '1227'],
  ['cvv', '12'],
  ['cvv', '12345'],
  ['holder', '  '],
]
test.each(wrong)('%s: %s is wrong', (field, value) =>
  expect(bankFieldError(field, value)).toBe(`payments.checkout.bank.error.${field}`),
)

test('numbers are grouped as they are typed', () => {
  expect(groupCardNumber('4111111111111111999')).toBe('4111 1111 1111 1111')
  expect(groupCardNumber('41111a')).toBe('4111 1')
  expect(groupCardNumber('४१११११')).toBe('4111 11')
  expect(groupExpiry('۱۲۲۷')).toBe('12/27')
  expect(['1', '12', '122', '12271'].map(groupExpiry)).toEqual(['1', '12', '12/2', '12/27'])
})

test('the button is enabled when every field of the payment method is valid', () => {
  expect(isBankFormReady('card', EMPTY_FORM)).toBe(false)
  expect(isBankFormReady('card', { ...EMPTY_FORM, ...Object.fromEntries(right) })).toBe(true)
  expect(isBankFormReady('wallet', EMPTY_FORM)).toBe(true)
  expect(bankFieldsOf('upi')).toEqual(['upi'])
})
