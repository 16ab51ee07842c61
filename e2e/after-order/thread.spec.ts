import { expect } from '@playwright/test'
import { cardOf, openBoard } from '../support/board.ts'
import { withShop as test } from '../support/fixtures.ts'
import { wordsOf } from '../support/i18n.ts'
import { drawPhoto } from '../support/shops.ts'
import { prefer, setStatus } from '../support/users.ts'
import { expectNoBarriers } from './no-barriers.ts'

test('customer and shop write to each other, each in the own language', async ({ page, owner, shop, t, baseURL }) => {
  const english = wordsOf('en')
  await prefer(owner, baseURL, { language: 'en' })
  const placed = await shop.place()
  await setStatus(owner.request, placed.order_id, 'confirmed')
  const board = await openBoard(owner, english)
  await page.goto(`/order/${placed.order_id}/track?t=${placed.tracking_token}`)
  await page.getByRole('button', { name: t('tracking.later.thread.open', { store: shop.name }) }).click()
  await page.getByRole('button', { name: t('tracking.later.thread.quick.bringChange') }).click()
  const said = page.getByRole('list', { name: t('tracking.later.thread.title') })
  await expect(said.getByText(t('tracking.later.thread.quick.bringChange'))).toBeVisible()
  await expectNoBarriers(page)

  const card = cardOf(board, placed.order.order_number)
  await expect(card.getByText(english('tracking.later.thread.title'))).toBeAttached()
  await card.getByRole('button', { name: new RegExp(english('orders.board.action.details')) }).click()
  const heard = board.getByRole('list', { name: english('tracking.later.thread.title') })
  await expect(heard.getByText(english('tracking.later.thread.quick.bringChange'))).toBeVisible()
  await expect(said.getByText(t('tracking.later.thread.read'), { exact: false })).toBeVisible()
  await board.getByRole('textbox', { name: english('tracking.later.thread.write') }).fill('Raju has change for ₹500')
  await board.getByRole('button', { name: english('tracking.later.thread.send'), exact: true }).click()
  await expect(said.getByText('Raju has change for ₹500')).toBeVisible()
  await expectNoBarriers(board)

  await page
    .getByLabel(t('tracking.later.thread.addPhoto'))
    .last()
    .setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto(page) })
  await page.getByRole('button', { name: t('tracking.later.thread.sendPhoto') }).click()
  await expect(heard.getByRole('img', { name: english('tracking.later.thread.photo') })).toBeVisible()
})

test('what is written without a network is sent when it is back', async ({ page, context, owner, shop, t }) => {
  const placed = await shop.place()
  await setStatus(owner.request, placed.order_id, 'confirmed')
  await page.goto(`/order/${placed.order_id}/track?t=${placed.tracking_token}`)
  await page.getByRole('button', { name: t('tracking.later.thread.open', { store: shop.name }) }).click()
  await expect(page.getByRole('button', { name: t('tracking.later.thread.quick.later') })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: t('tracking.later.thread.quick.later') }).click()
  await expect(page.getByText(t('tracking.later.thread.waits'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(t('tracking.later.thread.waits'))).toBeHidden()
  const thread = await (await owner.request.get(`/api/v1/orders/${placed.order_id}/thread`)).json()
  expect(thread.messages).toMatchObject([{ from: 'customer', quick: 'later' }])
})
