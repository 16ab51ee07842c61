import { expect, test } from 'vitest'
import { type KeptAddress, withAddress } from './kept-addresses.ts'

const at = (address: string, label = '', more: Partial<KeptAddress> = {}): KeptAddress => ({
  label,
  address,
  landmark: '',
  pincode: '400070',
  place: null,
  ...more,
})
const HOME = at('14 Pipe Road, Kurla West', 'Home', { place: { latitude: 19.07, longitude: 72.88 } })
const WORK = at('5 Mill Lane, Kurla East', 'Work')

test.each([
  ['a new one comes first', [HOME], WORK, ['Work', 'Home']],
  [
    'one that was used again moves to the front and keeps its name',
    [WORK, HOME],
    at('14 pipe road  Kurla West'),
    ['Home', 'Work'],
  ],
  ['one is named anew', [HOME], { ...HOME, label: 'Mother' }, ['Mother']],
  ['a name stands for one address: the person has moved', [HOME, WORK], at('8 New Street, Sion', 'Home'), ['Home', 'Work']],
  ['without a name', [HOME], at('8 New Street, Sion'), ['', 'Home']],
])('%s', (_what, kept, used, expected) => {
  expect(withAddress(kept, used).map(({ label }) => label)).toEqual(expected)
})

test('the pin of a known address stays, and the oldest of six is dropped', () => {
  expect(withAddress([HOME], at('14 Pipe Road, Kurla West'))[0]?.place).toEqual(HOME.place)
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<KeptAddress[]>((kept, name) => withAddress(kept, at(name)), [])
  expect(many.map(({ address }) => address)).toEqual(['f', 'e', 'd', 'c', 'b'])
})
