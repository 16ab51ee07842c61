import { expect, test } from 'vitest'
import { HOSTILE_RETURN_PATHS } from './hostile-return-paths.ts'
import { parseUrl } from './parse-url.ts'
import { toSafePath } from './return-path.ts'

const ORIGIN = 'https://jhola.example'

const decodeOnce = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Where a browser at our origin goes with this text. */
const originReached = (text: string): string | undefined => parseUrl(text, `${ORIGIN}/store-login`)?.origin

test('there are more than 200 hostile return paths, and no two are the same', () => {
  expect(HOSTILE_RETURN_PATHS.length).toBeGreaterThan(200)
  expect(new Set(HOSTILE_RETURN_PATHS).size).toBe(HOSTILE_RETURN_PATHS.length)
})

test('no hostile return path leaves the site, also when something behind us decodes it once or twice more', () => {
  const left = HOSTILE_RETURN_PATHS.filter((text) => {
    const path = toSafePath(text, ORIGIN)
    if (path === null) return false
    const decoded = decodeOnce(parseUrl(path, ORIGIN)?.pathname ?? '')
    return [path, decoded, decodeOnce(decoded)].some((read) => originReached(read) !== ORIGIN)
  })
  expect(left).toEqual([])
})

test('what is allowed once is allowed again, unchanged', () => {
  const allowed = HOSTILE_RETURN_PATHS.map((text) => toSafePath(text, ORIGIN)).filter((path) => path !== null)
  expect(allowed.map((path) => toSafePath(path, ORIGIN))).toEqual(allowed)
})

test('most are refused; the others are strange paths of this site', () => {
  const refused = HOSTILE_RETURN_PATHS.filter((text) => toSafePath(text, ORIGIN) === null)
  expect(refused.length).toBeGreaterThan(180)
  expect(HOSTILE_RETURN_PATHS.filter((text) => !refused.includes(text) && originReached(text) !== ORIGIN)).toEqual([])
})

test.each([
  ['/store/orders?view=table', '/store/orders?view=table'],
  ['/', '/'],
  ['/orders#last', '/orders#last'],
  ['/a/../orders', '/orders'],
  ['/products?q=आटा 5 kg', '/products?q=%E0%A4%86%E0%A4%9F%E0%A4%BE%205%20kg'],
  // A query may hold anything: nobody reads it as a path.
  ['/nearby-stores?next=%2F%2Fevil.example', '/nearby-stores?next=%2F%2Fevil.example'],
  ['/products?q=50%25', '/products?q=50%25'],
])('%j leads to %j', (text, path) => {
  expect(toSafePath(text, ORIGIN)).toBe(path)
})

test.each([[null], [undefined], [7], [{}], [['/orders']]])('%j is not a path', (value) => {
  expect(toSafePath(value, ORIGIN)).toBeNull()
})
