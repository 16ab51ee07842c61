import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createCounterApi } from '../../../../test/counter.ts'
import { refuse } from '../../../../test/fake-api.ts'
import { createFakeSocket } from '../../../../test/fake-socket.ts'
import { aShelfProduct, onShelf } from '../../../../test/fixtures/products.ts'
import { showCounter } from '../../../../test/show-app.tsx'

const line = vi.hoisted(() => ({ io: () => ({}) as unknown }))
vi.mock('socket.io-client', () => ({ io: () => line.io() }))

/** 40 packets of rice, 6 of them reserved for orders; the maximum stock is 60. */
const RICE = aShelfProduct({ current_stock: 40, reserved: 6, available: 34, max_stock_level: 60 })

/** The stock dialog of the rice; the fake server applies the movements. */
const openDialog = async () => {
  const api = createCounterApi()
  line.io = createFakeSocket().io
  let rice = RICE
  api.on('GET /inventory/shelf', () => onShelf([rice]))
  api.on('PUT /inventory/products/{product_id}/stock', ({ body }) => {
    const now =
      body.movement_type === 'set'
        ? body.quantity
        : rice.current_stock + (body.movement_type === 'out' ? -body.quantity : body.quantity)
    rice = { ...rice, current_stock: now, available: now - rice.reserved, version: rice.version + 1 }
    return { success: true, message: 'Stock updated', product: rice }
  })
  const { user } = await showCounter(api, '/inventory')
  await user.click((await screen.findAllByRole('button', { name: /^Update Stock/ }))[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Stock' }))
  return { api, user, dialog }
}

type Opened = Awaited<ReturnType<typeof openDialog>>

const afterwards = ({ dialog }: Opened): string | null =>
  dialog.getByText('Afterwards').parentElement?.querySelector('dd')?.textContent ?? null

const kind = async ({ dialog, user }: Opened, name: string, box: string, quantity: string): Promise<HTMLElement> => {
  await user.click(dialog.getByRole('radio', { name }))
  const field = dialog.getByRole('textbox', { name: box })
  await user.clear(field)
  await user.type(field, quantity)
  return field
}

const send = ({ dialog, user }: Opened) => user.click(dialog.getByRole('button', { name: 'Update Stock' }))
const sent = ({ api }: Opened) => api.asked('PUT /inventory/products/{product_id}/stock').map(({ body }) => body)

test('for stock in, the new stock is shown before it is sent, and in the list afterwards', async () => {
  const opened = await openDialog()
  await kind(opened, 'Stock in', 'Quantity', '12')
  expect(afterwards(opened)).toBe('52 packet')
  await opened.user.click(opened.dialog.getByRole('button', { name: 'New delivery' }))
  await send(opened)
  await screen.findByText(/Basmati Rice.*: stock is now 52/)
  expect(screen.queryByRole('dialog', { name: 'Update Stock' })).toBeNull()
  expect(sent(opened)).toEqual([{ quantity: 12, movement_type: 'in', reason: 'New delivery' }])
  await waitFor(() => expect(opened.api.asked('GET /inventory/shelf').length).toBeGreaterThan(1))
  expect(opened.api.trouble).toEqual([])
})

test('one press fills the stock up to its maximum', async () => {
  const opened = await openDialog()
  await opened.user.click(opened.dialog.getByRole('button', { name: /^Fill up: 20/ }))
  expect(afterwards(opened)).toBe('60 packet')
})

test('stock can go out, except the quantity reserved for orders', async () => {
  const opened = await openDialog()
  const field = await kind(opened, 'Stock out', 'Quantity', '35')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  opened.dialog.getByText(/6 of 40 packet are held for orders/)
  expect(afterwards(opened)).toBe('–')
  await send(opened)
  expect(sent(opened)).toEqual([])

  await kind(opened, 'Stock out', 'Quantity', '34')
  expect(afterwards(opened)).toBe('6 packet')
  await send(opened)
  await screen.findByText(/stock is now 6/)
  expect(sent(opened)).toEqual([{ quantity: 34, movement_type: 'out', reason: '' }])
  expect(opened.api.trouble).toEqual([])
})

test('a quantity out of range shows an error beside the field, and nothing is sent', async () => {
  const opened = await openDialog()
  await send(opened)
  opened.dialog.getByText('Please enter a quantity.')
  await kind(opened, 'Stock in', 'Quantity', '1000001')
  opened.dialog.getByText('This can be at most 1000000.')
  await kind(opened, 'Stock in', 'Quantity', '999999')
  opened.dialog.getByText(/Stock can be at most/)
  await send(opened)
  expect(sent(opened)).toEqual([])
  expect(opened.api.trouble).toEqual([])
})

test('a count that conflicts with a sale is repeated on the current stock', async () => {
  const opened = await openDialog()
  opened.api.on('PUT /inventory/products/{product_id}/stock', () =>
    refuse('inventory.stock_changed', { on_hand: 38, reserved: 6, available: 32, unit: 'packet' }),
  )
  await kind(opened, 'Count', 'Counted quantity', '39')
  await send(opened)
  await opened.dialog.findByText(/there are 38 packet now/)
  expect(opened.dialog.getByText('In the shop').parentElement?.textContent).toContain('38')
  opened.api.on('PUT /inventory/products/{product_id}/stock', () => ({
    success: true,
    message: 'Stock updated',
    product: { ...RICE, current_stock: 39, available: 33, version: 2 },
  }))
  await send(opened)
  await screen.findByText(/stock is now 39/)
  expect(sent(opened).map(({ quantity, seen_quantity }) => [quantity, seen_quantity])).toEqual([
    [39, 40],
    [39, 38],
  ])
  expect(opened.api.trouble).toEqual([])
})
