import { expect, test } from 'vitest'
import { findProblems } from './find-problems.ts'
import { flatten } from './flatten.ts'

const english = {
  cart: { title: 'Cart', items_one: '{{count}} item', items_other: '{{count}} items' },
  status: { pending: 'Pending' },
}
const hindi = { cart: { title: 'झोला', items_one: '{{count}} चीज़', items_other: '{{count}} चीज़ें' }, status: { pending: 'बाकी' } }
const code = `t('shop.cart.title'); t('shop.cart.items', { count }); t(\`shop.status.\${status}\`)`

const check = (en: unknown, hi: unknown, source = code) =>
  findProblems(
    new Map([
      ['en', new Map(flatten(en, 'shop'))],
      ['hi', new Map(flatten(hi, 'shop'))],
    ]),
    [source],
  )

test('complete catalogues whose every key is used have no problem', () => {
  expect(check(english, hindi)).toEqual([])
})

test.each([
  ['a missing key', { ...hindi, status: {} }, 'hi: shop.status.pending is missing'],
  ['a key English does not have', { ...hindi, more: 'और' }, 'hi: shop.more is not in English'],
  ['an empty text', { ...hindi, status: { pending: ' ' } }, 'hi: shop.status.pending is empty'],
  [
    'a missing plural form',
    { ...hindi, cart: { title: 'झोला', items_other: '{{count}}' } },
    'hi: shop.cart.items_one is missing',
  ],
  [
    'another placeholder',
    { ...hindi, cart: { ...hindi.cart, title: '{{name}} झोला' } },
    'hi: shop.cart.title has placeholders [name], English has []',
  ],
])('%s is named', (_what, translated, problem) => {
  expect(check(english, translated)).toContain(problem)
})

test('a key that no code uses, and a used key that does not exist, are named', () => {
  expect(check({ ...english, extra: 'Extra' }, { ...hindi, extra: 'अतिरिक्त' })).toEqual(['en: shop.extra is not used'])
  expect(check(english, hindi, `${code}; t('shop.cart.nothing')`)).toEqual(['en: shop.cart.nothing is used and does not exist'])
})
