import { expect, test } from 'vitest'
import { anOrder } from '../../../../../test/fixtures/orders.ts'
import { draftOf, placeProblems, toChange } from './own-draft.ts'

const order = anOrder({
  delivery_address: '14 Pipe Road, Kurla West, 400070',
  pincode: '400070',
  landmark: 'near the temple',
  if_missing: 'best_match',
})
const draft = draftOf(order)

test('nothing is sent while nothing differs; the PIN code is a field of its own', () => {
  expect(toChange(draft, order)).toEqual({})
  expect(draft.place).toEqual({ line: '14 Pipe Road, Kurla West', landmark: 'near the temple', pincode: '400070' })
})

test('another house in the same street keeps the PIN code, by which the shop delivers, and the landmark', () =>
  expect(toChange({ ...draft, place: { ...draft.place, line: '16 Pipe Road, Kurla West ' } }, order)).toEqual({
    address: { line: '16 Pipe Road, Kurla West', landmark: 'near the temple', pincode: '400070' },
  }))

test('a part that is changed is sent alone', () => {
  expect(toChange({ ...draft, ifMissing: 'call' }, order)).toEqual({ if_missing: 'call' })
  expect(toChange({ ...draft, slot: { slot: 'express', date: null } }, order)).toEqual({ time: { slot: 'express' } })
  expect(toChange({ ...draft, notes: ' Ring twice ' }, order)).toEqual({ notes: 'Ring twice' })
})

test('an address that nobody finds and a PIN code that is none are told at the field', () => {
  expect(placeProblems(draft.place)).toEqual({ line: false, pincode: false })
  expect(placeProblems({ line: 'Kurla', landmark: '', pincode: '4000' })).toEqual({ line: true, pincode: true })
  expect(placeProblems({ line: '14 Pipe Road, Kurla', landmark: '', pincode: '' })).toEqual({ line: false, pincode: false })
})
