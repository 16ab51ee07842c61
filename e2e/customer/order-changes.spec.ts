import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { cardOf, openBoard, type speak } from '../support/board.ts'
import { withShop as test } from '../support/fixtures.ts'
import { wordsOf } from '../support/i18n.ts'
import { addToShelf, fakeVoice, said } from '../support/packing.ts'
import { hasServerData, withServerData } from '../support/server-data.ts'
import { needThreeHours, type OpenShop } from '../support/shops.ts'
import { languageOn, type placeOrder, setStatus } from '../support/users.ts'

type Placed = Awaited<ReturnType<typeof placeOrder>>
type Words = Awaited<ReturnType<typeof speak>>

const HEADERS = { 'sec-fetch-site': 'same-origin' }
const trackPath = ({ order_id, tracking_token }: Placed) => `/order/${order_id}/track?t=${tracking_token}`

/** An accepted order of four packets of rice and a ghee, in which the shop asks whether it may give three ghees for the rice. */
const askedOrder = async (owner: BrowserContext, shop: OpenShop): Promise<Placed> => {
  const product = await addToShelf(owner.request, { name: 'Costly Ghee', name_hi: 'महँगा घी', category: 'Essentials', price: 300 })
  const placed = await shop.place()
  const call = async (path: string, data: object) => {
    const answer = await owner.request.post(`/api/v1/orders/${placed.order_id}/${path}`, { headers: HEADERS, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  await call('accept', {})
  await call('packing', { changes: [{ kind: 'added', product_id: product, quantity: 1 }], by_phone: true })
  const asked = await call('packing', { changes: [{ kind: 'replaced', line_no: 1, product_id: product, quantity: 3 }] })
  expect(asked.outcome).toBe('asked')
  return placed
}

const total = async (request: APIRequestContext, { order_id, tracking_token }: Placed): Promise<number> => {
  const answer = await request.get(`/api/v1/orders/${order_id}`, { headers: { ...HEADERS, 'x-order-token': tracking_token } })
  return (await answer.json()).order.subtotal
}

const question = (page: Page, t: Words, name: string) =>
  page.getByRole('region', { name: t('tracking.later.change.question.title', { store: name }) })

test.describe('the shop asks beyond the cap', () => {
  for (const answer of ['accept', 'decline'] as const)
    test(`the customer says ${answer}, and both bills stand side by side`, async ({ page, request, t, owner, shop }) => {
      const placed = await askedOrder(owner, shop)
      await page.goto(trackPath(placed))
      const card = question(page, t, shop.name)
      await expect(card.getByText(t('tracking.later.change.reason.above_cap'))).toBeVisible()
      await expect(card.getByText(t('tracking.later.change.silence.leave_out'))).toBeVisible()
      await card.getByRole('button', { name: t(`tracking.later.change.question.${answer}`) }).click()
      await expect(card).toBeHidden()
      expect(await total(request, placed)).toBe(answer === 'accept' ? 1200 : 300)
      const changes = page.getByRole('region', { name: t('tracking.later.change.title') })
      await expect(
        changes.getByText(
          t(answer === 'accept' ? 'tracking.later.change.result.accepted' : 'tracking.later.change.result.declined'),
        ),
      ).toBeVisible()
      await expect(changes.getByRole('columnheader', { name: t('tracking.later.change.ordered') })).toBeVisible()
    })

  test('silence leaves the line out when the time is over', async ({ page, request, t, owner, shop }) => {
    test.skip(!hasServerData())
    const placed = await askedOrder(owner, shop)
    await page.goto(trackPath(placed))
    await expect(question(page, t, shop.name)).toBeVisible()
    await withServerData((db) =>
      db.execute(`UPDATE order_changes SET answer_by = now() - interval '1 second' WHERE order_id = $1 AND state = 'asked'`, [
        placed.order_id,
      ]),
    )
    await expect(page.getByText(t('tracking.later.change.result.lapsed'))).toBeVisible({ timeout: 30_000 })
    await expect(question(page, t, shop.name)).toBeHidden()
    expect(await total(request, placed)).toBe(300)
  })
})

test('the customer changes the order before packing; the shop sees red and green until it says so', async ({
  page,
  request,
  t,
  owner,
  shop,
}, { project }) => {
  const placed = await shop.place()
  const board = await openBoard(owner, t)
  const number = (
    await (
      await request.get(`/api/v1/orders/${placed.order_id}`, { headers: { ...HEADERS, 'x-order-token': placed.tracking_token } })
    ).json()
  ).order.order_number
  await cardOf(board, number)
    .getByRole('button', { name: t('orders.board.seen') })
    .click()
  await page.goto(trackPath(placed))
  await page.getByRole('button', { name: t('tracking.later.change.own.button') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('orders.notes') }).fill('Ring twice')
  const rice = shop.product[languageOn(project.name)]
  await dialog.getByRole('button', { name: t('common.increase', { name: rice }) }).click()
  await dialog.getByRole('button', { name: t('tracking.later.change.own.save') }).click()
  await expect(page.getByText(t('tracking.later.change.own.saved')).first()).toBeVisible()
  const notice = cardOf(board, number).getByRole('region', { name: t('orders.board.change.title') })
  await expect(notice.locator('del')).toBeVisible()
  await expect(notice.locator('ins').first()).toBeVisible()
  await expect(notice.getByText('Ring twice')).toBeVisible()
  await cardOf(board, number)
    .getByRole('button', { name: t('orders.board.seen') })
    .click()
  await expect(notice).toBeHidden()
})

const numberOf = async (request: APIRequestContext, { order_id, tracking_token }: Placed): Promise<string> =>
  (await (await request.get(`/api/v1/orders/${order_id}`, { headers: { ...HEADERS, 'x-order-token': tracking_token } })).json())
    .order.order_number

test('amount, another product, choice, time, express, address and notes in one change: the shop sees red and green, and hears it', async ({
  page,
  request,
  t,
  owner,
  shop,
}, { project }) => {
  await addToShelf(owner.request, { name: 'Jaggery', name_hi: 'गुड़', price: 50 })
  await needThreeHours(owner.request)
  const placed = await shop.place()
  await fakeVoice(owner)
  const board = await openBoard(owner, t)
  const number = await numberOf(request, placed)
  await cardOf(board, number)
    .getByRole('button', { name: t('orders.board.seen') })
    .click()
  await page.goto(trackPath(placed))
  await page.getByRole('button', { name: t('tracking.later.change.own.button') }).click()
  const dialog = page.getByRole('dialog')
  const isHindi = languageOn(project.name) === 'hi'
  await dialog.getByRole('searchbox').fill(isHindi ? 'गुड़' : 'Jaggery')
  await dialog.getByRole('button', { name: isHindi ? /गुड़.*50/ : /Jaggery.*50/ }).click()
  const rice = shop.product[languageOn(project.name)]
  await dialog.getByRole('button', { name: t('common.increase', { name: rice }) }).click()
  await dialog.getByRole('combobox', { name: t('orders.missing.title') }).selectOption('leave_out')
  await dialog.getByRole('combobox', { name: t('orders.when') }).selectOption('express')
  await dialog.getByRole('textbox', { name: t('checkout.field.address') }).fill('16 Pipe Road, Kurla West')
  await dialog.getByRole('textbox', { name: t('orders.notes') }).fill('Ring twice')
  await dialog.getByRole('button', { name: t('tracking.later.change.own.save') }).click()
  await expect(page.getByText(t('tracking.later.change.own.saved')).first()).toBeVisible()
  const read = await request.get(`/api/v1/orders/${placed.order_id}`, {
    headers: { ...HEADERS, 'x-order-token': placed.tracking_token },
  })
  expect((await read.json()).order).toMatchObject({
    ...{ subtotal: 350, express_fee: 50, delivery_slot: 'express', if_missing: 'leave_out', notes: 'Ring twice' },
    ...{ delivery_address: '16 Pipe Road, Kurla West, 400070', pincode: '400070' },
  })
  const notice = cardOf(board, number).getByRole('region', { name: t('orders.board.change.title') })
  for (const text of ['Ring twice', '16 Pipe Road, Kurla West', t('orders.board.slot.express')])
    await expect(notice.locator('ins').filter({ hasText: text })).toBeVisible()
  await expect(notice.locator('del').filter({ hasText: t('orders.board.slot.asap') })).toBeVisible()
  await expect(notice.locator('ins').filter({ hasText: t('orders.board.change.choice.leave_out') })).toBeVisible()
  await expect.poll(() => said(board), { timeout: 20_000 }).toContain(wordsOf('en')('voice.changed'))
})

test('once packing has started, the open dialog says so and nothing is changed', async ({ page, request, t, owner, shop }) => {
  const placed = await shop.place()
  const before = await total(request, placed)
  await page.goto(trackPath(placed))
  await page.getByRole('button', { name: t('tracking.later.change.own.button') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('orders.notes') }).fill('Ring twice')
  for (const status of ['confirmed', 'preparing']) await setStatus(owner.request, placed.order_id, status)
  await expect(page.getByText(t('errors.orders.packing_started')).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: t('tracking.later.change.own.button') })).toBeHidden()
  expect(await total(request, placed)).toBe(before)
})
