import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { cardOf, openBoard, type speak } from '../support/board.ts'
import { atCounter as test } from '../support/fixtures.ts'
import { furtherTools, isLive, navOf } from '../support/shell.ts'

type Words = Awaited<ReturnType<typeof speak>>

/** Every page of the shop that has the shell. */
const PAGES = [
  '/store-dashboard',
  '/store/orders',
  '/store/orders?view=table',
  '/store/orders?view=grid',
  '/store/orders?view=list',
  '/store/picking',
  '/store/deliveries',
  '/store/payments',
  '/store/settings',
  '/store/settings?section=people',
  '/store-dashboard-basic',
  '/dashboard',
  '/inventory',
  '/inventory/count',
  '/inventory/starter',
  '/create-order',
  '/store/help',
  '/store/help/support',
  '/store/help/tutorials',
]
const SIZES = [
  { width: 360, height: 740 },
  { width: 900, height: 1000 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]

const measure = (page: Page) =>
  page.evaluate(() => ({
    header: Math.ceil(document.querySelector('header')?.getBoundingClientRect().height ?? 0),
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))

test('no header of the shop is higher than 56 px, and no page is wider than its screen @desk', async ({
  page,
  t,
  shop: _shop,
}) => {
  test.setTimeout(180_000)
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expect(navOf(page, t)).toBeVisible()
      // A desk's scroll bar takes room of 360 px that no phone has.
      const isMeasured = size.width >= 900
      const fits = async () => {
        const { header, beyond } = await measure(page)
        return { header: Math.max(56, header), beyond: isMeasured ? Math.max(0, beyond) : 0 }
      }
      await expect.poll(fits, `${path} at ${size.width} px`).toEqual({ header: 56, beyond: 0 })
    }
  }
})

test('the bar leads to the tools, counts the orders that wait, and does not cover the end of a page @phone', async ({
  context,
  t,
  shop,
}) => {
  await shop.place()
  const page = await openBoard(context, t)
  const bar = navOf(page, t)
  await expect(bar.getByRole('link')).toHaveCount(4)
  await expect(bar.getByText(t('orders.board.waiting_one', { count: 1 }))).toBeAttached()
  for (const [name, path] of [
    [t('orders.board.nav.stock'), '/inventory'],
    [t('orders.board.nav.create'), '/create-order'],
    [t('orders.board.nav.money'), '/store/payments'],
  ] as const) {
    await bar.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  await (await furtherTools(page, t)).getByRole('link', { name: t('orders.board.settings') }).click()
  await expect(page).toHaveURL('/store/settings')
  await page.goto('/store/help/tutorials')
  const last = page.getByRole('main').getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const [end, top] = [await last.boundingBox(), await bar.boundingBox()]
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
})

test('the rail stays as it was left, and the search opens an order by the keyboard @desk', async ({ context, t, shop }) => {
  const { order } = await shop.place({ customer: { name: 'Zarina Merchant', phone: '9711122233' } })
  const page = await openBoard(context, t)
  await expect(cardOf(page, order.order_number)).toBeVisible()
  await navOf(page, t)
    .getByRole('button', { name: t('orders.board.nav.open') })
    .click()
  await expect(navOf(page, t).getByText(t('orders.board.nav.money'))).toBeVisible()
  await page.reload()
  await isLive(page, t)
  await expect(navOf(page, t).getByRole('button', { name: t('orders.board.nav.close') })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('sidebar_open'))).toBe('true')

  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: t('orders.board.nav.search') })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('zarina')
  await expect(dialog.getByRole('option').first()).toContainText(order.order_number)
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/order=/)
})

test('whoever signs out is asked first', async ({ context, t, shop: _shop }) => {
  const page = await openBoard(context, t)
  const tools = await furtherTools(page, t)
  await tools.getByRole('button', { name: t('common.logout') }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t('counter.signOut.stay') }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/store/orders')
})

test('a bell that was turned on is not asked for after a reload, and wakes with the first touch', async ({
  context,
  t,
  shop: _shop,
}) => {
  const page = await openBoard(context, t)
  await page.getByRole('button', { name: t('orders.board.startShop') }).click()
  await page.getByRole('button', { name: t('orders.actions.bell.yes') }).click()
  await page.reload()
  await isLive(page, t)
  await expect(page.getByRole('button', { name: t('orders.board.startShop') })).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('banner').getByRole('status')).toContainText(t('orders.board.soundOn'))
  await expect(page.getByRole('button', { name: t('orders.board.startShop') })).toHaveCount(0)
})

const helpLink = async (page: Page, t: Words) =>
  (await furtherTools(page, t)).getByRole('link', { name: t('orders.board.nav.help'), exact: true })

test('the help of a page opens its own part', async ({ page, t, shop: _shop }) => {
  await page.goto('/inventory')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await (await helpLink(page, t)).click()
  await expect(page).toHaveURL('/store/help?part=stock')
  const part = page.getByRole('region', { name: t('orders.board.nav.stock'), exact: true })
  await expect(part.getByText(t('help.tool.stock.1'))).toBeInViewport()
  await expect(part.getByRole('heading')).toBeFocused()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
