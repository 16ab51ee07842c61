import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { aBrowser, type Browser } from '../factories/browser.ts'
import { aPhone } from '../factories/orders.ts'
import { aPasskeyOf, SITE, signInByPasskey } from '../factories/passkeys.ts'
import { lastMessage } from '../factories/people.ts'
import { anOwner, aStore } from '../factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ env: { PUBLIC_ORIGIN: SITE } })
})
afterAll(() => app.close())

const invite = async (token: string): Promise<string> => {
  const phone = `+91${aPhone()}`
  const made = await app.call('POST /stores/me/staff', { token, body: { name: 'Raju', phone } })
  expect(made.status).toBe(201)
  return phone
}

const changePhone = async (token: string): Promise<void> => {
  const phone = aPhone()
  await app.call('POST /auth/send-otp', { body: { phone } })
  const otp = (await lastMessage(app, `+91${phone}`))?.code
  expect((await app.call('POST /profile/phone', { token, body: { phone, otp } })).status).toBe(200)
}

test('an undone change leaves no way in to whoever made it: no passkey, no helper invited since; older helpers stay', async () => {
  const store = await aStore(app)
  const thief = await app.signIn(anOwner(store))
  const insider = await invite(thief)
  app.clock.advance(1000)
  const { device } = await aPasskeyOf(app, thief)
  await changePhone(thief)
  const undoToken = (await lastMessage(app, store.phone))?.token
  app.clock.advance(1000)
  await invite(thief)
  expect((await app.call('POST /profile/undo-change', { body: { token: undoToken } })).status).toBe(200)

  expect((await signInByPasskey(app, device)).status).toBe(400)
  const helpers = await app.db.query<{ phone: string }>(
    `SELECT u.phone FROM memberships m JOIN users u USING (user_id) WHERE m.store_id = $1 AND m.role = 'store_staff'`,
    [store.store_id],
  )
  expect(helpers.map(({ phone }) => phone)).toEqual([insider])
})

test('an undone change ends the PIN and the shared device of whoever made it; a device that was shared before stays', async () => {
  const store = await aStore(app)
  const [counter, theirs] = [aBrowser(app, '203.0.113.20'), aBrowser(app, '203.0.113.30')]
  const codeTo = async (browser: Browser, phone: string, role: string): Promise<string> => {
    expect((await browser.call('POST /auth/send-otp', { phone, role })).status).toBe(200)
    return (await lastMessage(app, phone))?.code ?? ''
  }
  for (const browser of [counter, theirs]) {
    const otp = await codeTo(browser, store.phone, 'store_owner')
    const signedIn = await browser.call('POST /auth/verify-otp', { phone: store.phone, otp, role: 'store_owner' })
    expect(signedIn.status).toBe(200)
  }
  const share = (browser: Browser) => browser.call('POST /stores/me/shared-devices', { idle_minutes: 15 })
  expect((await share(counter)).status).toBe(200)
  app.clock.advance(1000)
  const phone = `+91${aPhone()}`
  const otp = await codeTo(theirs, phone, 'customer')
  expect((await theirs.call('POST /profile/phone', { phone, otp })).status).toBe(200)
  const undoToken = (await lastMessage(app, store.phone))?.token
  expect((await share(theirs)).status).toBe(200)
  expect((await theirs.call('PUT /stores/me/pin', { pin: '4071' })).status).toBe(200)
  const byPin = (browser: Browser) =>
    browser.call('POST /auth/shared-device/switch', { user_id: store.owner_user_id, pin: '4071' })
  expect((await byPin(theirs)).status).toBe(200)
  expect((await theirs.call('GET /stores/me')).status).toBe(200)
  expect((await app.call('POST /profile/undo-change', { body: { token: undoToken } })).status).toBe(200)

  expect((await theirs.call('GET /stores/me')).status).toBe(401)
  expect((await byPin(theirs)).body).toMatchObject({ code: 'staff.device_unknown' })
  expect((await byPin(counter)).body).toMatchObject({ code: 'staff.pin_wrong' })
})
