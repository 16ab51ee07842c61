import type { Page } from '@playwright/test'
import type { wordsOf } from './i18n.ts'
import { STORE, type someProduct } from './users.ts'

type Words = ReturnType<typeof wordsOf>
type Product = Pick<Awaited<ReturnType<typeof someProduct>>, 'id' | 'name' | 'name_hi' | 'image' | 'price'>

type Bag = { price?: number; besides?: 'alone' | 'too'; quantity?: number; store?: { id: string; name: string } }

/** Some of a product in the bag of this device, four if not said, as the shelf puts them there; alone, or to what is there already. */
export const fillBag = async (
  page: Page,
  product: Product,
  { price = product.price, besides = 'alone', quantity = 4, store = STORE }: Bag = {},
) => {
  await page.goto('/cart')
  await page.evaluate(
    ([of, one, seen, how, count]) => {
      const { id, name, name_hi, image } = one
      const item = {
        id,
        name,
        name_hi,
        price: seen,
        quantity: count,
        unit: 'packet',
        brand: '',
        category: '',
        image,
      }
      const items = [{ ...item, loose: false, gst_rate: 5, maxQuantity: 90 }]
      const known = how === 'too' ? (JSON.parse(localStorage.getItem('jhola.carts') ?? '{}')[of.id]?.items ?? []) : []
      const cart = { store_id: of.id, store_name: of.name, items: [...known, ...items], updated_at: Date.now() }
      localStorage.setItem('jhola.carts', JSON.stringify({ [of.id]: cart }))
    },
    [{ id: store.id, name: store.name }, product, price, besides, quantity] as const,
  )
}

/** Goes through the checkout to its last step; the shop's data is loaded by then. */
export const fillCheckout = async (page: Page, t: Words, phone: string, store: { id: string } = STORE) => {
  // Who ordered before on this device would begin at the review.
  await page.goto(`/checkout?store=${store.id}&step=customer`)
  await page.getByLabel(t('checkout.field.name')).fill('Kavita Shah')
  await page.getByLabel(t('checkout.field.phone'), { exact: false }).first().fill(phone)
  await page.getByRole('button', { name: t('checkout.next'), exact: true }).click()
  await page.getByLabel(t('checkout.field.address'), { exact: false }).first().fill('14 Pipe Road, Kurla West')
  await page.getByLabel(t('checkout.field.pincode'), { exact: false }).fill('400070')
  await page.getByRole('button', { name: t('checkout.next'), exact: true }).click()
  await page.getByRole('radio', { name: new RegExp(t('server.payments.cod.name')) }).press('Space')
}

export const place = (page: Page, t: Words) => page.getByRole('button', { name: t('checkout.place') }).click()

/** The number of the shop's orders with this phone number. */
export const ordersOf = async (page: Page, phone: string): Promise<number> => {
  const own = await page.evaluate(
    () => JSON.parse(localStorage.getItem('jhola.orders') ?? '[]') as { order_id: string; token: string }[],
  )
  let count = 0
  for (const { order_id, token } of own) {
    const answer = await page.request.get(`/api/v1/orders/${order_id}`, { headers: { 'x-order-token': token } })
    const { order } = (await answer.json()) as { order: { customer_phone: string } }
    if (order.customer_phone.endsWith(phone)) count += 1
  }
  return count
}
