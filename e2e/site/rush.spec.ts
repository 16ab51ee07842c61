import { type BrowserContext, expect, type Page } from '@playwright/test'
import { aDevice, openBoard } from '../support/board.ts'
import { atCounter as test } from '../support/fixtures.ts'
import type { wordsOf } from '../support/i18n.ts'
import { languageOn, signInOwner } from '../support/users.ts'

type Words = ReturnType<typeof wordsOf>

const ORDERS = 60
const AT_ONCE = 4
/** After this many orders one device loses its network, until they have all arrived. */
const OFFLINE_AFTER = 20

/** Accepts what waits on this board until every order has arrived and none waits here. */
const acceptAll = async (page: Page, t: Words, haveAllArrived: () => boolean): Promise<void> => {
  const accept = page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('orders.board.action.confirmed')}`) })
  while (!haveAllArrived() || (await accept.count()) > 0)
    await accept
      .first()
      .click({ timeout: 2000 })
      // Another device was quicker, or nothing waits now.
      .catch(() => undefined)
}

/** Whether something lies over an order that is in view: its corners and its middle belong to it. */
const coveredOrders = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li:has(h3)')].flatMap((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect()
      const bar = document.querySelector('nav.fixed')?.getBoundingClientRect().top ?? innerHeight
      if (top < 112 || bottom > Math.min(innerHeight, bar)) return []
      const points = [
        [left + 6, top + 6],
        [right - 6, top + 6],
        [left + 6, bottom - 6],
        [right - 6, bottom - 6],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const
      return points.every(([x, y]) => card.contains(document.elementFromPoint(x, y))) ? [] : [card.textContent ?? '']
    }),
  )

const countsOf = async (owner: BrowserContext) => (await owner.request.get('/api/v1/orders/counts')).json()

test('sixty orders on two devices, one without a network for a while: each is answered once @phone', async ({
  context,
  browser,
  baseURL,
  viewport,
  t,
  shop,
}, { project }) => {
  test.setTimeout(150_000)
  const screen = { viewport: viewport ?? { width: 360, height: 740 }, hasTouch: true, isMobile: true, baseURL }
  const other = await aDevice(browser, screen, languageOn(project.name))
  await signInOwner(other, shop.phone)
  const [first, second] = [await openBoard(context, t), await openBoard(other, t)]

  const placed: string[] = []
  let left = ORDERS
  const customer = async () => {
    while (left > 0) {
      left -= 1
      placed.push((await shop.place()).order_id)
      if (placed.length === OFFLINE_AFTER) await other.setOffline(true)
    }
  }
  const haveAllArrived = () => placed.length === ORDERS
  const arriving = Promise.all(Array.from({ length: AT_ONCE }, customer)).then(() => other.setOffline(false))
  await Promise.all([arriving, acceptAll(first, t, haveAllArrived), acceptAll(second, t, haveAllArrived)])

  for (const id of placed)
    await expect
      .poll(
        async () => {
          const { order } = await (await context.request.get(`/api/v1/orders/${id}`)).json()
          return (order.status_history as { status: string }[]).filter(({ status }) => status === 'confirmed').length
        },
        { timeout: 30_000 },
      )
      .toBe(1)
  for (const page of [first, second]) {
    await expect(page.getByRole('tab').first()).toContainText(String(ORDERS))
    expect(await coveredOrders(page)).toEqual([])
  }
  // Playwright can click in the very moment in which a card says its next step: such an order is packed, and was answered once too.
  const { pending, confirmed, ready } = await countsOf(context)
  expect({ pending, answered: confirmed + ready }).toEqual({ pending: 0, answered: ORDERS })
  await other.close()
})

test('while steps can be undone and news are told, nothing lies over an order', async ({ context, t, shop }) => {
  for (let left = 8; left > 0; left -= 1) await shop.place()
  const page = await openBoard(context, t)
  const accept = page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('orders.board.action.confirmed')}`) })
  const undo = page.getByRole('button', { name: t('orders.actions.undo.undo') })
  for (const place of [0, 1]) {
    await accept.first().click()
    await expect(undo.last()).toBeVisible()
    expect(await coveredOrders(page), `after step ${place + 1}`).toEqual([])
  }
  const news = page.getByRole('banner').locator('[data-news]')
  await shop.place()
  await expect(news).not.toBeEmpty()
  expect(await coveredOrders(page), 'with news').toEqual([])
  // Afterwards the bar at the bottom, or the header, is as it was.
  await expect(undo).toHaveCount(0, { timeout: 20_000 })
  await expect(page.getByRole('navigation', { name: t('orders.board.nav.name') })).toBeVisible()
})
