import { expect, test } from 'vitest'
import { NO_CUSTOMER } from '../../../domain/account/customer-info.ts'
import { firstStep, stepOfAddress } from './steps.ts'

const KNOWN = { ...NO_CUSTOMER, name: 'Kavita Shah', phone: '9100000137' }
const WHOLE = { ...KNOWN, address: '14 Pipe Road, Kurla West', pincode: '400070' }

test.each([
  ['a new person', NO_CUSTOMER, 0],
  ['a number that is none', { ...WHOLE, phone: '12' }, 0],
  ['no address yet', KNOWN, 1],
  ['an address without its PIN code', { ...WHOLE, pincode: '' }, 1],
  ['everything is known', WHOLE, 2],
])('the checkout begins at what is missing: %s', (_what, info, expected) => {
  expect(firstStep(info)).toBe(expected)
})

test.each([
  ['no step: the first', null, 2, WHOLE, 2],
  ['one step back', 'customer', 2, WHOLE, 0],
  ['the delivery', 'delivery', 0, KNOWN, 1],
  ['the review', 'payment', 0, WHOLE, 2],
  ['the review of nobody: a link from elsewhere', 'payment', 0, NO_CUSTOMER, 0],
  ['an unknown name', 'gift', 1, KNOWN, 1],
] as const)('the step of the address: %s', (_what, named, first, info, expected) => {
  expect(stepOfAddress(named, first, info)).toBe(expected)
})
