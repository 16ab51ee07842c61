import { describe, expect, test } from 'vitest'
import { toPhone } from '../../../shared/format/typed-digits.ts'
import { marksOf } from './mark-fields.ts'
import { CHECKS, fieldsOfStep, findErrors } from './validation.ts'

describe('the fields of the checkout', () => {
  test.each([
    ['name', '', 'checkout.error.name'],
    ['name', '   ', 'checkout.error.name'],
    ['name', 'Asha', undefined],
    ['phone', '', 'checkout.error.phoneMissing'],
    ['phone', '98765', 'checkout.error.phone'],
    ['phone', '5876543210', 'checkout.error.phone'],
    ['phone', '98765432101', 'checkout.error.phone'],
    ['phone', '98765 43210', undefined],
    ['phone', '+91-98765-43210', undefined],
    ['phone', '098765 43210', undefined],
    ['email', '', undefined],
    ['email', 'asha@', 'checkout.error.email'],
    ['email', 'asha@example', 'checkout.error.email'],
    ['email', 'as ha@example.in', 'checkout.error.email'],
    ['email', ' asha@example.in ', undefined],
    ['address', '', 'checkout.error.addressMissing'],
    ['address', '12 Road    ', 'checkout.error.address'],
    ['address', '12345 6789', undefined],
    ['landmark', '', undefined],
    ['pincode', '400001', undefined],
    ['pincode', '040001', 'checkout.error.pincode'],
    ['pincode', '4000', 'checkout.error.pincode'],
    ['deliveryNotes', '', undefined],
  ] as const)('%s %j', (field, value, error) => {
    expect(CHECKS[field](value)).toBe(error)
  })

  test.each([
    ['98765 43210', '+919876543210'],
    ['98765-43210 ', '+919876543210'],
    ['91 98765 43210', '+919876543210'],
    ['98765.a.43210', '+919876543210'],
    ['९८७६५ ४३२१०', '+919876543210'],
    ['+۹۱ ۹۸۷۶۵۴۳۲۱۰', '+919876543210'],
    ['०९८७६५४३२१०', '+919876543210'],
    ['12345', undefined],
  ])('the number %j goes out as %j', (typed, phone) => {
    expect(toPhone(typed)).toBe(phone)
  })
})

test('a step lists its invalid fields in field order; a pickup requires no address', () => {
  const info = { name: '', phone: '98', email: 'x', address: 'short', landmark: '', pincode: '', deliveryNotes: '' }
  expect(findErrors(info, fieldsOfStep(0, false)).map(({ field }) => field)).toEqual(['name', 'phone', 'email'])
  expect(findErrors(info, fieldsOfStep(1, false)).map(({ field }) => field)).toEqual(['address', 'pincode'])
  expect(findErrors(info, fieldsOfStep(1, true))).toEqual([])
})

test("the server's problems are mapped to our fields, first step first; others are ignored", () => {
  const problem = (field: string) => ({ field, code: 'invalid', message: `about ${field}` })
  expect(marksOf([problem('deliveryAddress.addressLine1'), problem('items.0.quantity'), problem('customer.phone')])).toEqual([
    { field: 'phone', step: 0, message: 'about customer.phone' },
    { field: 'address', step: 1, message: 'about deliveryAddress.addressLine1' },
  ])
  expect(marksOf([problem('deliveryAddressBook')])).toEqual([])
})
