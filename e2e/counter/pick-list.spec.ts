import { expect } from '@playwright/test'
import { openBoard } from '../support/board.ts'
import { atCounter as test } from '../support/fixtures.ts'
import { addToShelf, scan } from '../support/packing.ts'

test.use({ serviceWorkers: 'allow' })

test('one walk along the shelves for two orders: added up by place, ticked for each order, by scan, and without a network', async ({
  context,
  t,
  shop,
}) => {
  const butter = await addToShelf(context.request, {
    ...{ name: 'Butter', name_hi: 'Butter', category: 'Dairy', barcode: '8901262010016', shelf_place: 'A3' },
  })
  const onion = await addToShelf(context.request, { name: 'Onion', name_hi: 'Onion', category: 'Vegetables' })
  const page = await openBoard(context, t)
  const numbers = []
  for (const quantity of [2, 3]) {
    const items = [
      { productId: butter, quantity },
      { productId: onion, quantity: 1 },
    ]
    const { order, order_id } = await shop.place({ items })
    const accepted = await context.request.post(`/api/v1/orders/${order_id}/accept`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: {},
    })
    expect(accepted.status()).toBe(200)
    numbers.push(order.order_number.split('-').at(-1) ?? '')
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: t('orders.board.picks') })
    .click()
  const place = page.getByRole('region', { name: 'A3' })
  await expect(place).toContainText('5')
  const lineOf = (number: string, name: string) =>
    page.getByRole('checkbox', { name: `${t('orders.packing.picks.order', { number })}, ${name}` })

  // A scan ticks the oldest order that needs the product, then the next; a strange pack is refused.
  await scan(page, '8901262010016')
  await expect(lineOf(numbers[0] ?? '', 'Butter')).toBeChecked()
  await expect(lineOf(numbers[1] ?? '', 'Butter')).not.toBeChecked()
  await scan(page, '4006381333931')
  await expect(page.getByRole('alert').filter({ hasText: t('orders.packing.scan.wrong_product') })).toBeVisible()

  await context.setOffline(true)
  await scan(page, '8901262010016')
  await expect(lineOf(numbers[1] ?? '', 'Butter')).toBeChecked()
  await page.getByRole('checkbox', { name: t('orders.packing.tick', { name: 'Onion' }) }).check()
  for (const number of numbers) await expect(lineOf(number, 'Onion')).toBeChecked()
  await context.setOffline(false)
})
