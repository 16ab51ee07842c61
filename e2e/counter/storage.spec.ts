import { UNDO_MS } from '@jhola/contract/constants'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { accept, cardOf, openBoard, sendNow, speak } from '../support/board.ts'
import { openShop } from '../support/shops.ts'

/** Simulates full storage: no more owner actions can be written. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...args) {
      if (this.name === 'owner_actions') throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, args)
    }
  })

/** Simulates that the person or the browser deletes the site's data. */
const clearData = async (page: Page) => {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' })
}

/** Simulates a newer build in another tab that upgraded the database. */
const raiseVersion = async (page: Page) => {
  const other = await page.context().newPage()
  await other.goto('/offline.html')
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('jhola', 99)
        asked.onsuccess = () => resolve(asked.result.close())
        asked.onerror = () => reject(asked.error)
      }),
  )
  await other.close()
}

const FAULTS = [
  ['a full phone', fillStorage],
  ['thrown away site data', clearData],
  ['a database that a newer build has raised', raiseVersion],
] as const

for (const [name, harm] of FAULTS)
  test(`an order is accepted on a counter with ${name}`, async ({ context, baseURL, request }, { project }) => {
    const t = await speak(context, baseURL, project)
    const shop = await openShop(context, request)
    const page = await openBoard(context, t)
    await harm(page)
    const { order } = await shop.place()
    await accept(page, t, order.order_number)
    await sendNow(page, t)
    await expect(cardOf(page, order.order_number)).toContainText(t('common.status.confirmed'))
  })

test('what cannot be kept at all is said: the dialog stays, and the order goes on ringing', async ({
  context,
  baseURL,
  request,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  const page = await openBoard(context, t)
  const { order } = await shop.place()
  const seen = cardOf(page, order.order_number).getByRole('button', { name: t('orders.board.seen') })
  await expect(seen).toBeVisible()
  const give = await page.evaluateHandle(() => {
    const { getRandomValues } = crypto
    crypto.getRandomValues = () => {
      throw new Error('no numbers')
    }
    return () => {
      crypto.getRandomValues = getRandomValues
    }
  })
  await accept(page, t, order.order_number)
  await expect(page.getByText(t('orders.actions.failed.accept'))).toBeVisible()
  await give.evaluate((again) => again())
  await accept(page, t, order.order_number)

  // After the undo the order is unanswered again, here too.
  await page.getByRole('button', { name: t('orders.actions.undo.undo') }).click()
  await expect(seen).toBeVisible()
})

const statusOf = async (context: BrowserContext, orderId: string): Promise<unknown> =>
  (await (await context.request.get(`/api/v1/orders/${orderId}`)).json()).order.status

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

const WAYS = [
  ['hidden', hide],
  ['left for another site', (page: Page) => page.goto('about:blank')],
  ['closed', (page: Page) => page.close()],
] as const

test.describe('beside the worker that sends for it', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const [way, leave] of WAYS)
    test(`what was just done leaves at once when its page is ${way}`, async ({ context, baseURL, request }, { project }) => {
      const t = await speak(context, baseURL, project)
      const shop = await openShop(context, request)
      const page = await openBoard(context, t)
      // Where a worker has the page it sends what the page cannot; the first visit gets its worker a moment later.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      // Count only requests from here on: nothing becomes due by itself.
      await page.evaluate((undoMs) => {
        const { setTimeout: usual } = window
        window.setTimeout = ((work: () => void, ms = 0) => (ms > undoMs / 2 ? 0 : usual(work, ms))) as typeof setTimeout
      }, UNDO_MS)
      const { order, order_id } = await shop.place()
      await accept(page, t, order.order_number)
      await expect(page.getByText(t('orders.actions.undo.accept', { id: order.order_number }))).toBeVisible()
      await leave(page)
      await expect.poll(() => statusOf(context, order_id)).toBe('confirmed')
    })
})
