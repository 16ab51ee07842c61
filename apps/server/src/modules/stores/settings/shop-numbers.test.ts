import type { StoreSettings } from '@jhola/contract/stores/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type CallOptions, type TestApp } from '../../../../test/build-test-app.ts'
import { lastMessage } from '../../../../test/factories/people.ts'
import { anOwner, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  store = await aStore(app)
  owner = await app.signIn(anOwner(store))
})

type Reply = { version: number; settings: StoreSettings; photo: string | null }
const read = async (): Promise<Reply> => {
  const answer = await app.call('GET /stores/me/settings', { token: owner })
  expect(answer.status).toBe(200)
  return answer.body as Reply
}
const change = (body: object, options: CallOptions = {}) =>
  app.call('PATCH /stores/me/settings', { token: owner, body, ...options })
const rename = async (name: string) => {
  const { version, settings } = await read()
  return change({ version, profile: { ...settings.profile, name } })
}
/** The code that was sent to a number for this program. */
const codeFor = async (phone: string): Promise<string> => {
  await app.call('POST /auth/send-otp', { body: { phone } })
  return (await lastMessage(app, phone))?.code ?? ''
}
const changePhone = async (phone: string, more: object = {}) => {
  const { version, settings } = await read()
  return change({ version, profile: { ...settings.profile, phone }, ...more })
}
const seen = async () => (await app.call(`GET /stores/${store.store_id}`)).body.store as Record<string, unknown>
const wholeRow = async () => {
  const rows = await app.db.query<{ row: string }>('SELECT s::text AS row FROM stores s WHERE store_id = $1', [store.store_id])
  return rows[0]?.row
}

describe('a new number of the shop', () => {
  const NEW = '+919812399001'

  test('is shown to nobody before its holder typed the code that was sent there', async () => {
    const row = await wholeRow()
    expect(await changePhone(NEW)).toMatchObject({ status: 409, body: { code: 'stores.phone_unproven' } })
    const right = await codeFor(NEW)
    const wrong = right.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
    expect((await changePhone(NEW, { phone_otp: wrong })).body).toMatchObject({ code: 'auth.otp_invalid' })
    const elsewhere = await codeFor('+919812399002')
    expect((await changePhone(NEW, { phone_otp: elsewhere === right ? wrong : elsewhere })).status).not.toBe(200)
    expect(await wholeRow()).toBe(row)
    expect(await seen()).toMatchObject({ phone: store.phone })
    expect(await changePhone(NEW, { phone_otp: right })).toMatchObject({
      status: 200,
      body: { settings: { profile: { phone: NEW } } },
    })
    expect(await seen()).toMatchObject({ phone: NEW })
  })

  test('takes a code once, and a call sent again by its key gives the first answer again', async () => {
    const phone = '+919812399003'
    const { version, settings } = await read()
    const body = { version, profile: { ...settings.profile, phone }, phone_otp: await codeFor(phone) }
    const [first, again] = [await change(body, { key: 'phone-once' }), await change(body, { key: 'phone-once' })]
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
    await changePhone(store.phone)
    expect((await changePhone(phone, { phone_otp: body.phone_otp })).body).toMatchObject({ code: 'auth.otp_invalid' })
  })

  test("needs no code when it is the owner's own proven one, and no other section asks for one", async () => {
    const away = '+919812399004'
    await changePhone(away, { phone_otp: await codeFor(away) })
    expect((await rename('Same number')).status).toBe(200)
    expect((await changePhone(store.phone)).status).toBe(200)
    await app.db.execute('UPDATE users SET phone_verified_at = NULL WHERE user_id = $1', [store.owner_user_id])
    await changePhone(away, { phone_otp: await codeFor(away) })
    expect((await changePhone(store.phone)).body).toMatchObject({ code: 'stores.phone_unproven' })
  })
})

describe('the WhatsApp number of the shop', () => {
  const NEW = '+919812399101'
  const changeWhatsapp = async (whatsapp: string, more: object = {}) => {
    const { version, settings } = await read()
    return change({ version, profile: { ...settings.profile, whatsapp }, ...more })
  }

  test('is shown to customers only after its holder typed the code that was sent there', async () => {
    expect(await changeWhatsapp(NEW)).toMatchObject({
      status: 409,
      body: { code: 'stores.phone_unproven', details: { field: 'whatsapp' } },
    })
    const right = await codeFor(NEW)
    const wrong = right.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
    expect((await changeWhatsapp(NEW, { whatsapp_otp: wrong })).body).toMatchObject({ code: 'auth.otp_invalid' })
    expect(await seen()).toMatchObject({ whatsapp: null })
    expect(await changeWhatsapp(NEW, { whatsapp_otp: right })).toMatchObject({ status: 200, body: { is_whatsapp_proven: true } })
    expect(await seen()).toMatchObject({ whatsapp: NEW })
    expect((await changeWhatsapp('+919812399102', { whatsapp_otp: right })).body).toMatchObject({ code: 'auth.otp_invalid' })
  })

  test('needs no code when it is the phone of the shop, and stays proven when that phone changes', async () => {
    expect(await changeWhatsapp(store.phone)).toMatchObject({ status: 200, body: { is_whatsapp_proven: true } })
    expect((await changePhone(NEW, { phone_otp: await codeFor(NEW) })).status).toBe(200)
    expect(await seen()).toMatchObject({ phone: NEW, whatsapp: store.phone })
    expect(await changeWhatsapp('')).toMatchObject({ status: 200, body: { is_whatsapp_proven: false } })
    expect(await seen()).toMatchObject({ whatsapp: null })
  })

  test('that was typed at the registration is kept, seen by nobody, until its code comes', async () => {
    const typed = '+919812399103'
    await app.db.execute('UPDATE stores SET whatsapp = $2 WHERE store_id = $1', [store.store_id, typed])
    expect(await read()).toMatchObject({ is_whatsapp_proven: false, settings: { profile: { whatsapp: typed } } })
    expect(await seen()).toMatchObject({ whatsapp: null })
    expect((await rename('Another name')).status).toBe(200)
    expect(await read()).toMatchObject({ is_whatsapp_proven: false, settings: { profile: { whatsapp: typed } } })
    const proven = await changeWhatsapp(typed, { whatsapp_otp: await codeFor(typed) })
    expect(proven).toMatchObject({ status: 200, body: { is_whatsapp_proven: true } })
    expect(await seen()).toMatchObject({ whatsapp: typed })
  })
})
