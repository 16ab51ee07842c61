import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { NO_CUSTOMER } from '../src/domain/account/customer-info.ts'
import { forgetPerson } from '../src/domain/account/forget-person.ts'
import { rememberStore } from '../src/domain/account/remember.ts'
import { addItem, cartsStore, changeCart } from '../src/domain/cart/cart.ts'
import { toCartItem } from '../src/domain/cart/to-cart-item.ts'
import { createFakeApi } from './fake-api.ts'
import { anItem, anOrder, anOrderReading, aQuote } from './fixtures/orders.ts'
import { aProduct } from './fixtures/products.ts'
import { aStore, STORE_ID } from './fixtures/stores.ts'
import { showCustomer } from './show-app.tsx'

export const RICE = aProduct()
export const ORDER = anOrder({ items: [anItem()] })
export const STORED = { store_id: STORE_ID, store_name: 'Asha Kirana' }

export const PLACED = {
  success: true as const,
  order_id: ORDER.id,
  total_amount: ORDER.total_amount,
  message: 'Order placed',
  tracking_token: 'a-token-of-its-own',
  order: ORDER,
}

/** A shop that accepts cash; it prices four packets of rice. */
export const createShop = (price = RICE.price) => {
  const api = createFakeApi()
  api.on('GET /auth/me', () => ({ success: true, user: null }))
  api.on('GET /stores/{store_id}', () => ({ success: true, store: aStore() }))
  api.on('POST /orders/quote', ({ body }) =>
    aQuote(body.items.map(({ quantity }) => ({ product: { ...RICE, price }, quantity }))),
  )
  api.on('GET /payments/methods', () => ({
    success: true,
    methods: [
      {
        id: 'cod',
        name: 'Cash on Delivery',
        description: '',
        enabled: true,
        unavailable: false,
        after_acceptance: false,
        is_test: false,
      },
      { id: 'upi', name: 'UPI', description: '', enabled: true, unavailable: false, after_acceptance: false, is_test: false },
    ],
  }))
  api.on('POST /orders', () => PLACED)
  api.on('GET /orders/{id}', () => anOrderReading(ORDER))
  api.on('GET /orders/{id}/thread', () => ({
    ...{ success: true, messages: [], is_open: true, closes_at: null, unread: 0, read_by_other: 0 },
  }))
  api.on('GET /orders/{id}/refunds', () => ({ success: true, refunds: [], returns: [] }))
  return api
}

type Shop = ReturnType<typeof createShop>

/** The button below the bill on a wide screen; a narrow screen has its own. */
export const first = async (name: string) => (await screen.findAllByRole('button', { name }))[0] ?? document.body
export const field = (name: RegExp) => screen.findByRole('textbox', { name })

export const openCheckout = async (api: Shop, query = '') => {
  const { user } = await showCustomer(api, `/checkout?store=${STORE_ID}${query}`)
  await screen.findByRole('heading', { name: /^(Customer Information|Check your order)$/ })
  return user
}

/** Goes through the steps to the last one, with cash. */
export const fillIn = async (api: Shop) => {
  const user = await openCheckout(api)
  await user.type(await field(/^Full Name/), 'Kavita Shah')
  await user.type(await field(/^Phone/), '9100000137')
  await user.click(await first('Next'))
  await user.type(await field(/^Delivery address/), '14 Pipe Road, Kurla West')
  await user.type(await field(/^PIN code/), '400070')
  await user.click(await first('Next'))
  await user.click(await screen.findByRole('radio', { name: /Cash on Delivery/ }))
  return user
}

/** The order page is open, and the cart is empty. */
export const isPlaced = async () => {
  await waitFor(() => expect(location.pathname).toBe(`/order/${ORDER.id}/track`))
  await waitFor(() => expect(cartsStore.read()).toEqual({}))
}

/** A customer who ordered before. */
export const KAVITA = {
  ...NO_CUSTOMER,
  name: 'Kavita Shah',
  phone: '9100000137',
  address: '14 Pipe Road, Kurla West',
  pincode: '400070',
}

export const fillCartAgain = (): void => changeCart(STORED, () => addItem([], toCartItem(RICE, 4)))

/** Four packets of rice in the cart of a device that knows no customer. */
export const fillCart = (): void => {
  rememberStore.write(true)
  forgetPerson()
  fillCartAgain()
}
