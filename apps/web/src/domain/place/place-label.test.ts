import { expect, test } from 'vitest'
import { placeLabel } from './place-label.ts'

test.each([
  ['Kurla West', '400070', 'Kurla West, 400070'],
  ['400070, Kurla West', '400070', 'Kurla West, 400070'],
  ['Kurla West, 400070', '400070', 'Kurla West, 400070'],
  ['Kurla West', '', 'Kurla West'],
  ['', '400070', '400070'],
  ['', '', 'Near you'],
])('%j, %j', (name, pincode, expected) => expect(placeLabel({ name, pincode }, 'Near you')).toBe(expected))
