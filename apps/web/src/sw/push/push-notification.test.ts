import type { PushPayload } from '@jhola/contract/notifications/payload'
import { expect, test } from 'vitest'
import { pathOf, readPayload, toPushNotification, toWord } from './push-notification.ts'

const PUSH: PushPayload = {
  title: 'New order 001-7',
  body: '₹209',
  tag: 'o-7',
  language: 'hi',
  sound: true,
  vibration: true,
  stays: true,
  data: { type: 'view_order', order_id: 'o-7', version: 1 },
  actions: [{ action: 'accept_order', title: 'Accept' }],
}

test('a new order stays until it is tapped, with its reply buttons and its target', () => {
  const { title, options } = toPushNotification(readPayload(JSON.stringify(PUSH)), false)
  expect(title).toBe('New order 001-7')
  expect(options).toMatchObject({
    tag: 'o-7',
    lang: 'hi',
    requireInteraction: true,
    renotify: true,
    silent: false,
    actions: PUSH.actions,
    data: { ...PUSH.data, language: 'hi' },
  })
  expect(options.vibrate?.length).toBeGreaterThan(0)
})

// Browsers refuse a silent notification with a vibration.
test.each([
  [true, true, false, true],
  [true, false, false, false],
  [false, true, true, false],
  [false, false, true, false],
])('sound %s, vibration %s: silent %s, shakes %s', (sound, vibration, silent, shakes) => {
  const { options } = toPushNotification({ ...PUSH, sound, vibration }, false)
  expect([options.silent, options.vibrate !== undefined]).toEqual([silent, shakes])
})

test('while a counter is visible its bell rings, and the notification is silent', () => {
  const { options } = toPushNotification(PUSH, true)
  expect([options.silent, options.vibrate, options.requireInteraction]).toEqual([true, undefined, true])
})

test('an order answered on another device replaces its notification, silently and without buttons', () => {
  const { options } = toPushNotification(
    { ...PUSH, title: 'Order 001-7 accepted', stays: false, quiet: true, actions: [] },
    false,
  )
  expect(options).toMatchObject({ tag: 'o-7', silent: true, renotify: false, requireInteraction: false, actions: [] })
  expect(options.vibrate).toBeUndefined()
})

test.each(['', 'no json', 'null', '7'])('a push that is not ours (%s) still shows a notification', (text) => {
  expect(toPushNotification(readPayload(text), false)).toMatchObject({
    title: 'Jhola',
    options: { data: { type: 'view_dashboard' } },
  })
})

test.each([
  [{ type: 'view_order', order_id: 'a b' }, '/store/orders?order=a%20b'],
  [{ type: 'view_order' }, '/store/orders'],
  [{ type: 'view_dashboard' }, '/store-dashboard'],
  [{ type: 'view_inventory' }, '/inventory'],
  [{ type: 'view_inventory', shelf: 'low' }, '/inventory?tab=low'],
  [{ type: 'view_inventory', shelf: 'expiring' }, '/inventory?expiring=true&sort=expiry'],
  [{ type: 'view_analytics' }, '/analytics'],
] as const)('%j opens %s', (data, path) => expect(pathOf(data)).toBe(path))

test('a failed reply stays and makes a sound; a successful one is silent', () => {
  const data = toPushNotification(PUSH, false).options.data
  expect(toWord('done', 'o-7', data, true).options).toMatchObject({ tag: 'o-7', silent: true, requireInteraction: false })
  expect(toWord('not done', 'o-7', data, false).options).toMatchObject({
    silent: false,
    requireInteraction: true,
    data: { type: 'view_order', order_id: 'o-7' },
  })
})
