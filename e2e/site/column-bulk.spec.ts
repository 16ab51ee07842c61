import { type BrowserContext, expect, type Page } from '@playwright/test'
import { openBoard } from '../support/board.ts'
import { atCounter as test } from '../support/fixtures.ts'
import type { wordsOf } from '../support/i18n.ts'
import { readOrder } from '../support/packing.ts'
import { freshPhone } from '../support/users.ts'

// Whole columns with one question each. On the desk at the head of a column, on the phone in the tab.

test.use({ serviceWorkers: 'allow' })

const COUNT = 12

type Words = ReturnType<typeof wordsOf>
type Column = 'new' | 'packing' | 'ready' | 'out'
const TABS = { new: 'pending', packing: 'preparing', ready: 'preparing', out: 'out_for_delivery' } as const

/** Opens the question about a column, and answers its dialog. */
const askAll = async (page: Page, t: Words, column: Column, isPhone: boolean) => {
  if (isPhone)
    await page
      .getByRole('tab', { name: new RegExp(`^${t(`orders.board.tab.${TABS[column]}`)}`) })
      .first()
      .click()
  const name = isPhone ? t(`orders.board.tab.${TABS[column]}`) : t(`orders.board.column.${column}`)
  await page.getByRole('button', { name: `${t('orders.board.tab.all')}: ${name}` }).click()
  return page.getByRole('dialog')
}

type Step = 'confirmed' | 'ready' | 'out_for_delivery' | 'delivered'

const answer = (page: Page, t: Words, step: Step, count = COUNT) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: `${t(`orders.board.action.${step}`)} (${count})` })
    .click()

const undoRow = (page: Page, t: Words, step: Step) => page.getByText(t(`orders.actions.undo.all.${step}_other`, { count: COUNT }))

const allAre = (context: BrowserContext, ids: readonly string[], status: string) =>
  expect
    .poll(async () => new Set(await Promise.all(ids.map(async (id) => (await readOrder(context.request, id)).status))), {
      timeout: 60_000,
    })
    .toEqual(new Set([status]))

/** How many actions the device keeps until the server has answered them. */
const keptActions = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('jhola')
    const database = await new Promise<IDBDatabase>((resolve) => {
      opened.onsuccess = () => resolve(opened.result)
    })
    const asked = database.transaction('owner_actions').objectStore('owner_actions').count()
    const count = await new Promise<number>((resolve) => {
      asked.onsuccess = () => resolve(asked.result)
    })
    database.close()
    return count
  })

test('twelve orders: accepted, taken back and accepted again, packed before a restart, gone without a network, delivered with their cash', async ({
  context,
  t,
  shop,
}, { project }) => {
  test.setTimeout(240_000)
  const isPhone = project.name === 'phone'
  const placed = []
  for (let count = 0; count < COUNT; count += 1)
    placed.push(await shop.place({ customer: { name: 'Kavita Shah', phone: freshPhone() } }))
  const ids = placed.map(({ order_id }) => order_id)
  const amounts = await Promise.all(ids.map(async (id) => (await readOrder(context.request, id)).total_amount))
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const board = await openBoard(context, t)
  const sent: string[] = []
  context.on('request', (call) => call.url().endsWith('/accept') && sent.push(call.url()))

  await askAll(board, t, 'new', isPhone)
  await answer(board, t, 'confirmed')
  await expect(undoRow(board, t, 'confirmed')).toBeVisible()
  await expect(board.getByRole('button', { name: t('orders.actions.undo.undo') })).toHaveCount(1)
  await board.getByRole('button', { name: t('orders.actions.undo.undo') }).click()
  await expect(board.getByText(t('orders.actions.undo.undone'))).toBeVisible()
  await expect(undoRow(board, t, 'confirmed')).toHaveCount(0)
  expect(sent).toEqual([])
  await allAre(context, ids, 'pending')
  await askAll(board, t, 'new', isPhone)
  await answer(board, t, 'confirmed')
  await allAre(context, ids, 'confirmed')

  // The page is closed while the step can still be undone: nothing of it is lost, and nothing is done twice.
  await askAll(board, t, 'packing', isPhone)
  await answer(board, t, 'ready')
  await expect(undoRow(board, t, 'ready')).toBeVisible()
  await board.close()
  const page = await openBoard(context, t)
  await allAre(context, ids, 'ready')

  // Without a network it can be undone as well, and waits on the device after that.
  await expect.poll(() => keptActions(page), { timeout: 60_000 }).toBe(0)
  await context.setOffline(true)
  await askAll(page, t, 'ready', isPhone)
  await answer(page, t, 'out_for_delivery')
  await expect(undoRow(page, t, 'out_for_delivery')).toBeVisible()
  await expect(page.getByText(t('orders.actions.queue.waiting_other', { count: COUNT })).first()).toBeVisible()
  await expect(undoRow(page, t, 'out_for_delivery')).toHaveCount(0)
  await context.setOffline(false)
  await allAre(context, ids, 'out_for_delivery')

  const question = await askAll(page, t, 'out', isPhone)
  await expect(question).toContainText(t('orders.bulk.cash_other', { count: COUNT }))
  await expect(question).toContainText(total.toLocaleString('en-IN'))
  await answer(page, t, 'delivered')
  await expect(undoRow(page, t, 'delivered')).toBeVisible()
  await allAre(context, ids, 'delivered')
  for (const id of ids) expect(await readOrder(context.request, id)).toMatchObject({ payment_status: 'completed' })
})
