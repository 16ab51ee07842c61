import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { cardOf, openBoard, sendNow, type speak } from '../support/board.ts'
import { withShop as test } from '../support/fixtures.ts'
import { placeOrder, setStatus, signInOwner } from '../support/users.ts'

type Placed = Awaited<ReturnType<typeof placeOrder>>
type Words = Awaited<ReturnType<typeof speak>>
type Shown = { total_amount: number; paid_amount: number; owed_amount: number; give_back_amount: number; status: string }

const HEADERS = { 'sec-fetch-site': 'same-origin' }
const trackPath = ({ order_id, tracking_token }: Placed) => `/order/${order_id}/track?t=${tracking_token}`
/** Rupees as the screens write them: `₹42.00`. */
const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`

const read = async (request: APIRequestContext, { order_id, tracking_token }: Placed): Promise<Shown> => {
  const headers = { ...HEADERS, 'x-order-token': tracking_token }
  return (await (await request.get(`/api/v1/orders/${order_id}`, { headers })).json()).order
}

/** An order that the shop accepted; paid by UPI straight to it where that is its method. */
const accepted = async (customer: APIRequestContext, owner: APIRequestContext, paymentMethod: 'upi' | 'cod'): Promise<Placed> => {
  const placed = await placeOrder(customer, { paymentMethod })
  await setStatus(owner, placed.order_id, 'confirmed')
  if (paymentMethod === 'cod') return placed
  const data = { payment_status: 'completed', payment_method: 'upi' }
  const paid = await owner.post(`/api/v1/orders/${placed.order_id}/payment/confirm`, { headers: HEADERS, data })
  expect(paid.status(), await paid.text()).toBe(200)
  return placed
}

/** Packs one piece less than ordered, or one more. */
const pack = async (owner: APIRequestContext, { order_id }: Placed, what: 'less' | 'more'): Promise<void> => {
  const { items } = (await (await owner.get(`/api/v1/orders/${order_id}`)).json()).order
  const change =
    what === 'less' ? { kind: 'fewer', line_no: 1, quantity: 3 } : { kind: 'added', product_id: items[0].product_id, quantity: 1 }
  const data = { changes: [change], by_phone: true }
  const packed = await owner.post(`/api/v1/orders/${order_id}/packing`, { headers: HEADERS, data })
  expect(packed.status(), await packed.text()).toBe(200)
}

/** An order that is on its way, and its last step on the board. */
const onTheWay = async (owner: BrowserContext, t: Words, placed: Placed): Promise<{ board: Page; step: Locator }> => {
  for (const status of ['preparing', 'out_for_delivery']) await setStatus(owner.request, placed.order_id, status)
  const board = await openBoard(owner, t)
  const card = cardOf(board, placed.order.order_number)
  return { board, step: card.getByRole('button', { name: t('orders.board.action.delivered') }) }
}

/** Opens the dialog that hands the order over, on the board. */
const handingOver = async (
  owner: BrowserContext,
  t: Words,
  placed: Placed,
): Promise<{ dialog: Locator; end(): Promise<void> }> => {
  const { board, step } = await onTheWay(owner, t, placed)
  await step.click()
  return { dialog: board.getByRole('dialog'), end: () => sendNow(board, t) }
}

test('paid by UPI to the shop, then less: it is given back later, by UPI, from the list of returns', async ({
  page,
  owner,
  t,
}) => {
  await signInOwner(owner)
  const placed = await accepted(page.request, owner.request, 'upi')
  await pack(owner.request, placed, 'less')
  const { give_back_amount } = await read(page.request, placed)
  expect(give_back_amount).toBeGreaterThan(0)

  const { dialog, end } = await handingOver(owner, t, placed)
  await expect(dialog.getByText(rupees(give_back_amount))).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('orders.board.complete.backUpi') })).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('orders.board.complete.backCash') })).toBeVisible()
  await dialog.getByRole('button', { name: t('orders.board.complete.backLater') }).click()
  await end()
  await expect.poll(async () => (await read(page.request, placed)).status).toBe('delivered')
  await page.goto(trackPath(placed))
  await expect(page.getByText(t('payments.checkout.back.hint.due'))).toBeVisible()

  const money = await owner.newPage()
  await money.goto('/store/payments?tab=open')
  const due = money.getByRole('listitem').filter({ hasText: placed.order.order_number })
  await due.getByRole('button', { name: t('payments.stuck.byUpi') }).click()
  await money
    .getByRole('alertdialog')
    .getByRole('button', { name: t('payments.stuck.byUpi') })
    .click()
  await expect(due).toHaveCount(0)
  await page.goto(trackPath(placed))
  await expect(page.getByText(t('payments.checkout.back.state.done'), { exact: true })).toBeVisible()
})

test('paid by UPI to the shop, then more: exactly the rest is paid by UPI, and the shop confirms it', async ({
  page,
  owner,
  t,
}) => {
  await signInOwner(owner)
  const placed = await accepted(page.request, owner.request, 'upi')
  const before = await read(page.request, placed)
  await pack(owner.request, placed, 'more')
  const { owed_amount, total_amount } = await read(page.request, placed)
  expect(owed_amount).toBe(total_amount - before.total_amount)

  await page.goto(trackPath(placed))
  await expect(page.getByText(rupees(owed_amount), { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: t('tracking.later.upi.paid') }).click()
  await expect(page.getByText(t('tracking.later.upi.told'))).toBeVisible()

  const money = await owner.newPage()
  await money.goto('/store/payments?tab=open')
  const claim = money.getByRole('listitem').filter({ hasText: placed.order.order_number })
  await expect(claim.getByText(rupees(owed_amount)).first()).toBeVisible()
  await claim.getByRole('button', { name: t('payments.claims.yes') }).click()
  await expect(claim).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('tracking.later.upi.paid') })).toBeHidden()
  expect(await read(page.request, placed)).toMatchObject({ owed_amount: 0, paid_amount: total_amount, total_amount })
})

for (const what of ['less', 'more'] as const)
  test(`cash, then ${what}: the new amount is what is collected`, async ({ page, owner, t }) => {
    await signInOwner(owner)
    const placed = await accepted(page.request, owner.request, 'cod')
    const before = await read(page.request, placed)
    await pack(owner.request, placed, what)
    const { total_amount, owed_amount } = await read(page.request, placed)
    expect(Math.sign(total_amount - before.total_amount)).toBe(what === 'less' ? -1 : 1)
    expect(owed_amount).toBe(total_amount)

    // Exact cash is one tap, and the button says how much.
    const { board, step } = await onTheWay(owner, t, placed)
    await expect(step).toContainText(rupees(total_amount))
    await step.click()
    await sendNow(board, t)
    await expect.poll(async () => (await read(page.request, placed)).status).toBe('delivered')
    expect(await read(page.request, placed)).toMatchObject({ paid_amount: total_amount, owed_amount: 0 })
  })
