import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCounterApi } from '../../../test/counter.ts'
import { refuse } from '../../../test/fake-api.ts'
import { createFakeSocket } from '../../../test/fake-socket.ts'
import { OWNER } from '../../../test/fixtures/account.ts'
import { anOrder } from '../../../test/fixtures/orders.ts'
import { onShelf } from '../../../test/fixtures/products.ts'
import { showCounter } from '../../../test/show-app.tsx'

const line = vi.hoisted(() => ({ io: () => ({}) as unknown }))
vi.mock('socket.io-client', () => ({ io: () => line.io() }))

const ORDERS = [
  anOrder(),
  anOrder({ id: '01a13e84-efda-78c8-ad0e-0000000000b2', order_number: '001-0043', customer_name: 'Imran Khan' }),
  anOrder({ id: '01a13e84-efda-78c8-ad0e-0000000000b3', order_number: '001-0044', status: 'preparing' }),
]

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

/** A page of the shop with these orders, live. */
const open = async (address = '/store/orders', role?: Partial<typeof OWNER>, shelf = {}) => {
  const api = createCounterApi(ORDERS)
  const stock = onShelf([])
  api.on('GET /inventory/shelf', () => ({ ...stock, summary: { ...stock.summary, ...shelf } }))
  if (role) api.on('GET /auth/me', () => ({ success: true, user: { ...OWNER, ...role } }))
  line.io = createFakeSocket().io
  const { user } = await showCounter(api, address)
  await screen.findByText('Live')
  return { api, user, nav: await screen.findByRole('navigation', { name: 'Main menu' }) }
}

test('the rail leads to every tool, marks the current one and counts the orders that wait', async () => {
  const { nav } = await open()
  const links = within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(links).toEqual(expect.arrayContaining(['New order', 'Home', 'Stock', 'Money', 'Store settings', 'Help', 'Preferences']))
  const orders = within(nav).getByRole('link', { name: /^Orders/ })
  expect(orders.getAttribute('aria-current')).toBe('page')
  expect(orders.textContent).toContain('2 new orders are waiting')
  expect(within(nav).getByRole('link', { name: 'Stock' }).getAttribute('aria-current')).toBeNull()
})

test('the rail counts what runs low as the inventory does', async () => {
  const { api, nav } = await open('/store-dashboard', {}, { low_stock: 3 })
  const stock = within(nav).getByRole('link', { name: /^Stock/ })
  await waitFor(() => expect(stock.textContent).toContain('Low Stock Items: 3'))
  expect(api.asked('GET /inventory/shelf').length).toBeGreaterThan(0)
})

test('the rail shows a person their own tools only', async () => {
  const { nav } = await open('/store-dashboard', { permissions: ['shop.see', 'orders.deliver', 'payments.take'] })
  const tools = within(nav).getAllByRole('listitem')
  expect(tools.map(({ textContent }) => textContent)).toEqual(['Home', 'Delivery', 'Help'])
})

test('the rail is opened and closed, and the choice is kept under the specified key', async () => {
  const { nav, user } = await open()
  const toggle = within(nav).getByRole('button', { name: /the menu$/ })
  const before = toggle.getAttribute('aria-expanded')
  await user.click(toggle)
  const after = before === 'true' ? 'false' : 'true'
  expect(
    within(nav)
      .getByRole('button', { name: /the menu$/ })
      .getAttribute('aria-expanded'),
  ).toBe(after)
  expect(localStorage.getItem('sidebar_open')).toBe(after)
})

test('signing out asks first, and stays signed in when the person stays', async () => {
  const { api, nav, user } = await open()
  api.on('POST /auth/logout', () => ({ success: true, message: '' }))
  await user.click(within(nav).getByRole('button', { name: 'Logout' }))
  const question = await screen.findByRole('alertdialog', { name: 'Sign out of this device?' })
  await user.click(within(question).getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(api.asked('POST /auth/logout')).toEqual([])
})

test('the sign in the header opens what it stands for', async () => {
  const { user } = await open()
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: /Live/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Connection and bell' })
  await within(sheet).findByText('Last update')
  within(sheet).getByRole('switch', { name: /Ring on this device/ })
})

const search = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: 'Search' })
  return { dialog, field: within(dialog).getByRole('combobox') }
}

test('the search is used by the keyboard alone: it finds an open order at once and opens it', async () => {
  const { api, user } = await open()
  const nothing = { page: 1, pageSize: 10, total: 0, totalPages: 1 }
  api.on('GET /orders', () => ({ success: true, data: [], orders: [], unfiltered_total: 3, ...nothing }))
  api.on('GET /inventory/shelf', () => refuse('stores.not_found'))
  const { dialog, field } = await search(user)
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('imran')
  const orders = within(await within(dialog).findByRole('group', { name: 'Orders' }))
  expect(orders.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('001-0043')])
  expect(orders.getByRole('option').getAttribute('aria-selected')).toBe('true')
  // The next group is reached by the arrow, and back.
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await waitFor(() => expect(location.search).toContain('order=01a13e84-efda-78c8-ad0e-0000000000b2'))
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull()
})

test('the search finds pages by their English names, and closes with Escape', async () => {
  const { user } = await open()
  const { dialog } = await search(user)
  await user.keyboard('inventory')
  const pages = within(await within(dialog).findByRole('group', { name: 'Pages' }))
  pages.getByRole('option', { name: /Stock/ })
  await user.keyboard('{Control>}a{/Control}poster')
  expect(await pages.findByRole('option', { name: /Set up your shop/ })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull())
})
