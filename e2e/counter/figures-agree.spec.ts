import { expect, type Page } from '@playwright/test'
import { aDevice } from '../support/board.ts'
import { atCounter as test } from '../support/fixtures.ts'
import type { wordsOf } from '../support/i18n.ts'
import { freshPhone, languageOn, setStatus } from '../support/users.ts'

type Words = ReturnType<typeof wordsOf>

/** The number in a name like `New 3`. */
const numberIn = (text: string | null): number => Number(/(\d+)\D*$/.exec(text ?? '')?.[1])

const tabOf = (page: Page, name: string) =>
  page.getByRole('tab').filter({ hasText: new RegExp(`^${name.replace(/[()]/g, '\\$&')}\\s*\\d+$`) })

/** Every number about open orders on a device, by the place where it stands. */
const readFigures = async (page: Page, t: Words, isWide: boolean) => {
  await page.goto('/store/orders')
  const title = async () => numberIn((/^\(\d+\)/.exec(await page.title()) ?? ['0'])[0])
  const column = async (id: 'new' | 'packing' | 'ready' | 'out' | 'done') =>
    numberIn(
      await page
        .getByRole('region', { name: new RegExp(`^${t(`orders.board.column.${id}`)} \\d+$`) })
        .getByRole('heading', { level: 2 })
        .textContent(),
    )
  const tab = async (name: string) => numberIn(await tabOf(page, name).textContent())
  await expect(page.getByText(t('orders.board.connection.connected')).first()).toBeVisible()
  const board = isWide
    ? {
        pending: await column('new'),
        preparing: (await column('packing')) + (await column('ready')),
        out: await column('out'),
        done: await column('done'),
      }
    : {
        pending: await tab(t('orders.board.tab.pending')),
        preparing: await tab(t('orders.board.tab.preparing')),
        out: await tab(t('orders.board.tab.out_for_delivery')),
        done: await tab(t('orders.board.column.done')),
      }
  const onBoard = { ...board, title: await title() }

  await page.goto('/store/orders?view=table')
  await expect(tabOf(page, t('orders.board.tab.all'))).toBeVisible()
  const inList = {
    all: await tab(t('orders.board.tab.all')),
    pending: await tab(t('orders.board.tab.pending')),
    preparing: await tab(t('orders.board.tab.preparing')),
    out: await tab(t('orders.board.tab.out_for_delivery')),
    delivered: await tab(t('orders.board.list.tab.delivered')),
    unpacked: numberIn(
      await page
        .getByText(t('orders.board.stats.pendingOrders'), { exact: true })
        .locator('xpath=following-sibling::dd')
        .textContent(),
    ),
  }

  await page.goto('/store-dashboard')
  const list = page.getByRole('region', { name: new RegExp(`^${t('orders.board.latest')}`) })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  const onDashboard = {
    open: numberIn(await list.getByRole('heading', { level: 2 }).textContent()),
    first: await list.getByRole('listitem').first().locator('bdi').first().textContent(),
    title: await title(),
  }
  return { onBoard, inList, onDashboard }
}

test('two devices show the same numbers on board, list and dashboard after what one of them did', async ({
  browser,
  context,
  t,
  shop,
  viewport,
  hasTouch,
  isMobile,
  baseURL,
}, { project }) => {
  const placed: string[] = []
  const ids: string[] = []
  for (let count = 0; count < 8; count += 1) {
    const { order, order_id } = await shop.place()
    placed.push(order.order_number)
    ids.push(order_id)
  }
  const practice = { store_id: shop.id, customer_name: 'Practice', customer_phone: freshPhone() }
  const headers = { 'sec-fetch-site': 'same-origin' }
  const made = await context.request.post('/api/v1/orders/test/generate-order', { headers, data: practice })
  expect(made.status(), await made.text()).toBe(201)
  const steps = [
    [],
    ['confirmed'],
    ['confirmed', 'preparing'],
    ['confirmed', 'preparing', 'ready'],
    ['confirmed', 'cancelled'],
  ] as const
  for (const [place, statuses] of steps.entries())
    for (const status of statuses) await setStatus(context.request, ids[place] ?? '', status)

  const screen = { viewport: viewport ?? { width: 1280, height: 800 }, hasTouch, isMobile, baseURL }
  const other = await aDevice(browser, screen, languageOn(project.name))
  await other.addCookies(await context.cookies())
  const expected = {
    onBoard: { pending: 4, preparing: 3, out: 0, done: 1, title: 4 },
    inList: { all: 8, pending: 4, preparing: 3, out: 0, delivered: 0, unpacked: 6 },
    onDashboard: { open: 7, first: placed[0], title: 4 },
  }
  for (const device of [context, other]) {
    const page = await device.newPage()
    // What ended today, and the title, come a moment after the board.
    await expect(async () => expect(await readFigures(page, t, screen.viewport.width >= 1024)).toEqual(expected)).toPass()
    // Seven orders and the practice order are on the list, five of them shown.
    await expect(page.getByRole('link', { name: t('orders.board.moreDone', { count: 3 }) })).toBeVisible()
    await page.close()
  }
  await other.close()
})
