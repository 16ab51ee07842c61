import { type BrowserContext, type CDPSession, expect, type Page, test } from '@playwright/test'
import { wholeBrowser } from '../support/browser.ts'
import { openShop } from '../support/shops.ts'
import { type placeOrder, signInOwner } from '../support/users.ts'

test.use({ serviceWorkers: 'allow' })

test.use({ launchOptions: wholeBrowser })

/** The id of our service worker in the browser's own tools. */
const findRegistration = async (tools: CDPSession): Promise<string> => {
  let id = ''
  tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    id = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? id
  })
  await tools.send('ServiceWorker.enable')
  await expect.poll(() => id).not.toBe('')
  return id
}

const workerOf = (context: BrowserContext) => {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('there is no service worker')
  return worker
}

type Shown = { title: string; tag: string; stays: boolean; silent: boolean; actions: string[] }

/** Makes the worker record each notification that it has shown. */
const recordNotices = (context: BrowserContext) =>
  workerOf(context).evaluate(() => {
    const shown: unknown[] = []
    Reflect.set(globalThis, 'shownNotices', shown)
    const { prototype } = Reflect.get(globalThis, 'ServiceWorkerRegistration') as { prototype: ServiceWorkerRegistration }
    const { showNotification } = prototype
    prototype.showNotification = async function (title, options) {
      await showNotification.call(this, title, options)
      shown.push({ title, stays: options?.requireInteraction })
    }
  })

type Notice = { title: string; stays: boolean }

/** Waits for the next notification. Listing notifications earlier makes Chromium forget the one it is about to show. */
const waitForNotice = (context: BrowserContext, notice: Notice) =>
  expect
    .poll(() =>
      workerOf(context).evaluate((wanted) => {
        const shown = Reflect.get(globalThis, 'shownNotices') as Notice[]
        const place = shown.findIndex(({ title, stays }) => title === wanted.title && stays === wanted.stays)
        return place < 0 ? shown : shown.splice(0, place + 1).length > 0
      }, notice),
    )
    .toBe(true)

const listNotices = (context: BrowserContext): Promise<Shown[]> =>
  workerOf(context).evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    return (await registration.getNotifications()).map((notice) => ({
      title: notice.title,
      tag: notice.tag,
      stays: notice.requireInteraction,
      silent: notice.silent === true,
      actions: (Reflect.get(notice, 'actions') as { action: string }[]).map(({ action }) => action),
    }))
  })

/** Simulates a press on a notification button. Only a browser can extend the event's lifetime, so the test does not require it. */
const press = (context: BrowserContext, tag: string, action: string): Promise<void> =>
  workerOf(context).evaluate(
    async (given) => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      const [Lasting, Click] = [Reflect.get(globalThis, 'ExtendableEvent'), Reflect.get(globalThis, 'NotificationEvent')]
      Lasting.prototype.waitUntil = () => undefined
      const [notification] = await registration.getNotifications({ tag: given.tag })
      if (!notification) throw new Error('it is not shown')
      dispatchEvent(new Click('notificationclick', { notification, action: given.action }))
    },
    { tag, action },
  )

type Placed = Awaited<ReturnType<typeof placeOrder>>

/** The push payload of a new order (its own test decrypts the real one: modules/push/push.test.ts). */
const payloadOf = ({ order_id, order: { order_number } }: Placed) => ({
  title: `New order ${order_number}`,
  body: '₹209 · 1 item. Please accept or reject it.',
  tag: order_id,
  language: 'en',
  sound: true,
  vibration: true,
  stays: true,
  data: {
    type: 'view_order',
    order_id,
    version: 1,
    says: {
      accepted: `Order ${order_number} accepted`,
      rejected: `Order ${order_number} rejected`,
      moved_on: `Order ${order_number} has moved on.`,
      sign_in: 'Please sign in.',
      kept: 'No network.',
      failed: 'Not answered.',
    },
  },
  actions: [
    { action: 'accept_order', title: 'Accept' },
    { action: 'reject_order', title: 'Reject' },
  ],
})

