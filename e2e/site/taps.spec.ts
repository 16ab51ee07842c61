import { type BrowserContext, expect, type Page } from '@playwright/test'
import { cardOf, openBoard } from '../support/board.ts'
import { atCounter as test } from '../support/fixtures.ts'
import { readOrder } from '../support/packing.ts'
import { letOrdersTakeTheScreen } from '../support/shops.ts'

// How many taps an order takes from its ring to its handover. Each can be undone, and nothing asks in between.

/** Counts every press on this page from now on. */
const countTaps = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    Reflect.set(globalThis, 'taps', 0)
    addEventListener('click', () => Reflect.set(globalThis, 'taps', Reflect.get(globalThis, 'taps') + 1), { capture: true })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'taps'))
}

const reaches = (context: BrowserContext, orderId: string, status: string) =>
  expect.poll(async () => (await readOrder(context.request, orderId)).status, { timeout: 60_000 }).toBe(status)

for (const { name, overrides, steps } of [
  { name: 'four taps for a delivery paid in cash', overrides: {}, steps: ['ready', 'out_for_delivery', 'delivered'] },
  { name: 'three taps for a pickup paid in cash', overrides: { deliveryType: 'pickup' }, steps: ['ready', 'delivered'] },
] as const)
  test(name, async ({ context, t, shop }) => {
    await letOrdersTakeTheScreen(context.request, true)
    const page = await openBoard(context, t)
    const taps = await countTaps(page)
    const { order, order_id } = await shop.place(overrides)
    const incoming = page.getByRole('alertdialog', { name: order.order_number })
    await incoming.getByRole('button', { name: new RegExp(`^${t('orders.board.action.confirmed')}`) }).click()
    const undo = page.getByRole('button', { name: t('orders.actions.undo.undo') })
    await expect(undo.first()).toBeVisible()
    await reaches(context, order_id, 'confirmed')
    for (const step of steps) {
      await cardOf(page, order.order_number)
        .getByRole('button', { name: t(`orders.board.action.${step}`) })
        .first()
        .click()
      await expect(undo.first()).toBeVisible()
      await reaches(context, order_id, step)
    }
    expect(await taps()).toBe(steps.length + 1)
    expect(await readOrder(context.request, order_id)).toMatchObject({ status: 'delivered', payment_status: 'completed' })
  })
