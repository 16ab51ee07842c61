import { expect, test } from 'vitest'
import { FIRST_ICONS } from './first-icons.ts'
import { FURTHER_ICONS } from './further-icons.ts'

const sources = import.meta.glob<string>(
  [
    '../../../features/{cart,catalogue,landing}/**/*.tsx',
    '../../../features/orders/{checkout,tracking,my-orders,invoice}/**/*.tsx',
    '../../../features/stores/{common,discovery,page}/**/*.tsx',
    '../../shell/*.tsx',
    '../../../app/*.tsx',
    '../../../app/page/*.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
)

test('customer pages use only icons of their own download', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(30)
  const missing = Object.entries(sources).flatMap(([file, text]) => {
    const used = [...text.matchAll(/\b(?:icon|iconEnd|name|fallback)[=:]\s*\{?['"]([a-z-]+)['"]/g)].map((match) => match[1] ?? '')
    return used
      .filter((name) => Object.hasOwn(FURTHER_ICONS, name) && !Object.hasOwn(FIRST_ICONS, name))
      .map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})
