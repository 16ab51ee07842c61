import { fromShopTime, isoMoment } from '@jhola/contract/shared/time'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createCounterApi } from '../../../../test/counter.ts'
import { createFakeSocket } from '../../../../test/fake-socket.ts'
import { aShelfProduct, onShelf } from '../../../../test/fixtures/products.ts'
import { showCounter } from '../../../../test/show-app.tsx'

const line = vi.hoisted(() => ({ io: () => ({}) as unknown }))
vi.mock('socket.io-client', () => ({ io: () => line.io() }))

/** Seven in the morning of a day that is far enough away to be named by its date. */
const BACK = isoMoment(fromShopTime('2031-03-14', 7 * 60))
const BUTTER = aShelfProduct({ name: 'Butter', stock_mode: 'available', is_off_shelf: true, off_until: BACK })

const openInventory = async (product = BUTTER) => {
  const api = createCounterApi()
  line.io = createFakeSocket().io
  api.on('GET /inventory/shelf', () => onShelf([product]))
  api.on('PATCH /inventory/products/{product_id}/availability', ({ body }) => ({
    success: true,
    message: 'Saved',
    product: { ...product, is_off_shelf: body.state !== 'yes', off_until: body.state === 'until' ? (body.until ?? null) : null },
    open_orders: [],
  }))
  const { user } = await showCounter(api, '/inventory')
  return { api, user }
}

test('a product that is off the shelf until a time shows the day and the hour', async () => {
  await openInventory()
  expect((await screen.findAllByText(/14 Mar, 7:00 AM/)).length).toBeGreaterThan(0)
})

test('a product leaves the shelf until a time of the shop’s own, and the shop reads what customers read', async () => {
  const { api, user } = await openInventory({ ...BUTTER, is_off_shelf: false, off_until: null })
  await user.click((await screen.findAllByRole('button', { name: /More.*Butter|Butter.*More/ }))[0] ?? document.body)
  await user.click(await screen.findByRole('menuitem', { name: 'Not there…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Not there?' }))
  await user.click(await dialog.findByRole('button', { name: 'Until another time' }))
  const day = dialog.getByLabelText('Back on')
  await user.clear(day)
  await user.click(dialog.getByRole('button', { name: 'Off the shelf until then' }))
  expect(dialog.getByText('Choose a time to come, within 90 days.')).toBeDefined()
  const inTwoWeeks = isoMoment(Date.now() + 14 * 86_400_000).slice(0, 10)
  await user.type(day, inTwoWeeks)
  await user.click(dialog.getByRole('button', { name: 'Off the shelf until then' }))
  expect(await dialog.findByText(/Customers read:/)).toBeDefined()
  expect(api.asked('PATCH /inventory/products/{product_id}/availability').map(({ body }) => body)).toEqual([
    { state: 'until', until: isoMoment(fromShopTime(inTwoWeeks, 7 * 60)) },
  ])
})
