import type { SavedAddress } from '@jhola/contract/profile/schema'
import { expect, test } from 'vitest'
import { NO_CUSTOMER } from '../../../domain/account/customer-info.ts'
import { chosenAddress, fieldsOf } from './saved-address.ts'

const saved = (overrides: Partial<SavedAddress> = {}): SavedAddress => ({
  address_id: '0190c0de-0000-7000-8000-000000000001',
  label: 'Home',
  name: 'Asha Rao',
  phone: '+919876543210',
  line: '12 Pipe Road, Kurla West',
  landmark: 'Near the temple',
  city: 'Mumbai',
  pincode: '400070',
  is_usual: true,
  ...overrides,
})

test.each<[string, Partial<SavedAddress>, string]>([
  ['the city follows', {}, '12 Pipe Road, Kurla West, Mumbai'],
  ['no city, no comma', { city: '' }, '12 Pipe Road, Kurla West'],
  ['a city that is there already is not said twice', { line: '12 Pipe Road, MUMBAI' }, '12 Pipe Road, MUMBAI'],
])('%s', (_, overrides, address) => {
  expect(fieldsOf(saved(overrides))).toEqual({
    name: 'Asha Rao',
    phone: '9876543210',
    address,
    landmark: 'Near the temple',
    pincode: '400070',
  })
})

test('a saved address is selected while its fields are unchanged', () => {
  const [home, work] = [saved(), saved({ address_id: '0190c0de-0000-7000-8000-000000000002', line: '5 Mill Lane, Parel' })]
  const info = { ...NO_CUSTOMER, ...fieldsOf(work) }
  expect(chosenAddress([home, work], info)).toBe(work)
  expect(chosenAddress([home, work], { ...info, name: 'Somebody else' })).toBe(work)
  expect(chosenAddress([home, work], { ...info, pincode: '400071' })).toBeUndefined()
  expect(chosenAddress([home, work], NO_CUSTOMER)).toBeUndefined()
})
