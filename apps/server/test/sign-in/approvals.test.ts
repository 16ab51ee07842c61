import { APPROVAL_VALID_MS } from '@jhola/contract/auth/approvals/rules'
import { FRESH_SIGN_IN_MS } from '@jhola/contract/auth/factors/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { aBrowser, type Browser } from '../factories/browser.ts'
import { aPhone } from '../factories/orders.ts'
import { lastMessage } from '../factories/people.ts'
import { aStore } from '../factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMIT: 'on' } })
})
afterAll(() => app.close())

let networks = 0
/** A browser on a network of its own. */
const elsewhere = (): Browser => {
  networks += 1
  return aBrowser(app, `198.18.${networks}.7`)
}

/** A shop whose owner is signed in on the counter's device. */
const aSignedInOwner = async () => {
  const store = await aStore(app)
  const counter = elsewhere()
  const { phone } = store
  await counter.call('POST /auth/send-otp', { phone, role: 'store_owner' })
  const otp = (await lastMessage(app, phone))?.code
  expect((await counter.call('POST /auth/verify-otp', { phone, role: 'store_owner', otp })).status).toBe(200)
  return { store, phone, counter }
}

const ask = async (browser: Browser, phone: string, role = 'store_owner') => {
  const { status, body } = await browser.call('POST /auth/approvals', { phone, role })
  return { status, code: body.code, token: String(body.token), number: Number(body.number) }
}
const collect = async (browser: Browser, token: string) => {
  const { status, body } = await browser.call('POST /auth/approvals/collect', { token })
  const session = body.session as { user: { store_id: string } } | null
  return { status, state: body.state, user: session?.user }
}
const me = async (browser: Browser) => (await browser.call('GET /auth/me')).body.user

describe('a new device is let in by one that is signed in', () => {
  test('whose person types the number that it shows: once, into the shop, and only on the device that asked', async () => {
    const { store, phone, counter } = await aSignedInOwner()
    const phoneOfOwner = elsewhere()
    const { token, number } = await ask(phoneOfOwner, phone)
    expect(await collect(phoneOfOwner, token)).toMatchObject({ state: 'waiting' })
    const { body } = await counter.call('GET /auth/approvals')
    expect(body).toMatchObject({ total: 1, waiting: [{ is_near: false }] })
    expect(JSON.stringify(body), 'the number is on the other screen only').not.toContain(`"number"`)

    expect((await counter.call('POST /auth/approvals/approve', { number })).status).toBe(200)
    expect(await collect(elsewhere(), token)).toMatchObject({ state: 'ended' })
    expect(await collect(phoneOfOwner, token)).toMatchObject({ status: 200, user: { store_id: store.store_id } })
    expect(await me(phoneOfOwner)).toMatchObject({ store_id: store.store_id })
    expect(await collect(phoneOfOwner, token)).toMatchObject({ state: 'ended', user: undefined })
  })

  test('is known from then on, but not fresh: it changes no contact before its person proves who they are on it', async () => {
    const { phone, counter } = await aSignedInOwner()
    const fresh = elsewhere()
    const { token, number } = await ask(fresh, phone)
    await counter.call('POST /auth/approvals/approve', { number })
    await collect(fresh, token)
    const changed = await fresh.call('POST /profile/phone', { phone: aPhone(), otp: '000000' })
    expect(changed.body.code).toBe('auth.fresh_sign_in_required')
    const another = elsewhere()
    const next = await ask(another, phone)
    expect((await fresh.call('POST /auth/approvals/approve', { number: next.number })).body.code).toBe(
      'auth.fresh_sign_in_required',
    )
  })

  test('under a flood of strangers, who use up every code of the number: without waiting', async () => {
    const { store, phone, counter } = await aSignedInOwner()
    for (let index = 0; index < 60; index += 1) {
      const stranger = elsewhere()
      await stranger.call('POST /auth/send-otp', { phone, role: 'store_owner' })
      if (index < 30) await ask(stranger, phone)
    }
    const fresh = elsewhere()
    expect((await fresh.call('POST /auth/send-otp', { phone, role: 'store_owner' })).status).toBe(429)
    const { status, token, number } = await ask(fresh, phone)
    expect(status).toBe(200)
    const { body } = await counter.call('GET /auth/approvals')
    expect(body).toMatchObject({ total: 31 })
    expect(body.waiting).toHaveLength(3)
    await counter.call('POST /auth/approvals/approve', { number })
    expect(await collect(fresh, token)).toMatchObject({ user: { store_id: store.store_id } })
  })
})

describe('nobody is let in', () => {
  test('by a wrong number, by a refusal, or after five minutes', async () => {
    const { phone, counter } = await aSignedInOwner()
    const stranger = elsewhere()
    const first = await ask(stranger, phone)
    const wrong = first.number === 99 ? 10 : first.number + 1
    expect((await counter.call('POST /auth/approvals/approve', { number: wrong })).body.code).toBe('auth.approval_not_found')
    expect((await counter.call('POST /auth/approvals/refuse')).status).toBe(200)
    expect(await collect(stranger, first.token)).toMatchObject({ state: 'refused' })
    expect((await counter.call('POST /auth/approvals/approve', { number: first.number })).status).toBe(409)
    const second = await ask(stranger, phone)
    await counter.call('POST /auth/approvals/approve', { number: second.number })
    app.clock.advance(APPROVAL_VALID_MS)
    expect(await collect(stranger, second.token)).toMatchObject({ state: 'ended' })
    expect(await me(stranger)).toBeNull()
  })

  test('by another account, by a session without a fresh proof, or once all sessions have ended', async () => {
    const { phone, counter } = await aSignedInOwner()
    const other = await aSignedInOwner()
    const fresh = elsewhere()
    const { token, number } = await ask(fresh, phone)
    expect((await other.counter.call('POST /auth/approvals/approve', { number })).status).toBe(409)
    await counter.call('POST /auth/approvals/approve', { number })
    await counter.call('POST /auth/sessions/end-others')
    expect(await collect(fresh, token)).toMatchObject({ state: 'ended' })
    app.clock.advance(FRESH_SIGN_IN_MS)
    const late = await ask(fresh, phone)
    expect((await counter.call('POST /auth/approvals/approve', { number: late.number })).body.code).toBe(
      'auth.fresh_sign_in_required',
    )
  })

  test('for a number that nobody has proven: the answer is the same, and waits until it ends', async () => {
    const { phone } = await aSignedInOwner()
    const [known, unknown] = [elsewhere(), elsewhere()]
    const answers = [
      await known.call('POST /auth/approvals', { phone }),
      await unknown.call('POST /auth/approvals', { phone: aPhone() }),
    ]
    const shapes = answers.map(({ status, body }) => ({ status, keys: Object.keys(body), seconds: body.valid_seconds }))
    expect(shapes[0]).toEqual(shapes[1])
    expect(await collect(unknown, String(answers[1]?.body.token))).toMatchObject({ status: 200, state: 'waiting' })
  })

  test('without a session nobody sees or answers what waits', async () => {
    for (const call of ['GET /auth/approvals', 'POST /auth/approvals/refuse'])
      expect((await elsewhere().call(call)).status, call).toBe(401)
    expect((await elsewhere().call('POST /auth/approvals/approve', { number: 4242 })).status).toBe(401)
  })
})
