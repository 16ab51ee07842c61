import type { StoreOffer } from '@jhola/contract/stores/offers'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { I18nProvider } from '../../../shared/i18n/i18n-context.tsx'
import { createI18nStore } from '../../../shared/i18n/i18n-store.ts'
import { StoreOffers } from './store-offers.tsx'

const i18n = createI18nStore('en')
beforeAll(() => i18n.need(['common', 'stores', 'stores.offers']))

const html = (offers: readonly StoreOffer[], isBelowMrp = false) =>
  renderToString(
    <I18nProvider store={i18n}>
      <StoreOffers offers={offers} isBelowMrp={isBelowMrp} onBelowMrp={() => undefined} />
    </I18nProvider>,
  )
const textOf = (text: string) =>
  text
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('each offer shows its value and its conditions', () => {
  const offers: StoreOffer[] = [
    { kind: 'below_mrp', most_percent: 23, count: 1 },
    { kind: 'delivery_free_from', from: 1499.5 },
    { kind: 'no_minimum' },
  ]
  expect(textOf(html(offers))).toBe(
    'Up to 23% below MRP 1 product Free delivery On orders from ₹1,499.50 No smallest order Order just one thing',
  )
})

test('the filter for prices below the MRP is a toggle button with its state', () => {
  const offers: StoreOffer[] = [{ kind: 'below_mrp', most_percent: 9, count: 12 }, { kind: 'delivery_free' }]
  expect(html(offers)).toMatch(/<button type="button" aria-pressed="false"/)
  expect(html(offers, true)).toMatch(/<button type="button" aria-pressed="true"/)
  expect(textOf(html(offers))).toContain('12 products Free delivery On every order')
})

test('without offers nothing is shown, not even a heading', () => {
  expect(html([])).toBe('')
})
