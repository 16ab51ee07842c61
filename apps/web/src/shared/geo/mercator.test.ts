import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInIndia, metresPerPixel, moveBy, scaleBar, tileAddress, tilesAround, toPixel, toPlace } from './mercator.ts'

const KURLA = { latitude: 19.0728, longitude: 72.8797 }
const india = fc.record({
  latitude: fc.double({ min: 6, max: 38, noNaN: true }),
  longitude: fc.double({ min: 68, max: 98, noNaN: true }),
})

test('the origin is in the north-west and Kurla is in its known tile', () => {
  expect(toPixel({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 })
  const { x, y } = toPixel(KURLA, 16)
  // The other common formula, of OpenStreetMap's wiki: y = (1 - asinh(tan(latitude)) / pi) / 2 of the world.
  expect(x / 256).toBeCloseTo(((KURLA.longitude + 180) / 360) * 2 ** 16, 6)
  expect(y / 256).toBeCloseTo(((1 - Math.asinh(Math.tan((KURLA.latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** 16, 6)
})

test('projecting and back gives the same location, to a metre', () => {
  fc.assert(
    fc.property(india, fc.integer({ min: 3, max: 19 }), (place, zoom) => {
      const back = toPlace(toPixel(place, zoom), zoom)
      expect(Math.abs(back.latitude - place.latitude)).toBeLessThan(1.1e-5)
      expect(Math.abs(back.longitude - place.longitude)).toBeLessThan(1.1e-5)
    }),
  )
})

test('an offset of 100 m is as many pixels as 100 m take, to the right and up', () => {
  const zoom = 17
  const px = 100 / metresPerPixel(KURLA.latitude, zoom)
  const from = toPixel(KURLA, zoom)
  const to = toPixel(moveBy(KURLA, 100, 100), zoom)
  expect(to.x - from.x).toBeCloseTo(px, -0.5)
  expect(from.y - to.y).toBeCloseTo(px, -0.5)
})

describe('the scale bar', () => {
  test('is a round length, up to the wanted width and at least 40% of it', () => {
    fc.assert(
      fc.property(india, fc.integer({ min: 4, max: 19 }), ({ latitude }, zoom) => {
        const { metres, px } = scaleBar(latitude, zoom, 100)
        expect(px).toBeLessThanOrEqual(100)
        expect(px).toBeGreaterThanOrEqual(39.9)
        expect(String(metres)).toMatch(/^[125]0*$/)
      }),
    )
  })
})

describe('tiles', () => {
  test('cover the whole view without gaps or duplicates', () => {
    fc.assert(
      fc.property(india, fc.integer({ min: 5, max: 18 }), (place, zoom) => {
        const tiles = tilesAround(place, zoom, 400, 280)
        expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length)
        expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(-200)
        expect(Math.max(...tiles.map(({ left }) => left + 128))).toBeGreaterThanOrEqual(200)
        expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(-140)
        expect(Math.max(...tiles.map(({ top }) => top + 128))).toBeGreaterThanOrEqual(140)
      }),
    )
  })
  test.each([
    ['https://tile.example/{z}/{x}/{y}.png', 'https://tile.example/17/5/7.png'],
    ['https://{s}.tile.example/{z}/{x}/{y}{r}.png', 'https://a.tile.example/17/5/7.png'],
  ])('%s', (pattern, address) => {
    expect(tileAddress(pattern, { x: 5, y: 7, zoom: 17 })).toBe(address)
  })
})

test.each([
  [KURLA, true],
  [{ latitude: 51.5, longitude: 0 }, false],
  [{ latitude: 5.9, longitude: 80 }, false],
])('%j lies in India: %s', (place, expected) => {
  expect(isInIndia(place)).toBe(expected)
})
