import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { fillBag, fillCheckout, ordersOf, place } from '../support/place-order.ts'
import { freshPhone, languageOn, prefer, someProduct } from '../support/users.ts'

test.use({ serviceWorkers: 'allow' })

const language = languageOn('phone')

const workerIsReady = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

test(`${language}: an order placed offline waits, survives a closed tab, and is sent once when the network is back`, async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const t = wordsOf(language)
  const phone = freshPhone()
  await prefer(context, baseURL, { language })
  await fillBag(page, await someProduct(request))
  await workerIsReady(page)
  await fillCheckout(page, t, phone)
  await context.setOffline(true)
  await expect(page.getByText(t('orders.offline.offlineNote'))).toBeVisible()
  await place(page, t)
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByText(t('orders.offline.hint'))).toBeVisible()

  // The tab is closed, and two are opened later: both show the order, one sends it.
  await page.close()
  const first = await context.newPage()
  const second = await context.newPage()
  await first.goto('/orders')
  await expect(first.getByText(t('orders.offline.hint'))).toBeVisible()
  await second.goto('/cart')
  await expect(second.getByText(t('orders.offline.banner_one'))).toBeVisible()
  const sent: string[] = []
  context.on('request', (call) => call.method() === 'POST' && call.url().endsWith('/api/v1/orders') && sent.push(call.url()))
  await context.setOffline(false)
  await expect(second.getByText(t('orders.offline.banner_one'))).toHaveCount(0)
  await expect(first.getByText(t('orders.offline.chip'))).toHaveCount(0)
  await expect(first.getByText(t('common.status.pending')).first()).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(await ordersOf(first, phone)).toBe(1)
})

test('an order that waits can be called off: nothing is sent, and its items are back in the bag', async ({
  page,
  context,
  request,
}) => {
  const t = wordsOf('en')
  const phone = freshPhone()
  await fillBag(page, await someProduct(request))
  await workerIsReady(page)
  await fillCheckout(page, t, phone)
  await context.setOffline(true)
  await place(page, t)
  await page.getByRole('button', { name: t('orders.offline.cancel') }).click()
  await expect(page.getByText(t('orders.offline.gone'))).toBeVisible()
  await context.setOffline(false)
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: t('cart.proceed') }).first()).toBeVisible()
  expect(await ordersOf(page, phone)).toBe(0)
})

test('the price changed while the order waited: nothing is ordered until the customer has decided', async ({
  page,
  context,
  request,
}) => {
  const t = wordsOf('en')
  const phone = freshPhone()
  const product = await someProduct(request)
  await fillBag(page, product)
  await workerIsReady(page)
  await fillCheckout(page, t, phone)
  await context.setOffline(true)
  await place(page, t)
  await expect(page.getByText(t('orders.offline.hint'))).toBeVisible()
  // The order contains a price that differs from the shop's price.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('jhola')
        opening.onsuccess = () => {
          const records = opening.result.transaction('waiting_orders', 'readwrite').objectStore('waiting_orders')
          const all = records.getAll()
          all.onsuccess = () => {
            for (const order of all.result) {
              order.body.items[0].price += 7
              order.items[0].price += 7
              records.put(order, order.key)
            }
            records.transaction.oncomplete = () => resolve()
          }
        }
      }),
  )
  await context.setOffline(false)
  await expect(page.getByText(t('orders.offline.refused'))).toBeVisible()
  expect(await ordersOf(page, phone)).toBe(0)
  await page.getByRole('button', { name: t('orders.offline.decide') }).click()
  await expect(page).toHaveURL(/\/checkout/)
  await place(page, t)
  await expect(page.getByRole('dialog', { name: t('orders.sheet.title') })).toBeVisible()
  await page.getByRole('button', { name: t('orders.sheet.accept') }).click()
  await place(page, t)
  await expect(page).toHaveURL(/\/track/)
  expect(await ordersOf(page, phone)).toBe(1)
})
