import { MOST_RENDERED_ORDERS } from '@jhola/contract/constants'
import { describe, expect, test } from 'vitest'
import { OWNER } from '../../../test/fixtures/account.ts'
import { anOrder } from '../../../test/fixtures/orders.ts'
import { anOwnStore, PREFERENCES } from '../../../test/fixtures/stores.ts'
import { createI18nStore } from '../../shared/i18n/i18n-store.ts'
import { renderCounter } from './counter-first-view.tsx'

const ORDER = anOrder()

/** What the visitor's calls answer, by path; a call that is not there is refused. */
const answers = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  '/auth/me': { success: true, user: OWNER },
  '/auth/shared-device': { success: true, device: null },
  '/orders/board': { success: true, orders: [ORDER], seq: 1 },
  '/stores/me': { success: true, store: anOwnStore() },
  '/stores/me/preferences': { success: true, preferences: PREFERENCES },
  ...over,
})

const render = async (over: Record<string, unknown> = {}) => {
  const i18n = createI18nStore('en')
  await i18n.need(['common', 'errors'])
  const found = answers(over)
  return renderCounter({
    url: new URL('https://jhola.test/store/orders'),
    i18n,
    own: async ({ url }) => {
      const answer = found[new URL(url, 'https://jhola.test').pathname.replace('/api/v1', '')]
      return answer
        ? { status: 200, text: JSON.stringify(answer) }
        : { status: 401, text: '{"success":false,"code":"auth.required","message":"no"}' }
    },
  })
}

describe('the first view of the board', () => {
  test('shows the orders of the visitor, with the data that the app goes on with', async () => {
    const view = await render()
    expect(view?.body).toContain(ORDER.order_number)
    expect(view?.body).toContain(ORDER.customer_name)
    // Inline styles are refused by the policy of our pages.
    expect(view?.body.match(/<[^>]* style=[^>]*>/g)).toBeNull()
    expect(
      view?.client
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.status === 'success'),
    ).toHaveLength(3)
    expect(view?.route.path).toBe('/store/orders')
  })

  test.each([
    ['nobody is signed in', { '/auth/me': { success: true, user: null } }],
    ['the visitor is no person of a shop', { '/auth/me': { success: true, user: { ...OWNER, store_id: null } } }],
    ['the person came in by a PIN', { '/auth/me': { success: true, user: { ...OWNER, after_pin: true } } }],
    ['the person may not see orders', { '/auth/me': { success: true, user: { ...OWNER, permissions: ['shop.see'] } } }],
    ['several people share the device', { '/auth/shared-device': { success: true, device: { store_name: 'Asha Kirana' } } }],
    [
      'the shop works with pictures',
      { '/stores/me/preferences': { success: true, preferences: { ...PREFERENCES, literacyLevel: 'none' } } },
    ],
    ['the session has ended', { '/auth/me': undefined }],
    ['a call fails', { '/orders/board': undefined }],
    [
      'the board is very long',
      { '/orders/board': { success: true, seq: 1, orders: Array.from({ length: MOST_RENDERED_ORDERS + 1 }, () => ORDER) } },
    ],
  ])('is left to the app when %s', async (_, over) => {
    expect(await render(over)).toBeUndefined()
  })
})
