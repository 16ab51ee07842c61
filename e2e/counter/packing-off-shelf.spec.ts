import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { accept, cardOf, openBoard, sendNow, speak } from '../support/board.ts'
import { addToShelf, lineOf, openSheet } from '../support/packing.ts'
import { openShop } from '../support/shops.ts'

test.use({ serviceWorkers: 'allow' })

type Words = Awaited<ReturnType<typeof speak>>
const shortOf = (number: string): string => number.split('-').at(-1) ?? number

/** What customers of the shop may buy of a product; null: it is not sold. */
const sellable = async (owner: APIRequestContext, id: string): Promise<number | null> => {
  const [product] = (await (await owner.get(`/api/v1/inventory/shelf?ids=${id}`)).json()).products
  return product ? product.available : null
}
const offRow = (page: Page, t: Words, name: string) =>
  page.getByRole('dialog').getByRole('group', { name: `${t('orders.packing.off')} ${name}` })

test('a product that is not there leaves the shelf from its line, also without a network, and comes back as it was', async ({
  context,
  baseURL,
  request,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  const salt = await addToShelf(context.request, { name: 'Salt', name_hi: 'Salt', current_stock: 20 })
  const sugar = await addToShelf(context.request, { name: 'Sugar', name_hi: 'Sugar', current_stock: 20 })
  const items = [salt, sugar].map((productId) => ({ productId, quantity: 2 }))
  const page = await openBoard(context, t)
  const { order } = await shop.place({ items })
  const { order: other } = await shop.place({ items: [{ productId: salt, quantity: 3 }] })
  await accept(page, t, order.order_number)
  await sendNow(page, t)
  await expect(cardOf(page, order.order_number)).toContainText(t('common.status.confirmed'))
  const sheet = await openSheet(page, t, order.order_number)

  await expect(lineOf(page, 'Salt')).toBeVisible()

  // Without a network: it waits, and the other order that holds the salt is named from what the device knows.
  await context.setOffline(true)
  await lineOf(page, 'Salt')
    .getByRole('button', { name: t('orders.packing.notThere') })
    .click()
  await expect(lineOf(page, 'Salt')).toContainText(`${shortOf(other.order_number)} × 3`)
  await offRow(page, t, 'Salt')
    .getByRole('button', { name: t('orders.board.reject.offSoldOut') })
    .click()
  await expect(offRow(page, t, 'Salt').getByRole('status')).toHaveText(t('orders.board.reject.offSoldOut'))
  expect(await sellable(context.request, salt)).toBe(15)
  await context.setOffline(false)
  await expect.poll(() => sellable(context.request, salt), { timeout: 60_000 }).toBe(0)

  // It is there after all: the stock and the line are what they were.
  await expect(sheet).not.toContainText(t('orders.packing.notSent'))
  await offRow(page, t, 'Salt')
    .getByRole('button', { name: t('orders.packing.putBack') })
    .click()
  await expect.poll(() => sellable(context.request, salt)).toBe(17)
  await lineOf(page, 'Salt')
    .getByRole('button', { name: t('orders.packing.restore') })
    .click()
  await sendNow(page, t)
  await expect.poll(() => sellable(context.request, salt)).toBe(15)

  // A choice that has not been sent is taken back without a trace; nobody has to choose.
  await lineOf(page, 'Sugar')
    .getByRole('button', { name: t('orders.packing.notThere') })
    .click()
  await sendNow(page, t)
  await offRow(page, t, 'Sugar')
    .getByRole('button', { name: t('orders.board.reject.offForGood') })
    .click()
  await offRow(page, t, 'Sugar')
    .getByRole('button', { name: t('orders.packing.putBack') })
    .click()
  await expect(offRow(page, t, 'Sugar').getByRole('button', { name: t('orders.board.reject.offToday') })).toBeVisible()
  await expect.poll(() => sellable(context.request, sugar)).toBe(20)
})
