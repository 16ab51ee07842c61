import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  createShop,
  field,
  fillCart,
  fillCartAgain,
  fillIn,
  first,
  isPlaced,
  KAVITA,
  openCheckout,
  PLACED,
  RICE,
  STORED,
} from '../../../../../test/checkout.ts'
import { refuse, slowly } from '../../../../../test/fake-api.ts'
import { createFakeSocket } from '../../../../../test/fake-socket.ts'
import { aQuote } from '../../../../../test/fixtures/orders.ts'
import { aProduct } from '../../../../../test/fixtures/products.ts'
import { aStore, STORE_ID } from '../../../../../test/fixtures/stores.ts'
import { customerInfoStore, NO_CUSTOMER } from '../../../../domain/account/customer-info.ts'
import { keptAddressesStore } from '../../../../domain/account/kept-addresses.ts'
import { addItem, changeCart } from '../../../../domain/cart/cart.ts'
import { toCartItem } from '../../../../domain/cart/to-cart-item.ts'

const line = vi.hoisted(() => ({ io: () => ({}) as unknown }))
vi.mock('socket.io-client', () => ({ io: () => line.io() }))

beforeEach(() => {
  line.io = createFakeSocket().io
  fillCart()
})

test('an order goes through its three steps, is shown for review, and is placed as it was shown', async () => {
  const api = createShop()
  const user = await fillIn(api)
  const review = within(screen.getByRole('region', { name: 'Check your order' }))
  for (const text of [/Kavita Shah/, /14 Pipe Road, Kurla West, 400070/, /As soon as possible/]) review.getByText(text)
  within(screen.getByRole('region', { name: '1 item' })).getByText(/Basmati Rice/)
  const placing = slowly(api, 'POST /orders', () => PLACED)
  await user.dblClick(await first('Place Order'))
  placing.resolve()
  await isPlaced()
  expect(api.asked('POST /orders').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      storeId: STORE_ID,
      items: [{ productId: RICE.id, quantity: 4, price: 60 }],
      customer: { name: 'Kavita Shah', phone: '+919100000137' },
      deliveryType: 'delivery',
      delivery_slot: 'asap',
      paymentMethod: 'cod',
      expected_total: 265,
    }),
  ])
  expect(api.trouble).toEqual([])
})

test('each step shows what is missing beside its field, and continues when it is filled in', async () => {
  const api = createShop()
  const user = await openCheckout(api)
  await user.click(await first('Next'))
  screen.getByRole('textbox', { name: /^Full Name/, description: /Name is required/ })
  screen.getByRole('textbox', { name: /^Phone/, description: /Phone number is required/ })
  await user.type(await field(/^Phone/), '12345')
  await user.type(await field(/^Email/), 'kavita')
  await user.click(await first('Next'))
  screen.getByRole('textbox', { name: /^Phone/, description: /Please enter a valid 10-digit phone number/ })
  screen.getByRole('textbox', { name: /^Email/, description: /Please enter a valid email address/ })
  await user.type(await field(/^Full Name/), 'Kavita Shah')
  await user.clear(await field(/^Phone/))
  await user.type(await field(/^Phone/), '9100000137')
  await user.clear(await field(/^Email/))
  await user.click(await first('Next'))

  await user.type(await field(/^Delivery address/), 'Here')
  // The PIN code is the customer's: the shop's own is never filled in.
  expect((await field(/^PIN code/)).getAttribute('value')).toBe('')
  await user.click(await first('Next'))
  screen.getByRole('textbox', { name: /^Delivery address/, description: /Please enter a complete address/ })
  screen.getByRole('textbox', { name: /^PIN code/, description: /Please enter a valid 6-digit PIN code/ })
  // A pickup order needs no address.
  await user.click(screen.getByRole('radio', { name: /^Pickup/ }))
  await user.click(await first('Next'))
  await screen.findByRole('heading', { name: 'Check your order' })
  expect(api.asked('POST /orders')).toEqual([])
  expect(api.trouble).toEqual([])
})

