import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CITIES } from '../../../domain/place/cities.ts'
import { readNearbyAddress, writeNearbyAddress } from './nearby-address.ts'

const read = (address: string) => readNearbyAddress(new URLSearchParams(address))

test.each([
  ['', { km: 10, city: undefined, named: undefined, isMap: false }],
  ['km=15&city=Jaipur&view=map', { km: 15, city: CITIES.find(({ name }) => name === 'Jaipur'), named: undefined, isMap: true }],
  ['km=7&city=Atlantis&at=hello&view=x', { km: 10, city: undefined, named: undefined, isMap: false }],
  ['at=91,10', { km: 10, city: undefined, named: undefined, isMap: false }],
  [
    'km=5&at=19.073,72.88&place=Kurla+West&pin=400070',
    {
      km: 5,
      city: undefined,
      named: { latitude: 19.073, longitude: 72.88, name: 'Kurla West', pincode: '400070' },
      isMap: false,
    },
  ],
  ['at=0,0&pin=012345', { km: 10, city: undefined, named: { latitude: 0, longitude: 0, name: '', pincode: '' }, isMap: false }],
])('%j', (address, expected) => expect(read(address)).toEqual(expected))

test('a written URL is read back', () => {
  const degrees = (max: number) => fc.integer({ min: -max * 1000, max: max * 1000 }).map((steps) => steps / 1000)
  const named = fc.record({
    latitude: degrees(90),
    longitude: degrees(180),
    name: fc.string({ maxLength: 40 }).map((name) => name.trim()),
    pincode: fc.constantFrom('', '400070'),
  })
  fc.assert(
    fc.property(
      fc.constantFrom(5, 10, 15),
      fc.option(fc.constantFrom(...CITIES), { nil: undefined }),
      fc.option(named, { nil: undefined }),
      fc.boolean(),
      (km, city, place, isMap) => {
        const address = { km, city, named: place, isMap }
        expect(readNearbyAddress(new URLSearchParams(writeNearbyAddress(address)))).toEqual(address)
      },
    ),
  )
})
