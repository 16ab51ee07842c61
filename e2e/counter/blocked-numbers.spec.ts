import { expect, test } from '@playwright/test'
import { cardOf, openBoard, speak } from '../support/board.ts'
import { openShop } from '../support/shops.ts'
import { freshPhone, listenForTrouble } from '../support/users.ts'

const shown = (phone: string) => `${phone.slice(0, 5)} ${phone.slice(5)}`

test('a number is blocked by one tap in the menu of a card, orders nothing, stands in the list, and orders again when it is let in', async ({
  context,
  baseURL,
  request,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  const customer = { name: 'Kavita Shah', phone: freshPhone() }
  const { order } = await shop.place({ customer })
  const page = await openBoard(context, t)
  const trouble = listenForTrouble(page)
  const pick = async (entry: string) => {
    await cardOf(page, order.order_number)
      .getByRole('button', { name: t('orders.board.action.more', { number: order.order_number }) })
      .click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  }

  await pick(t('orders.board.details.block'))
  await expect(page.getByText(t('orders.board.details.blocked', { phone: shown(customer.phone) }))).toBeVisible()
  await expect(shop.place({ customer })).rejects.toThrow('orders.not_taken')
  // The order that it has placed stays, and the tap can be undone where it was made.
  await expect(cardOf(page, order.order_number)).toBeVisible()
  await page.getByRole('button', { name: t('orders.board.details.undoBlock') }).click()
  await expect(page.getByText(t('orders.board.details.unblocked', { phone: shown(customer.phone) }))).toBeVisible()
  await shop.place({ customer })

  await pick(t('orders.board.details.block'))
  await expect(page.getByText(t('orders.board.details.blocked', { phone: shown(customer.phone) }))).toBeVisible()
  await page.goto('/store/settings')
  await page
    .getByRole('link', { name: t('stores.settings.section.blocked') })
    .first()
    .click()
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: shown(customer.phone) })
  await expect(line).toContainText(customer.name)
  await line.getByRole('button', { name: t('stores.settings.blocked.unblock') }).click()
  await expect(page.getByText(t('stores.settings.blocked.none'))).toBeVisible()
  await shop.place({ customer: { ...customer, phone: freshPhone() } })
  expect(trouble).toEqual([])
})
