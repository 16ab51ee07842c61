import { expect, type Page, test } from '@playwright/test'
import { accept, cardOf, openBoard, speak } from '../support/board.ts'
import { signOut } from '../support/shell.ts'
import { openShop } from '../support/shops.ts'

test.use({ serviceWorkers: 'allow' })

/** The service worker has cached the counter's screens, and the device has stored the board with this order. */
const isKept = (page: Page, orderId: string) =>
  page.evaluate(async (id) => {
    const opened = indexedDB.open('jhola')
    const database = await new Promise<IDBDatabase>((resolve) => {
      opened.onsuccess = () => resolve(opened.result)
    })
    const asked = database.transaction('kept_counter').objectStore('kept_counter').getAll()
    const found = await new Promise<unknown[]>((resolve) => {
      asked.onsuccess = () => resolve(asked.result)
    })
    database.close()
    return JSON.stringify(found).includes(id) && (await caches.match('/store/orders')) !== undefined
  }, orderId)

test('the counter opens without a network after a restart: the last board, marked as old, and what is done then is sent later', async ({
  context,
  baseURL,
  request,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  const before = await openBoard(context, t)
  const { order, order_id } = await shop.place()
  await expect(cardOf(before, order.order_number)).toBeVisible()
  await expect.poll(() => isKept(before, order_id)).toBe(true)
  await before.close()

  await context.setOffline(true)
  const page = await context.newPage()
  await page.goto('/store/orders')
  await expect(cardOf(page, order.order_number)).toBeVisible()
  const old = page.getByText(t('orders.board.keptBoard', { time: '@' }).split('@')[1] ?? '')
  await expect(old).toBeVisible()
  await accept(page, t, order.order_number)
  await expect(page.getByText(t('orders.actions.queue.waiting_one', { count: 1 })).first()).toBeVisible()
  await expect(cardOf(page, order.order_number)).toContainText(t('common.status.pending'))

  await context.setOffline(false)
  await expect(cardOf(page, order.order_number)).toContainText(t('common.status.confirmed'))
  await expect(old).toBeHidden()

  // Signing out deletes all stored data.
  await signOut(page, t)
  await expect(page).toHaveURL(/store-login/)
  await expect.poll(() => isKept(page, order_id)).toBe(false)
})
