/** Data that the measured pages need: a cart on the device, an order to follow, a shop's session. */
export type VisitSetup = {
  cartsJson: string
  trackPath: string
  productPath: string
  sessionCookie: { name: string; value: string }
}

const STORE_ID = 'STORE-001'
const OWNER_PHONE = '+919876543210'

type Product = {
  id: string
  name: string
  name_hi: string | null
  price: number
  unit: string
  pack_size: string | null
  brand: string
  category: string
  image: string
  loose: boolean
  gst_rate: number
  current_stock: number
}

const LINES = 3
const QUANTITY = 2

const ask = async <T>(origin: string, method: string, path: string, body?: object): Promise<{ answer: T; cookie: string }> => {
  const reply = await fetch(`${origin}/api/v1${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`)
  // @NOTE the contract defines this shape; the server's own tests check it.
  return { answer: JSON.parse(text) as T, cookie: reply.headers.get('set-cookie') ?? '' }
}

const signIn = async (origin: string): Promise<VisitSetup['sessionCookie']> => {
  const role = 'store_owner'
  await ask(origin, 'POST', '/auth/send-otp', { phone: OWNER_PHONE, role })
  const { answer } = await ask<{ messages: { code: string }[] }>(
    origin,
    'GET',
    `/dev/outbox?to=${encodeURIComponent(OWNER_PHONE)}`,
  )
  const { cookie } = await ask(origin, 'POST', '/auth/verify-otp', { phone: OWNER_PHONE, otp: answer.messages[0]?.code, role })
  const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
  return { name, value }
}

const placeOrder = async (origin: string, products: readonly Product[]): Promise<string> => {
  const { answer } = await ask<{ order_id: string; tracking_token: string }>(origin, 'POST', '/orders', {
    storeId: STORE_ID,
    items: products.map(({ id }) => ({ productId: id, quantity: QUANTITY })),
    customer: { name: 'Asha Rao', phone: '9812345670' },
    deliveryType: 'pickup',
    ...(await openTime(origin, products)),
    paymentMethod: 'cod',
  })
  return `/order/${answer.order_id}/track?t=${answer.tracking_token}`
}

/** Delivery as soon as possible while the shop is open, else in its next slot. */
const openTime = async (origin: string, products: readonly Product[]): Promise<object> => {
  const { answer } = await ask<{ problems: { code: string }[]; slots: { date: string; slot: string }[] }>(
    origin,
    'POST',
    '/orders/quote',
    {
      store_id: STORE_ID,
      items: products.map(({ id }) => ({ product_id: id, quantity: QUANTITY })),
      delivery_type: 'pickup',
    },
  )
  const [slot] = answer.slots
  const isClosed = answer.problems.some(({ code }) => code === 'stores.closed')
  return isClosed && slot ? { delivery_slot: slot.slot, delivery_date: slot.date } : {}
}

/** Prepares the demo server for the visits. */
export const prepareVisits = async (origin: string): Promise<VisitSetup> => {
  const { answer } = await ask<{ products: Product[] }>(origin, 'GET', `/inventory/products?store_id=${STORE_ID}`)
  const products = answer.products
    .filter(({ loose, current_stock, price }) => !loose && current_stock > 10 && price >= 20)
    .slice(0, LINES)
  const items = products.map(
    ({ id, name, name_hi, price, unit, pack_size, brand, category, image, loose, gst_rate, current_stock }) => ({
      ...{ id, name, name_hi, price, unit, pack_size, brand, category, image, loose, gst_rate },
      quantity: QUANTITY,
      maxQuantity: current_stock,
    }),
  )
  const cart = { store_id: STORE_ID, store_name: 'Test Kirana Store', items, updated_at: Date.now() }
  return {
    cartsJson: JSON.stringify({ [STORE_ID]: cart }),
    trackPath: await placeOrder(origin, products),
    productPath: `/store/${STORE_ID}/p/${products[0]?.id}`,
    sessionCookie: await signIn(origin),
  }
}
