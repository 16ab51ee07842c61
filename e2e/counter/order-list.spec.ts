import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { atCounter as test } from '../support/fixtures.ts'
import { readPdf } from '../support/pdf-text.ts'
import { freshPhone } from '../support/users.ts'

test('orders are found, moved together with an answer for each, saved as a file and printed', async ({
  page,
  context,
  t,
  shop,
}) => {
  const phone = freshPhone()
  const orders = [await shop.place({ customer: { name: '=Listed Lata', phone } })]
  orders.push(await shop.place({ customer: { name: '=Listed Lata', phone } }))
  const numbers = orders.map(({ order }) => order.order_number)

  await page.goto(`/store/orders?view=table&search=${phone}`)
  await expect(page.getByText(t('orders.board.table.range', { from: 1, to: 2, total: 2 }))).toBeVisible()
  await page.locator('[aria-controls=order-filters]').click()
  await page.getByLabel(t('orders.board.list.filter.date')).selectOption('today')
  await page.getByLabel(t('orders.board.list.filter.max')).fill('100000')
  await page.getByLabel(t('orders.board.list.filter.max')).press('Enter')
  await expect(page).toHaveURL(new RegExp(`search=${phone}&date=today&max=100000`))
  await page.reload()
  await expect(page.getByText(t('orders.board.table.range', { from: 1, to: 2, total: 2 }))).toBeVisible()

  await page.getByLabel(t('common.selectAll')).check()
  // Offline, the orders wait on the device, each with its own line.
  await context.setOffline(true)
  await page.getByRole('button', { name: `${t('orders.board.action.confirmed')} (2)` }).click()
  const waiting = page.getByRole('region', {
    name: t('orders.board.list.bulk.result', { done: 0, count: 2, status: t('common.status.confirmed') }),
  })
  await expect(waiting.getByText(t('orders.actions.queue.notSent'))).toHaveCount(2)
  await context.setOffline(false)
  const results = page.getByRole('region', {
    name: t('orders.board.list.bulk.result', { done: 2, count: 2, status: t('common.status.confirmed') }),
  })
  for (const number of numbers) await expect(results).toContainText(number)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('orders.board.list.export.title') }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d{2}-\d{2}-\d{4}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  for (const number of numbers) expect(text).toContain(`\r\n${number},`)
  expect(text).toContain(",'=Listed Lata,")

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('radio', { name: t('orders.board.list.look.grid') }).click({ force: true })
  await page.getByRole('button', { name: `${t('orders.board.list.view')} ${numbers[0]}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders.board.action.print') })
    .click()
  await expect(page.locator('body[data-printed=yes]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.sheet')).toContainText(numbers[0] ?? '')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the heads of the columns stay below the header while the rows go under them', async ({ page, t, shop }) => {
  const phone = freshPhone()
  for (let count = 0; count < 3; count += 1) await shop.place({ customer: { name: 'Sticky Sita', phone } })
  await page.setViewportSize({ width: 1280, height: 320 })
  await page.goto(`/store/orders?view=table&search=${phone}`)
  await expect(page.getByText(t('orders.board.table.range', { from: 1, to: 3, total: 3 }))).toBeVisible()
  const [head, rows] = [page.getByRole('columnheader').nth(1), page.getByRole('row').filter({ hasText: 'Sticky Sita' })]
  await rows.last().scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const topOf = async (part: typeof head) => (await part.boundingBox())?.y ?? Number.NaN
  await expect.poll(async () => (await topOf(rows.first())) < (await topOf(head)), 'the first row is under the heads').toBe(true)
  const bar = await page.getByRole('banner').boundingBox()
  expect(await topOf(head)).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
})

test('receipts of several orders stand one below the other on a roll, and each on a sheet of its own', async ({
  page,
  t,
  shop,
}) => {
  const phone = freshPhone()
  const orders = [await shop.place({ customer: { name: 'Rolled Rani', phone } })]
  orders.push(await shop.place({ customer: { name: 'Rolled Rani', phone } }))
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  /** Prints the receipts of these rows of the table, counted from 1. */
  const printReceipts = async (paper: string, rows: readonly number[]) => {
    await page.addInitScript((chosen) => localStorage.setItem('jhola.paper', JSON.stringify(chosen)), paper)
    await page.goto(`/store/orders?view=table&search=${phone}`)
    const ticks = page.getByRole('row').getByRole('checkbox')
    await expect(ticks).toHaveCount(3)
    for (const row of rows) await ticks.nth(row).check()
    await page.getByRole('button', { name: t('orders.board.paper.print') }).click()
    await page.getByRole('menuitem', { name: t('orders.board.paper.receipts') }).click()
    await expect(page.locator('body[data-printed=yes]')).toBeAttached()
    return readPdf(await page.pdf({ preferCSSPageSize: true }))
  }
  const [newer] = await printReceipts('80', [1])
  const [older] = await printReceipts('80', [2])
  expect(newer?.height, 'the same receipt but for its number').toBe(older?.height)
  const both = await printReceipts('80', [1, 2])
  expect(both).toHaveLength(1)
  for (const { order } of orders) expect(both[0]?.text).toContain(order.order_number)
  expect(both[0]?.height).toBeGreaterThan(1.5 * (newer?.height ?? Number.NaN))
  expect(both[0]?.height).toBeLessThan(2.2 * (newer?.height ?? Number.NaN))
  expect(await printReceipts('a4', [1, 2])).toHaveLength(2)
})
