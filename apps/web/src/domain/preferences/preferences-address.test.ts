import { expect, test } from 'vitest'
import { preferenceSectionOf, preferencesPath } from './preferences-address.ts'

test.each([
  ['?preferences=auto-accept', 'auto-accept'],
  ['?order=1&preferences=hours', 'hours'],
  ['?preferences=nothing', null],
  ['', null],
])('%s opens %s', (search, section) => expect(preferenceSectionOf(search)).toBe(section))

test('the rest of the address is unchanged', () => {
  const place = { pathname: '/store/orders', search: '?view=table&preferences=hours' }
  expect(preferencesPath(place, 'display')).toBe('/store/orders?view=table&preferences=display')
  expect(preferencesPath(place, null)).toBe('/store/orders?view=table')
  expect(preferencesPath({ pathname: '/store-dashboard', search: '?preferences=hours' }, null)).toBe('/store-dashboard')
})
