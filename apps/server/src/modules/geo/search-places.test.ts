import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { wordsOf } from '@jhola/contract/catalogue/search/text/fold'
import { soundKey } from '@jhola/contract/catalogue/search/text/sound-key'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { loadConfig } from '../../config.ts'
import { findPincode } from './pincodes.ts'
import { searchPlaces } from './search-places.ts'

const named = (typed: string) => searchPlaces(typed).map(({ name, pincode }) => `${name} ${pincode ?? ''}`.trim())

describe('a place is found', () => {
  test.each([
    ['kurla', 'Kurla West 400070'],
    ['Kurla west', 'Kurla West 400070'],
    ['कुर्ला', 'Kurla West 400070'],
    ['kurla mumbai', 'Kurla West 400070'],
    ['chandni chowk', 'Chandni Chowk 110006'],
    ['चांदनी चौक', 'Chandni Chowk 110006'],
    ['chandni chauk', 'Chandni Chowk 110006'],
    ['chandani chawk', 'Chandni Chowk 110006'],
    ['jaipur', 'Jaipur'],
    ['जयपुर', 'Jaipur'],
    ['jaypur', 'Jaipur'],
    ['bombay', 'Mumbai'],
    ['bandra bombay', 'Bandra West 400050'],
    ['ahmedabad', 'Ahmedabad'],
    ['jaipur rajasthan', 'Jaipur'],
    ['दिल्ली', 'Delhi 110006'],
    ['லக்னோ', 'Lucknow'],
    ['சென்னை', 'Chennai'],
    ['ممبئی', 'Mumbai'],
    ['અમદાવાદ', 'Ahmedabad'],
  ])('by %j', (typed, expected) => expect(named(typed)).toContain(expected))

  /** Finds the city by its name on the screens. Skipped: Urdu writes one English word as two, and Odisha has its own Jayapur. */
  test.each(['ta', 'te', 'bn', 'mr', 'gu', 'kn', 'ml', 'pa', 'or', 'as', 'ur'])(
    'by what the large cities are called in %s',
    (language) => {
      const names = JSON.parse(readFileSync(join(loadConfig({}).paths.locales, language, 'names.json'), 'utf8')) as Record<
        string,
        string
      >
      const missed = ['Mumbai', 'Delhi', 'Bengaluru', 'Chennai', 'Ahmedabad', 'Jaipur', 'Kolkata', 'Lucknow'].filter(
        (city) =>
          !searchPlaces(names[city] ?? '').some(({ name, district, state }) => `${name} ${district} ${state}`.includes(city)),
      )
      expect(missed).toEqual(language === 'or' ? ['Jaipur'] : language === 'ur' ? ['Ahmedabad'] : [])
    },
  )

  test('the whole district stands first, and lies where its pincodes do', () => {
    const [first] = searchPlaces('pune')
    expect(first).toMatchObject({ name: 'Pune', district: 'Pune', state: 'Maharashtra', pincode: null })
    expect(first?.latitude).toBeCloseTo(18.5, 0)
    expect(first?.longitude).toBeCloseTo(73.9, 0)
  })

  test('by the first digits of a pincode, and by all of them', () => {
    expect(searchPlaces('4000').map(({ pincode }) => pincode)).toEqual(expect.arrayContaining(['400001', '400003']))
    expect(searchPlaces('400070')).toEqual([{ name: 'Mumbai Suburban', ...findPincode('400070') }])
    expect(searchPlaces('४०००७०')).toHaveLength(1)
  })

  test.each(['xqzw', '40', '000', '4000701', '400070 kurla x', '--', '🙂'])('nothing is made up for %j', (typed) =>
    expect(searchPlaces(typed)).toEqual([]),
  )
})

test('whatever is typed gives at most eight places of India', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
      const places = searchPlaces(typed)
      expect(places.length).toBeLessThanOrEqual(8)
      for (const { latitude, longitude } of places) expect(latitude > 6 && latitude < 37.6 && longitude > 68).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('the sounds in the file are those of today; else scripts/generate/pincodes.ts has to run again', () => {
  const rows = gunzipSync(readFileSync(join(import.meta.dirname, 'localities.tsv.gz')))
    .toString('utf8')
    .trimEnd()
    .split('\n')
  const old = rows.filter((row) => {
    const [, name = '', sounds] = row.split('\t')
    return (
      wordsOf(name)
        .map((word) => soundKey(word))
        .join(' ') !== sounds
    )
  })
  expect(old).toEqual([])
  expect(rows.length).toBeGreaterThan(20_000)
})

describe('GET /geo/places', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await buildTestApp()
  })
  afterAll(() => app.close())

  test('answers with places', async () => {
    const { status, body } = await app.call(`GET /geo/places?search=${encodeURIComponent('कुर्ला वेस्ट')}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      places: [{ name: 'Kurla West', district: 'Mumbai Suburban', pincode: '400070' }],
    })
  })

  test.each(['', '?search=a', '?search=%20%20a', `?search=${'x'.repeat(61)}`, '?search=ab&q=1'])('refuses %s', async (query) =>
    expect(await app.call(`GET /geo/places${query}`)).toMatchObject({ status: 400, body: { code: 'request.invalid' } }),
  )
})
