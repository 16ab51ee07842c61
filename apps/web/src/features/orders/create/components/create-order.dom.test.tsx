import type { Order } from '@jhola/contract/orders/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createCounterApi } from '../../../../../test/counter.ts'
import { slowly } from '../../../../../test/fake-api.ts'
import { createFakeSocket } from '../../../../../test/fake-socket.ts'
import { anItem, anOrder, anOrderReading, aQuote } from '../../../../../test/fixtures/orders.ts'
import { aProduct, toChooseFrom } from '../../../../../test/fixtures/products.ts'
import { aStore } from '../../../../../test/fixtures/stores.ts'
import { showCounter } from '../../../../../test/show-app.tsx'
import { counterDraftStore } from '../../../../domain/orders/counter-order-draft.ts'

const line = vi.hoisted(() => ({ io: () => ({}) as unknown }))
vi.mock('socket.io-client', () => ({ io: () => line.io() }))

const RICE = aProduct()
const DAL = aProduct({ id: '01a13e84-efda-78c8-ad0e-0000000000a2', name: 'Toor Dal', price: 100 })
const TYPED = anOrder({
  items: [anItem({ quantity: 3, total_price: 180 })],
  customer_name: 'Kavita Shah',
  delivery_type: 'pickup',
  delivery_fee: 0,
  subtotal: 180,
  total_amount: 180,
  total: 180,
  status: 'confirmed',
  channel: 'counter',
})

const PAID: Order = { ...TYPED, payment_status: 'completed', payment_method: 'cash', version: 2 }
const PLACED = {
  success: true as const,
  order_id: TYPED.id,
  total_amount: TYPED.total_amount,
  message: 'Order placed',
  tracking_token: 'a-token-of-its-own',
  order: TYPED,
}

beforeEach(() => {
  line.io = createFakeSocket().io
  counterDraftStore.write(null)
})

/** A shop with rice and dal that has no customer yet. */
const openWizard = async () => {
  const api = createCounterApi()
  api.on('GET /inventory/products', ({ query }) =>
    toChooseFrom([RICE, DAL].filter(({ name }) => name.toLowerCase().includes((query.search ?? '').toLowerCase()))),
  )
  api.on('POST /orders/quote', ({ body }) =>
    aQuote(
      body.items.map(({ product_id, quantity }) => ({ product: product_id === RICE.id ? RICE : DAL, quantity })),
      { delivery_fee: 0 },
    ),
  )
  api.on('GET /stores/{store_id}', () => ({ success: true, store: aStore() }))
  api.on('GET /customers/lookup', () => ({ success: true, customer: null }))
  api.on('POST /orders', () => PLACED)
  api.on('GET /orders/{id}', () => anOrderReading(TYPED))
  const { user } = await showCounter(api, '/create-order')
  await screen.findByRole('searchbox')
  return { api, user }
}

type Opened = Awaited<ReturnType<typeof openWizard>>

const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }))
const slip = () => within(screen.getByRole('region', { name: 'In this order' }))

/** Searches for a product and adds it with Enter. */
const putIn = async ({ user }: Opened, text: string, name: string) => {
  const field = screen.getByRole('searchbox')
  await user.type(field, text)
  await screen.findAllByText(name)
  await user.type(field, '{Enter}')
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  await slip().findByRole('button', { name: new RegExp(`^Increase ${name}`) })
}

