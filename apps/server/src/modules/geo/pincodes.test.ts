import { distanceKm } from '@jhola/contract/geo/distance'
import { STATES } from '@jhola/contract/geo/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { demoStores } from '../demo/stores/demo-stores.ts'
import { findPincode, listPincodes, placeByPincode } from './pincodes.ts'

describe('the table', () => {
  test.each(demoStores)('knows where $store_id in $city lies', ({ pincode, state, latitude, longitude }) => {
    const place = findPincode(pincode)
    expect(place).toMatchObject({ pincode, state })
    expect(place && distanceKm(place, { latitude, longitude })).toBeLessThan(10)
  })

  test.each([
    ['110001', 'Delhi'],
    ['500001', 'Telangana'],
    ['682001', 'Kerala'],
    ['781001', 'Assam'],
    ['682555', 'Lakshadweep'],
    ['744101', 'Andaman and Nicobar Islands'],
  ])('%s lies in %s', (pincode, state) => expect(findPincode(pincode)?.state).toBe(state))

  test.each(['000000', '999999', '100000', '110000', '', 'abc'])('knows no %j', (pincode) =>
    expect(findPincode(pincode)).toBeUndefined(),
  )

  test('is nearly complete, lies in India, and names the states as registration does', () => {
    const places = Array.from({ length: 900_000 }, (_, number) => findPincode(String(number + 100_000))).filter(
      (place) => place !== undefined,
    )
    expect(places.length).toBeGreaterThan(19_000)
    for (const { latitude, longitude, district } of places) {
      expect(latitude > 6 && latitude < 37.6 && longitude > 68 && longitude < 97.6 && district !== '').toBe(true)
    }
    expect(new Set(places.map(({ state }) => state))).toEqual(new Set(STATES))
  })
})

test.each(['400070', '110001', '682555', '194101'])(
  '%s reaches as far as the third nearest other one, at least 1 km',
  (pincode) => {
    const place = findPincode(pincode)
    if (!place) throw new Error(pincode)
    const others = listPincodes('', 30_000).filter((other) => other.pincode !== pincode)
    const [, , third = 0] = others.map((other) => distanceKm(place, other)).toSorted((a, b) => a - b)
    expect(placeByPincode(pincode)).toMatchObject({ by: 'pincode', uncertaintyKm: Math.max(1, third) })
  },
)

test('an unknown PIN code has no place', () => expect(placeByPincode('999999')).toBeUndefined())

describe('GET /geo/pincodes/{pincode}', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await buildTestApp()
  })
  afterAll(() => app.close())

  test('tells state, district and centre', async () => {
    const { status, body } = await app.call('GET /geo/pincodes/400070')
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, pincode: '400070', state: 'Maharashtra', district: 'Mumbai Suburban' })
  })

  test('says 404 for a pincode that nobody has', async () => {
    expect(await app.call('GET /geo/pincodes/999999')).toMatchObject({ status: 404, body: { code: 'geo.pincode_unknown' } })
  })

  test.each(['12345', '012345', '1234567', 'abcdef'])('refuses %s', async (pincode) => {
    expect(await app.call(`GET /geo/pincodes/${pincode}`)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })
})