test('a field error of the server is shown beside the field, on its step', async () => {
  const api = createShop()
  api.on('POST /orders', () =>
    refuse('request.invalid', {
      fields: [{ field: 'customer.phone', code: 'invalid', message: 'Please enter a valid 10-digit phone number' }],
    }),
  )
  const user = await fillIn(api)
  await user.click(await first('Place Order'))
  await screen.findByRole('heading', { name: 'Customer Information' })
  await screen.findByRole('textbox', { name: /^Phone/, description: /Please enter a valid 10-digit phone number/ })
  expect(api.trouble).toEqual([])
})

test('a price that rises at the last moment is shown with the old one, and ordered only after the customer agrees', async () => {
  const api = createShop()
  api.on('POST /orders', ({ body }) => {
    const isAgreed = 'storeId' in body && body.items[0]?.price === 69
    if (!isAgreed)
      return refuse('orders.changed', {
        lines: [{ product_id: RICE.id, product_name: RICE.name, old_price: 60, new_price: 69 }],
        total_amount: 301,
      })
    return PLACED
  })
  const user = await fillIn(api)
  await user.click(await first('Place Order'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Something changed at the shop' }))
  expect((await sheet.findByText(/→/)).closest('li')?.textContent).toMatch(/Basmati Rice.*₹60.*→.*₹69/)
  // Every further quote has the new price, but none has arrived: the accepted price is newer than the loaded quote.
  const gate = Promise.withResolvers<void>()
  api.on('POST /orders/quote', async ({ body }) => {
    await gate.promise
    return aQuote(body.items.map(({ quantity }) => ({ product: { ...RICE, price: 69 }, quantity })))
  })
  await user.click(sheet.getByRole('button', { name: 'Update cart and continue' }))
  await screen.findByText('Your cart is up to date. Please check and place your order.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.pathname).toBe('/checkout')
  await user.click(await first('Place Order'))
  await isPlaced()
  gate.resolve()
  expect(api.asked('POST /orders')).toHaveLength(2)
  expect(api.trouble).toEqual([])
})

test('when stock runs out it is shown, and the remaining items can be ordered', async () => {
  const dal = aProduct({ id: '01a13e84-efda-78c8-ad0e-0000000000a2', name: 'Toor Dal', price: 100 })
  changeCart(STORED, (items) => addItem(items, toCartItem(dal, 1)))
  const api = createShop()
  api.on('POST /orders/quote', ({ body }) =>
    aQuote(body.items.map(({ product_id, quantity }) => ({ product: product_id === dal.id ? dal : RICE, quantity }))),
  )
  api.on('POST /orders', ({ body }) =>
    body.items.length > 1
      ? refuse('inventory.insufficient', {
          lines: [{ product_id: dal.id, product_name: dal.name, wanted: 1, available: 0, unit: 'packet' }],
        })
      : PLACED,
  )
  const user = await fillIn(api)
  await user.click(await first('Place Order'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Something changed at the shop' }))
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Toor Dal.*Out of stock/i),
  ])
  await user.click(sheet.getByRole('button', { name: 'Update cart and continue' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await first('Place Order'))
  await isPlaced()
  expect(api.asked('POST /orders').at(-1)?.body.items).toHaveLength(1)
  expect(api.trouble).toEqual([])
})

test('an order below the minimum is told at every step, and the button leads to the shop', async () => {
  const api = createShop()
  api.on('GET /stores/{store_id}', () => ({ success: true, store: aStore({ min_order_amount: 300 }) }))
  api.on('POST /orders/quote', () => ({
    ...aQuote([{ product: RICE, quantity: 4 }]),
    problems: [{ code: 'stores.below_minimum', message: '', details: { minimum: 300 } }],
  }))
  for (const step of ['customer', 'payment']) {
    customerInfoStore.write(KAVITA)
    await openCheckout(api, `&step=${step}`)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The minimum order here is ₹300.'))
    expect((await screen.findAllByRole('link', { name: 'Add ₹60 more' }))[0]?.getAttribute('href')).toBe(`/store/${STORE_ID}`)
    expect(screen.queryByRole('button', { name: /^(Next|Place Order)$/ })).toBeNull()
    cleanup()
  }
  expect(api.asked('POST /orders')).toEqual([])
  expect(api.trouble).toEqual([])
})

test.each([['+919100000137'], ['+91 91000 00137'], ['91000 00137']])(
  'a number kept as %s stands once behind the +91 of its field and in the review',
  async (phone) => {
    customerInfoStore.write({ ...KAVITA, phone })
    const api = createShop()
    await openCheckout(api, '&step=customer')
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /phone|mobile/i })
    expect(field.value).toBe('9100000137')
    cleanup()
    await openCheckout(api)
    within(await screen.findByRole('region', { name: 'Check your order' })).getByText('+91 91000 00137')
  },
)

test('who is known on this device begins at the review: one press places the order, and it is remembered again', async () => {
  customerInfoStore.write(KAVITA)
  const api = createShop()
  const user = await openCheckout(api)
  within(await screen.findByRole('region', { name: 'Check your order' })).getByText(/14 Pipe Road, Kurla West, 400070/)
  await user.click(await screen.findByRole('radio', { name: /Cash on Delivery/ }))
  await user.click(await first('Place Order'))
  await isPlaced()
  await waitFor(() => expect(customerInfoStore.read()).toEqual({ ...KAVITA, deliveryNotes: '' }))
  expect(keptAddressesStore.read()).toMatchObject([{ address: '14 Pipe Road, Kurla West', pincode: '400070' }])

  // The next order begins with how this shop was paid.
  fillCartAgain()
  cleanup()
  await openCheckout(api)
  await waitFor(() => expect(screen.getByRole('radio', { name: /Cash on Delivery/ })).toHaveProperty('checked', true))
})

test('what is changed from the review leads back to it, and Back goes one step back', async () => {
  customerInfoStore.write(KAVITA)
  const user = await openCheckout(createShop())
  await user.click(await screen.findByRole('button', { name: 'Change: For' }))
  const name = await field(/^Full Name/)
  await user.clear(name)
  await user.type(name, 'Meena Shah')
  await user.click(await first('Next'))
  within(await screen.findByRole('region', { name: 'Check your order' })).getByText(/Meena Shah/)
  await user.click(screen.getByRole('button', { name: 'Change: Deliver to' }))
  await field(/^Delivery address/)
  history.back()
  await screen.findByRole('region', { name: 'Check your order' })
})

test('who does not want to be remembered leaves nothing on the device', async () => {
  customerInfoStore.write(KAVITA)
  const api = createShop()
  const user = await openCheckout(api, '&step=customer')
  await user.click(await screen.findByRole('checkbox', { name: /^Remember me on this phone/ }))
  expect(customerInfoStore.read()).toEqual(NO_CUSTOMER)
  await user.click(await first('Next'))
  await user.click(await first('Next'))
  await user.click(await first('Place Order'))
  await isPlaced()
  expect(customerInfoStore.read()).toEqual(NO_CUSTOMER)
  expect(keptAddressesStore.read()).toEqual([])
})

test('an order without an answer is never placed twice: the retry uses the same key', async () => {
  const api = createShop()
  const keys: (string | null)[] = []
  api.on('POST /orders', ({ headers }) => {
    keys.push(headers.get('idempotency-key'))
    return refuse('server.failed')
  })
  const user = await fillIn(api)
  await user.click(await first('Place Order'))
  await screen.findByText('We do not know yet whether your order reached the shop')
  api.on('POST /orders', ({ headers }) => {
    keys.push(headers.get('idempotency-key'))
    return PLACED
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await isPlaced()
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(api.trouble).toEqual([])
})
