import { expect, test } from 'vitest'
import { createI18nStore, textOf } from './i18n-store.ts'

test('texts requested at the same time are all loaded afterwards', async () => {
  const store = createI18nStore('en')
  await Promise.all([store.need(['common', 'errors']), store.need(['common', 'cart', 'tracking'])])
  expect([...store.read().areas].toSorted()).toEqual(['cart', 'common', 'errors', 'tracking'])
  expect(textOf(store.read(), 'errors.server.failed')).toBe('An error occurred')
})

test('the language chosen last is shown with all texts, whatever else was loading', async () => {
  const store = createI18nStore('en')
  let heard = 0
  store.subscribe(() => (heard += 1))
  await Promise.all([store.need(['common']), store.choose('hi'), store.need(['errors'])])
  expect(store.read().language).toBe('hi')
  expect([...store.read().areas].toSorted()).toEqual(['common', 'errors'])
  expect(textOf(store.read(), 'common.back')).toBe('वापस')
  expect(heard).toBeGreaterThan(0)
})

test('screens rerender for another language or a missing text, not for every loaded area', async () => {
  const store = createI18nStore('en')
  await store.need(['common'])
  const before = store.shown()
  await store.need(['cart'])
  expect(store.shown()).toBe(before)
  expect(textOf(store.read(), 'cart.empty')).not.toBe('cart.empty')
  store.miss()
  await store.need(['errors'])
  const after = store.shown()
  expect(after).not.toBe(before)
  await store.need(['tracking'])
  expect(store.shown()).toBe(after)
  await store.choose('hi')
  expect(store.shown()).toBe(store.read())
})

test('of two languages picked one after the other the second is shown, also when its texts load first', async () => {
  const store = createI18nStore('en')
  await store.need(['common'])
  await createI18nStore('bn').need(['common'])
  await Promise.all([store.choose('ta'), store.choose('bn')])
  expect(store.read().language).toBe('bn')
})