test('orders are answered from their notifications with every page of ours closed; what cannot be done is said', async ({
  context,
  page,
  request,
}) => {
  await context.grantPermissions(['notifications', 'background-sync'])
  const { phone, place } = await openShop(context, request)
  await page.goto('/store/orders')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const origin = new URL(page.url()).origin
  // An empty page stays open for the browser's own tools.
  const empty: Page = await context.newPage()
  const tools = await context.newCDPSession(empty)
  const registrationId = await findRegistration(tools)
  await page.close()
  await recordNotices(context)

  const push = async (placed: Placed) => {
    const payload = payloadOf(placed)
    await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) })
    const actions = ['accept_order', 'reject_order']
    const { title, tag } = payload
    await waitForNotice(context, { title, stays: true })
    expect(await listNotices(context)).toContainEqual({ title, tag, stays: true, silent: false, actions })
  }
  const says = async (title: string, stays: boolean) => {
    await waitForNotice(context, { title, stays })
    // A notification that is not persistent closes by itself after some seconds.
    if (stays) expect(await listNotices(context)).toContainEqual(expect.objectContaining({ title, stays }))
  }
  const statusOf = async ({ order_id }: Placed) =>
    (await (await context.request.get(`/api/v1/orders/${order_id}`)).json()).order as Record<string, unknown>

  const [accepted, rejected, late] = [await place(), await place(), await place()]
  const [waiting, unknown] = [await place(), await place()]
  await push(accepted)
  // Another device has viewed the order, which changes its version. The answer is still valid.
  const seen = await context.request.post(`/api/v1/orders/${accepted.order_id}/acknowledge`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(seen.status()).toBe(200)
  await press(context, accepted.order_id, 'accept_order')
  await says(`Order ${accepted.order.order_number} accepted`, false)
  expect(await statusOf(accepted)).toMatchObject({ status: 'confirmed' })

  await push(rejected)
  await press(context, rejected.order_id, 'reject_order')
  await says(`Order ${rejected.order.order_number} rejected`, false)
  expect(await statusOf(rejected)).toMatchObject({ status: 'cancelled', cancelled_by: 'store' })

  // Another device answered first.
  await push(late)
  const other = await context.request.post(`/api/v1/orders/${late.order_id}/reject`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { reason: 'closing' },
  })
  expect(other.status()).toBe(200)
  await press(context, late.order_id, 'accept_order')
  await says(`Order ${late.order.order_number} has moved on.`, true)
  expect(await statusOf(late)).toMatchObject({ status: 'cancelled' })

  // Offline and with every page closed, no browser wakes the worker again: a notification reports the failure.
  await push(waiting)
  await context.setOffline(true)
  await press(context, waiting.order_id, 'accept_order')
  await says('Not answered.', true)
  await context.setOffline(false)
  // With a page open, the answer is stored, and sent as soon as the browser reports a network.
  const window = await context.newPage()
  await window.goto('/offline.html')
  await push(waiting)
  await context.setOffline(true)
  await press(context, waiting.order_id, 'accept_order')
  await says('No network.', true)
  expect(await statusOf(waiting)).toMatchObject({ status: 'pending' })
  await context.setOffline(false)
  await tools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'answers', lastChance: false })
  await says(`Order ${waiting.order.order_number} accepted`, false)
  expect(await statusOf(waiting)).toMatchObject({ status: 'confirmed' })
  await window.close()

  // The session has ended: the order does not change, and a notification reports it.
  await push(unknown)
  await context.clearCookies()
  await press(context, unknown.order_id, 'accept_order')
  await says('Please sign in.', true)
  await signInOwner(context, phone)
  expect(await statusOf(unknown)).toMatchObject({ status: 'pending' })
})

/** The counter data that this device has stored. */
const readKept = () =>
  new Promise<string>((resolve, reject) => {
    const opened = indexedDB.open('jhola')
    opened.onerror = () => reject(opened.error)
    opened.onsuccess = () => {
      const asked = opened.result.transaction('kept_counter').objectStore('kept_counter').getAll()
      asked.onerror = () => reject(asked.error)
      asked.onsuccess = () => {
        opened.result.close()
        resolve(JSON.stringify(asked.result))
      }
    }
  })

test('a push is heard beside a board whose bell nobody has unlocked; offline the question stays until it is answered', async ({
  context,
  page,
  request,
}) => {
  await context.grantPermissions(['notifications'])
  const { place } = await openShop(context, request)
  const open = async (board: Page) => {
    await board.goto('/store/orders')
    await board.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }
  await open(page)
  const tools = await context.newCDPSession(page)
  const registrationId = await findRegistration(tools)
  const origin = new URL(page.url()).origin
  await recordNotices(context)
  const push = async (placed: Placed) => {
    const payload = payloadOf(placed)
    await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) })
    await waitForNotice(context, { title: payload.title, stays: true })
  }
  const isShown = async ({ order_id }: Placed, silent: boolean) =>
    expect(await listNotices(context)).toContainEqual(expect.objectContaining({ tag: order_id, silent, stays: true }))

  // On screen, but untouched since it was loaded: browsers keep it silent.
  const [first, second] = [await place(), await place()]
  await push(first)
  await isShown(first, false)

  await page.getByRole('button', { name: 'Start shop' }).first().click()
  await expect(page.getByRole('button', { name: 'Start shop' })).toHaveCount(0)
  await push(second)
  await isShown(second, true)

  // The board that this device has kept knows of no answer: the question stays.
  await expect.poll(() => page.evaluate(async () => (await caches.match('/store/orders')) !== undefined)).toBe(true)
  await expect.poll(() => page.evaluate(readKept)).toContain(second.order_id)
  await context.setOffline(true)
  await open(page)
  await expect(page.getByText(second.order.order_number).first()).toBeVisible()
  await isShown(first, false)
  await isShown(second, true)

  // Seen by everybody once there is a network again: now it goes.
  await context.setOffline(false)
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect(
    (await context.request.post(`/api/v1/orders/${first.order_id}/reject`, { headers, data: { reason: 'closing' } })).status(),
  ).toBe(200)
  await expect.poll(async () => (await listNotices(context)).map(({ tag }) => tag)).not.toContain(first.order_id)
  await isShown(second, true)
})
