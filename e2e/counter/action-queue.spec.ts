import { expect, test } from '@playwright/test'
import { accept, aDevice, cardOf, openBoard, sendNow } from '../support/board.ts'
import { wordsOf } from '../support/i18n.ts'
import { openShop } from '../support/shops.ts'
import { languageOn, signInOwner } from '../support/users.ts'

test.use({ serviceWorkers: 'allow' })

const language = languageOn('desktop')

test(`${language}: two devices race, one wins and the other is told by whom; an action taken back and one taken offline`, async ({
  browser,
  baseURL,
  request,
  viewport,
  hasTouch,
  isMobile,
}) => {
  const t = wordsOf(language)
  const screen = { viewport, hasTouch, isMobile, baseURL }
  const first = await aDevice(browser, screen, language)
  const second = await aDevice(browser, screen, language)
  const shop = await openShop(first, request)
  await signInOwner(second, shop.phone)
  const [mine, theirs] = [await openBoard(first, t), await openBoard(second, t)]

  // One device rejects, and another accepts before the rejection is sent, even on a slow machine.
  const { order } = await shop.place()
  const accepted = Promise.withResolvers<void>()
  await second.route('**/api/v1/orders/*/reject', async (route) => {
    await accepted.promise
    await route.continue()
  })
  await cardOf(theirs, order.order_number)
    .getByRole('button', { name: t('orders.board.action.reject') })
    .click()
  await theirs
    .getByRole('dialog')
    .getByRole('button', { name: t('orders.board.reject.confirm') })
    .click()
  await expect(theirs.getByText(t('orders.actions.undo.reject', { id: order.order_number }))).toBeVisible()
  await accept(mine, t, order.order_number)
  await Promise.all([mine.waitForResponse('**/api/v1/orders/*/accept'), sendNow(mine, t)])
  accepted.resolve()
  await expect(theirs.getByText(t('orders.actions.queue.decide_one', { count: 1 })).first()).toBeVisible()
  await theirs
    .getByRole('button', { name: t('orders.actions.queue.look') })
    .first()
    .click()
  const list = theirs.getByRole('dialog')
  await expect(list).toContainText(order.order_number)
  await expect(list).toContainText(t('common.status.confirmed'))
  await list.getByRole('button', { name: t('orders.actions.queue.discard') }).click()
  await expect(list).toContainText(t('orders.actions.queue.empty'))

  // The undone action was never sent.
  const calls: string[] = []
  first.on('request', (call) => call.method() !== 'GET' && calls.push(call.url()))
  const { order: other } = await shop.place()
  await accept(mine, t, other.order_number)
  await mine.getByRole('button', { name: t('orders.actions.undo.undo') }).click()
  await expect(mine.getByText(t('orders.actions.undo.undone'))).toBeVisible()
  expect(calls.filter((url) => url.endsWith('/accept'))).toEqual([])

  // The action waits offline, survives closing the page, and is sent once by the first of two tabs.
  await first.setOffline(true)
  await accept(mine, t, other.order_number)
  await expect(mine.getByText(t('orders.actions.queue.waiting_one', { count: 1 })).first()).toBeVisible()
  await expect(cardOf(mine, other.order_number)).toContainText(t('common.status.pending'))
  await mine.close()
  await first.setOffline(false)
  const [tab, sameAgain] = await Promise.all([openBoard(first, t), openBoard(first, t)])
  for (const page of [tab, sameAgain]) await expect(cardOf(page, other.order_number)).toContainText(t('common.status.confirmed'))
  expect(calls.filter((url) => url.endsWith('/accept'))).toHaveLength(1)
  await first.close()
  await second.close()
})
