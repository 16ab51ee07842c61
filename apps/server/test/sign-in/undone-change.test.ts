import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
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
