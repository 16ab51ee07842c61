import type { SavedAddress } from '@jhola/contract/profile/schema'
import { expect, test } from 'vitest'
import { NO_CUSTOMER } from '../../../domain/account/customer-info.ts'
import { chosenAddress, knownAddresses } from './known-address.ts'

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
  expect(knownAddresses([saved(overrides)], [])).toEqual([
    {
      id: saved().address_id,
      label: 'Home',
      person: { name: 'Asha Rao', phone: '9876543210' },
      fields: { address, landmark: 'Near the temple', pincode: '400070' },
      place: null,
      isUsual: true,
    },
  ])
})

test('addresses of this device follow those of the account, each once', () => {
  const place = { latitude: 19.07, longitude: 72.88 }
  const kept = [
    { label: 'Home', address: '12 Pipe Road, Kurla West, mumbai', landmark: '', pincode: '400070', place },
    { label: '', address: '5 Mill Lane, Parel', landmark: '', pincode: '400012', place },
  ]
  expect(knownAddresses([saved()], kept).map(({ label }) => label)).toEqual(['Home', '5 Mill Lane, Parel'])
  expect(knownAddresses([], kept)).toMatchObject([{ label: 'Home', person: null, place }, { place }])
})

test('an address is selected while its fields are unchanged', () => {
  const [home, work] = knownAddresses([saved(), saved({ address_id: 'work', line: '5 Mill Lane, Parel' })], [])
  const known = [home, work].filter((one) => one !== undefined)
  const info = { ...NO_CUSTOMER, name: 'Asha Rao', ...work?.fields }
  expect(chosenAddress(known, info)).toBe(work)
  expect(chosenAddress(known, { ...info, name: 'Somebody else' })).toBe(work)
  expect(chosenAddress(known, { ...info, pincode: '400071' })).toBeUndefined()
  expect(chosenAddress(known, NO_CUSTOMER)).toBeUndefined()
})