/** Goes on to the customer step with an unknown number. */
const sayWho = async (opened: Opened) => {
  await press(opened, 'Next')
  await opened.user.type(await screen.findByRole('textbox', { name: /^Customer's phone/ }), '9100000137')
  await screen.findByText('New customer')
  await opened.user.type(screen.getByRole('textbox', { name: /^Customer's name/ }), 'Kavita Shah')
}

test('products are found by search and added with Enter, and their quantities are changed in the order', async () => {
  const opened = await openWizard()
  await press(opened, 'Next')
  screen.getByText('Please select at least one product')
  await putIn(opened, 'rice', 'Basmati Rice')
  await putIn(opened, 'dal', 'Toor Dal')
  await opened.user.click(slip().getByRole('button', { name: /^Increase Basmati Rice/ }))
  await opened.user.click(slip().getByRole('button', { name: /^Increase Basmati Rice/ }))
  await waitFor(() => expect(slip().getAllByText('₹280.00').length).toBeGreaterThan(0))
  await opened.user.click(slip().getByRole('button', { name: /^(Decrease|Remove).*Toor Dal/ }))
  await waitFor(() => expect(slip().queryAllByText('Toor Dal')).toEqual([]))
  await waitFor(() => expect(slip().getAllByText('₹180.00').length).toBeGreaterThan(0))
  expect(opened.api.trouble).toEqual([])
})

test('Enter before the search has answered adds the first match when the answer arrives', async () => {
  const opened = await openWizard()
  const gate = Promise.withResolvers<void>()
  opened.api.on('GET /inventory/products', async ({ query }) => {
    await gate.promise
    return toChooseFrom([RICE, DAL].filter(({ name }) => name.toLowerCase().includes((query.search ?? '').toLowerCase())))
  })
  const field = screen.getByRole('searchbox')
  // The search text is not part of the name, so the local search finds nothing.
  await opened.user.type(field, 'dal{Enter}')
  gate.resolve()
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  await slip().findByRole('button', { name: /^Increase Toor Dal/ })
  expect(slip().queryAllByText('Basmati Rice')).toEqual([])
  expect(opened.api.trouble).toEqual([])
})

test('what the customer said about missing goods goes with the order', async () => {
  const opened = await openWizard()
  await putIn(opened, 'rice', 'Basmati Rice')
  await sayWho(opened)
  await opened.user.selectOptions(screen.getByRole('combobox', { name: 'If something is missing' }), 'Call the customer')
  const bodies: unknown[] = []
  opened.api.on('POST /orders', ({ body }) => {
    bodies.push(body)
    return PLACED
  })
  await press(opened, 'Create Order')
  await screen.findByRole('heading', { name: 'Payment' })
  expect(bodies).toMatchObject([{ if_missing: 'call' }])
})

test('an order is created once however often it is tapped, paid in cash, and has its number', async () => {
  const opened = await openWizard()
  const { api, user } = opened
  await putIn(opened, 'rice', 'Basmati Rice')
  await user.click(slip().getByRole('button', { name: /^Increase Basmati Rice/ }))
  await user.click(slip().getByRole('button', { name: /^Increase Basmati Rice/ }))
  await sayWho(opened)
  const placing = slowly(api, 'POST /orders', () => PLACED)
  await user.dblClick(screen.getByRole('button', { name: 'Create Order' }))
  placing.resolve()

  await screen.findByRole('heading', { name: 'Payment' })
  await user.click(await screen.findByRole('button', { name: 'Payment received' }))
  screen.getByText('Please select a payment method')
  await user.click(screen.getByRole('radio', { name: 'Cash' }))
  await user.type(screen.getByRole('textbox', { name: 'Cash given' }), '500')
  expect(screen.getByText(/^Give back/).textContent).toContain('₹320.00')
  const paying = slowly(api, 'POST /orders/{id}/payment/confirm', () => ({ success: true, order: PAID }))
  api.on('GET /orders/{id}', () => anOrderReading(PAID))
  await user.dblClick(screen.getByRole('button', { name: 'Payment received' }))
  paying.resolve()

  await screen.findByRole('heading', { name: 'Order created' })
  screen.getByText('Order 001-0042')
  await screen.findByText('Payment received · Cash')
  expect(api.asked('POST /orders').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      customer_name: 'Kavita Shah',
      customer_phone: '+919100000137',
      channel: 'counter',
      expected_total: 180,
      items: [expect.objectContaining({ product_id: RICE.id, quantity: 3, unit_price: 60 })],
    }),
  ])
  expect(api.asked('POST /orders/{id}/payment/confirm').map(({ body }) => body)).toEqual([
    { payment_status: 'completed', payment_method: 'cash' },
  ])
  expect(api.trouble).toEqual([])
})

test('missing input is shown beside its field, and the draft is saved on the device', async () => {
  const opened = await openWizard()
  await putIn(opened, 'rice', 'Basmati Rice')
  await press(opened, 'Next')
  await opened.user.click(await screen.findByRole('radio', { name: /^Delivery/ }))
  await press(opened, 'Create Order')
  screen.getByRole('textbox', { name: /^Customer's phone/, description: /Phone number is required/ })
  screen.getByRole('textbox', { name: /^Customer's name/, description: /Name is required/ })
  screen.getByRole('textbox', { name: /^Delivery address/, description: /Delivery address is required/ })
  await opened.user.type(screen.getByRole('textbox', { name: /^Customer's name/ }), 'Kavita Shah')
  expect(counterDraftStore.read()?.draft.customer.name).toBe('Kavita Shah')
  expect(counterDraftStore.read()?.draft.items.map(({ name }) => name)).toEqual(['Basmati Rice'])
  expect(opened.api.asked('POST /orders')).toEqual([])
  expect(opened.api.trouble).toEqual([])
})

test('a list that was sent by message is pasted, looked at line by line, and taken into the order', async () => {
  const opened = await openWizard()
  opened.api.on('POST /inventory/lists/read', ({ body }) => {
    expect(body.text).toBe('2 rice, dal 1, hello, kite')
    return {
      success: true,
      lines: [
        {
          text: '2 rice',
          words: 'rice',
          rupees: null,
          state: 'matched',
          choices: [{ product: RICE, quantity: 2, is_exact: true }],
        },
        { text: 'dal 1', words: 'dal', rupees: null, state: 'unsure', choices: [{ product: DAL, quantity: 1, is_exact: true }] },
        { text: 'hello', words: '', rupees: null, state: 'none', choices: [] },
        { text: 'kite', words: 'kite', rupees: null, state: 'none', choices: [] },
      ],
    }
  })
  await press(opened, 'Shopping list')
  await opened.user.type(await screen.findByRole('textbox', { name: 'Your list' }), '2 rice, dal 1, hello, kite')
  await press(opened, 'Find in this shop')
  await screen.findByText('Not read as a product.')
  screen.getByText('This shop has nothing like it.')
  screen.getByText('Is it one of these? Tap to take it.')
  screen.getByRole('button', { name: 'Add 1 item' })
  await opened.user.click(screen.getByRole('button', { name: /^Toor Dal/ }))
  await press(opened, 'Add 2 items')
  await slip().findByRole('button', { name: /^Increase Basmati Rice/ })
  await slip().findByRole('button', { name: /^Increase Toor Dal/ })
  expect(counterDraftStore.read()?.draft.items.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Basmati Rice', 2],
    ['Toor Dal', 1],
  ])
  expect(opened.api.trouble).toEqual([])
})
