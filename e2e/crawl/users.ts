import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { signInAdmin } from '../support/admins.ts'
import { deliver, freshPhone, placeOrder, prefer, signInCustomer, signInOwner } from '../support/users.ts'
import { type Orders, type Person, type Visit, visitsOf } from './routes.ts'

const headers = { 'sec-fetch-site': 'same-origin' }

/** The bank's page where an order is paid. */
const goToBank = async (request: APIRequestContext): Promise<string> => {
  const { order_id, order } = await placeOrder(request, { paymentMethod: 'card' })
  const { total_amount: amount } = order as unknown as { total_amount: number }
  const answer = await request.post('/api/v1/payments/create', { headers, data: { order_id, amount } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { payment } = (await answer.json()) as { payment: { pay_path: string } }
  return String(payment.pay_path.split('/').at(-1))
}

/** A customer's orders in the states that have pages of their own. */
const placeOrders = async (context: BrowserContext, owner: APIRequestContext): Promise<Orders> => {
  const waiting = await placeOrder(context.request)
  const delivered = await placeOrder(context.request)
  await deliver(owner, delivered.order_id)
  return { waiting: waiting.order_id, delivered: delivered.order_id, bank: await goToBank(context.request) }
}

const NONE: Orders = { waiting: '', delivered: '', bank: '' }

/** A person with their own device, and the pages that they open. */
export const meet = async (
  context: BrowserContext,
  baseURL: string | undefined,
  language: string,
  person: Person,
): Promise<{ page: Page; visits: readonly Visit[] }> => {
  await prefer(context, baseURL, { language })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 19.0728, longitude: 72.8795 })
  let orders = NONE
  if (person === 'customer') {
    await signInCustomer(context.request, freshPhone())
    const shop = await context.browser()?.newContext(baseURL ? { baseURL } : {})
    if (!shop) throw new Error('there is no browser')
    await signInOwner(shop)
    orders = await placeOrders(context, shop.request)
    await shop.close()
  }
  if (person === 'owner') await signInOwner(context)
  if (person === 'admin') await signInAdmin(context)
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return { page, visits: visitsOf(person, orders) }
}
