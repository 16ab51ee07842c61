import { UNPROVEN_STORE_KEPT_MS } from '@jhola/contract/constants'
import type { RegisterStoreBody } from '@jhola/contract/stores/registration'
import { gstinCheckCharacter } from '@jhola/contract/tax/gstin'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type CallOptions, type TestApp } from '../../../../test/build-test-app.ts'
import { aStaff, aStore, aUser } from '../../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

let phones = 0
const aPhone = (): string => {
  phones += 1
  return `97${String(phones).padStart(8, '0')}`
}
const gstinOf = (first14: string): string => first14 + gstinCheckCharacter(first14)
const MUMBAI_GSTIN = gstinOf('27ABCDE1234F1Z')

/** The registration payload of the specification with the required fields only. */
const aRegistration = (more: Partial<RegisterStoreBody> = {}): RegisterStoreBody => ({
  name: 'Sharma Kirana',
  owner_name: 'Ramesh Sharma',
  phone: `+91${aPhone()}`,
  address: { street: '12 Pipe Road', city: 'Mumbai', state: 'Maharashtra', pincode: '400070' },
  settings: { store_type: 'Kirana Store' },
  ...more,
})
const register = (body: object, options: Omit<CallOptions, 'body'> = {}) =>
  app.call('POST /stores/register', { body, ...options })
const registered = async (more: Partial<RegisterStoreBody> = {}) => {
  const body = aRegistration(more)
  const answer = await register(body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return { body, phone: body.phone, store_id: String(answer.body.store_id) }
}
const rowOf = async (store_id: string) => {
  const rows = await app.db.query<Record<string, unknown>>('SELECT to_jsonb(s) AS store FROM stores s WHERE store_id = $1', [
    store_id,
  ])
  return rows[0]?.store as Record<string, unknown> | undefined
}
const countEverything = async () => {
  const [row] = await app.db.query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM stores)::int AS stores, (SELECT count(*) FROM users)::int AS users,
       (SELECT count(*) FROM memberships)::int AS memberships, (SELECT count(*) FROM store_counters)::int AS counters,
       (SELECT count(*) FROM security_events)::int AS events, (SELECT count(*) FROM idempotency_keys)::int AS keys`,
  )
  return row
}
/** Signs a user in by OTP; returns the response. */
const signInByCode = async (phone: string, role: 'store_owner' | 'customer' = 'store_owner', store_id?: string) => {
  await app.call('POST /auth/send-otp', { body: { phone, role } })
  const [sent] = await app.db.query<{ code: string }>(
    'SELECT code FROM message_outbox WHERE recipient = $1 AND code IS NOT NULL ORDER BY created_at DESC, message_id DESC LIMIT 1',
    [phone],
  )
  return app.call('POST /auth/verify-otp', { body: { phone, otp: sent?.code, role, ...(store_id && { store_id }) } })
}
const signInByPasscode = async (email: string) => {
  await app.call('POST /auth/send-email-passcode', { body: { email } })
  const [sent] = await app.db.query<{ code: string }>(
    'SELECT code FROM message_outbox WHERE recipient = $1 AND code IS NOT NULL ORDER BY created_at DESC, message_id DESC LIMIT 1',
    [email],
  )
  return app.call('POST /auth/verify-email-passcode', { body: { email, passcode: sent?.code } })
}

describe('a registration', () => {
  test('with only what is needed makes the shop with the usual values, its owner and the membership', async () => {
    const { store_id, phone } = await registered()
    expect(store_id).toMatch(/^STORE-\d{3,}$/)
    const row = await rowOf(store_id)
    expect(row).toMatchObject({
      status: 'new',
      name: 'Sharma Kirana',
      owner_name: 'Ramesh Sharma',
      phone,
      whatsapp: phone,
      email: null,
      gstin: null,
      picture: '/pictures/store-kirana.svg',
      delivery_radius_km: 3,
      min_order_paise: 100_00,
      delivery_fee_paise: 20_00,
      free_delivery_from_paise: 500_00,
      express_fee_paise: 50_00,
      opens: '09:00',
      closes: '21:00',
      working_days: [1, 2, 3, 4, 5, 6],
      prep_minutes: 20,
      accept_within_minutes: 10,
      tax_mode: 'exclusive',
      takes_cod: true,
      version: 1,
    })
    const people = await app.db.query(
      `SELECT u.name, u.phone, u.email, u.role, u.phone_verified_at, m.role AS store_role, m.joined_at FROM memberships m
       JOIN users u USING (user_id) WHERE m.store_id = $1`,
      [store_id],
    )
    expect(people).toEqual([
      {
        name: 'Ramesh Sharma',
        phone,
        email: null,
        role: 'store_owner',
        phone_verified_at: null,
        store_role: 'store_owner',
        joined_at: null,
      },
    ])
  })

  test('with everything keeps everything, and stands where the pin is', async () => {
    const place = { latitude: 19.0723, longitude: 72.879 }
    const { store_id } = await registered({
      name: '  Café Sharma  ',
      phone: aPhone(),
      email: 'Ramesh@Sharma.example',
      whatsapp: '098765 00099',
      settings: {
        store_type: 'Dairy',
        delivery_radius: 20,
        min_order_amount: 0,
        business_hours: { open: '06:00', close: '22:30' },
      },
      gst_number: ` ${MUMBAI_GSTIN.toLowerCase()} `,
      place,
      accepted_terms: true,
    })
    expect(await rowOf(store_id)).toMatchObject({
      ...place,
      name: 'Café Sharma',
      slug: 'cafe-sharma-mumbai',
      email: 'ramesh@sharma.example',
      whatsapp: '+919876500099',
      delivery_radius_km: 20,
      min_order_paise: 0,
      opens: '06:00',
      closes: '22:30',
      gstin: MUMBAI_GSTIN,
      picture: '/pictures/store-dairy.svg',
    })
  })

  test('without a pin stands in the middle of its pincode', async () => {
    const { store_id } = await registered()
    const { body } = await app.call('GET /geo/pincodes/400070')
    expect(await rowOf(store_id)).toMatchObject({ latitude: body.latitude, longitude: body.longitude })
  })

  test('answers in the language of the request', async () => {
    const answer = await register(aRegistration(), { headers: { 'accept-language': 'hi' } })
    expect(answer.body).toMatchObject({ success: true, message: expect.stringMatching(/दुकान/) })
  })

  test('is written down, with nothing of the numbers in it', async () => {
    const { store_id, phone } = await registered({ name: 'Dukaan 24' })
    const events = await app.db.query<{ kind: string; details: unknown }>(
      'SELECT kind, details FROM security_events WHERE store_id = $1',
      [store_id],
    )
    expect(events).toMatchObject([{ kind: 'stores.registered' }])
    expect(JSON.stringify(events)).not.toMatch(new RegExp(phone.slice(3)))
  })
})

describe('ids and addresses of shops', () => {
  test('count up, and pass over what clients took', async () => {
    const [row] = await app.db.query<{ n: number }>('SELECT count(*)::int AS n FROM stores')
    const next = (row?.n ?? 0) + 1
    const idOf = (number: number) => `STORE-${String(number).padStart(3, '0')}`
    expect((await registered({ store_id: idOf(next + 1) })).store_id).toBe(idOf(next + 1))
    expect((await registered()).store_id).toBe(idOf(next + 2))
  })

  test('of two shops with the same name the second is told apart', async () => {
    const [one, two] = [await registered({ name: 'Gupta Store' }), await registered({ name: 'Gupta Store' })]
    expect((await rowOf(one.store_id))?.slug).toBe('gupta-store-mumbai')
    expect((await rowOf(two.store_id))?.slug).toBe(`gupta-store-mumbai-${two.store_id.slice('STORE-'.length).toLowerCase()}`)
  })

  test('an id of the client counts when it is free', async () => {
    const store_id = app.ids.uuid()
    expect((await registered({ store_id })).store_id).toBe(store_id)
    const before = await countEverything()
    expect(await register(aRegistration({ store_id }))).toMatchObject({ status: 409, body: { code: 'stores.id_taken' } })
    expect(await countEverything()).toEqual(before)
  })
})

describe('what is wrong', () => {
  type Wrong = [what: string, change: (body: Record<string, unknown>) => object, field: string, message: string]
  const address = (more: object) => (body: Record<string, unknown>) => ({
    ...body,
    address: { ...(body.address as object), ...more },
  })
  const settings = (more: object) => (body: Record<string, unknown>) => ({
    ...body,
    settings: { ...(body.settings as object), ...more },
  })
  const top = (more: object) => (body: Record<string, unknown>) => ({ ...body, ...more })
  const REQUIRED = 'Please fill all required fields'
  const WRONG: Wrong[] = [
    ['no name', top({ name: '  ' }), 'name', REQUIRED],
    ['no owner', top({ owner_name: '' }), 'owner_name', REQUIRED],
    ['nine digits', top({ phone: '987650123' }), 'phone', 'Please enter a valid 10-digit phone number'],
    ['a landline', top({ phone: '+912226543210' }), 'phone', 'Please enter a valid 10-digit phone number'],
    ['no e-mail', top({ email: 'ramesh@' }), 'email', 'Please enter a valid email address'],
    ['a short WhatsApp number', top({ whatsapp: '98765' }), 'whatsapp', 'Please enter a valid 10-digit phone number'],
    ['no street', address({ street: '' }), 'address.street', REQUIRED],
    ['no city', address({ city: ' ' }), 'address.city', REQUIRED],
    ['another state', address({ state: 'Atlantis' }), 'address.state', 'This value cannot be chosen.'],
    ['five digits', address({ pincode: '40007' }), 'address.pincode', 'Please enter a valid 6-digit pincode'],
    ['a pincode with 0', address({ pincode: '040070' }), 'address.pincode', 'Please enter a valid 6-digit pincode'],
    ['another trade', settings({ store_type: 'Casino' }), 'settings.store_type', 'This value cannot be chosen.'],
    ['0 km', settings({ delivery_radius: 0 }), 'settings.delivery_radius', 'Delivery radius must be 1 to 20 km'],
    ['21 km', settings({ delivery_radius: 21 }), 'settings.delivery_radius', 'Delivery radius must be 1 to 20 km'],
    ['half rupees', settings({ min_order_amount: 99.5 }), 'settings.min_order_amount', 'This is not the right kind of value.'],
    [
      'no time',
      settings({ business_hours: { open: '25:00', close: '21:00' } }),
      'settings.business_hours.open',
      'This is not valid.',
    ],
    ['a GSTIN with another check character', top({ gst_number: gstinWrong() }), 'gst_number', 'Please enter a valid GST number'],
    ['a place abroad', top({ place: { latitude: 48.85, longitude: 2.35 } }), 'place.latitude', 'This must be at most 38.'],
    ['the terms refused', top({ accepted_terms: false }), 'accepted_terms', 'Please accept the terms and conditions'],
    ['an id like a call', top({ store_id: 'nearby' }), 'store_id', 'This is not valid.'],
    ['a surplus field', top({ status: 'active' }), 'status', 'This field is not known here.'],
  ]
  function gstinWrong(): string {
    return MUMBAI_GSTIN.slice(0, 14) + (MUMBAI_GSTIN.endsWith('0') ? '1' : '0')
  }

  test.each(WRONG)('%s: told by code, field and text, and nothing is made', async (_what, change, field, message) => {
    const before = await countEverything()
    const answer = await register(change(aRegistration() as unknown as Record<string, unknown>), { key: app.ids.uuid() })
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'request.invalid' } })
    const { fields } = answer.body.details as { fields: { field: string; message: string }[] }
    expect(fields).toContainEqual(expect.objectContaining({ field, message }))
    expect(await countEverything()).toEqual(before)
  })

  test.each([
    ['a GSTIN of another state', { gst_number: gstinOf('07ABCDE1234F1Z') }, 400, 'stores.gstin_state'],
    [
      'a pincode that India does not have',
      { address: { street: '1', city: 'Mumbai', state: 'Maharashtra', pincode: '999999' } } as const,
      404,
      'geo.pincode_unknown',
    ],
  ])('%s', async (_what, more, status, code) => {
    const before = await countEverything()
    expect(await register(aRegistration(more), { key: app.ids.uuid() })).toMatchObject({ status, body: { code } })
    expect(await countEverything()).toEqual(before)
  })

  test('a pincode that the directory lacks is good enough with a pin on the map', async () => {
    const place = { latitude: 19.07, longitude: 72.88 }
    const { store_id } = await registered({
      address: { street: '1', city: 'Mumbai', state: 'Maharashtra', pincode: '999999' },
      place,
    })
    expect(await rowOf(store_id)).toMatchObject(place)
  })

  test('the texts are said in Hindi too', async () => {
    const answer = await register(aRegistration({ phone: '1', gst_number: 'X' }), { headers: { 'accept-language': 'hi' } })
    const { fields } = answer.body.details as { fields: { field: string; message: string }[] }
    expect(fields.map(({ field }) => field)).toEqual(['phone', 'gst_number'])
    for (const { message } of fields) expect(message).toMatch(/[ऀ-ॿ]/)
  })
})

describe('one number, one shop', () => {
  const TAKEN = {
    status: 409,
    body: { code: 'stores.phone_taken', message: 'This phone number already has a store. Please log in.' },
  }

  test('a number that has a shop is refused, however it is written', async () => {
    const { phone } = await registered()
    await signInByCode(phone)
    const before = await countEverything()
    for (const writing of [phone, phone.slice(3), `0${phone.slice(3)}`]) {
      expect(await register(aRegistration({ phone: writing }), { key: app.ids.uuid() })).toMatchObject(TAKEN)
    }
    expect(await countEverything()).toEqual(before)
  })

  test("so is a helper's, and an admin's, whose sign-in it would capture", async () => {
    const store = await aStore(app)
    const { user_id } = await aStaff(app, store)
    const [helper] = await app.db.query<{ phone: string }>('SELECT phone FROM users WHERE user_id = $1', [user_id])
    const admin = await aUser(app, { role: 'admin' })
    for (const phone of [helper?.phone ?? '', admin.phone ?? ''])
      expect(await register(aRegistration({ phone }))).toMatchObject(TAKEN)
  })

  test('an invitation to another shop keeps nobody from opening one', async () => {
    const { user_id } = await aStaff(app, await aStore(app), { hasJoined: false })
    const [invited] = await app.db.query<{ phone: string }>('SELECT phone FROM users WHERE user_id = $1', [user_id])
    const { store_id } = await registered({ phone: invited?.phone ?? '' })
    expect((await signInByCode(invited?.phone ?? '')).body.user).toMatchObject({ store_id, role: 'store_owner' })
  })

  test('whoever gave a shop up may open another one', async () => {
    const { phone, store_id } = await registered()
    await app.db.execute(`UPDATE stores SET status = 'closed' WHERE store_id = $1`, [store_id])
    const again = await registered({ phone })
    expect((await signInByCode(phone)).body.user).toMatchObject({ store_id: again.store_id })
  })

  test('of ten registrations of one number the newest five wait for its code, which proves one; the others are gone', async () => {
    for (const isKnown of [false, true]) {
      const phone = `+91${aPhone()}`
      if (isKnown) await aUser(app, { phone })
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          register(aRegistration({ phone, name: `Shop ${index}` }), { key: app.ids.uuid() }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(201))
      const waiting = await app.db.query<{ store_id: string }>('SELECT store_id FROM stores WHERE phone = $1 ORDER BY store_id', [
        phone,
      ])
      expect(waiting).toHaveLength(5)
      const wanted = waiting[2]?.store_id
      expect((await signInByCode(phone, 'store_owner', wanted)).body.user).toMatchObject({ store_id: wanted })
      expect(await app.db.query('SELECT store_id, status FROM stores WHERE phone = $1', [phone])).toEqual([
        { store_id: wanted, status: 'active' },
      ])
      expect(await register(aRegistration({ phone }))).toMatchObject(TAKEN)
    }
  })

  test('ten of different numbers at once all have an id and an address of their own', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(aRegistration({ name: 'Same Name' }))))
    expect(new Set(answers.map(({ body }) => body.store_id)).size).toBe(10)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
  })

  test('the same request again, even at the same moment, is the same shop', async () => {
    const body = aRegistration()
    const key = app.ids.uuid()
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(body, { key })))
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: answers[0]?.body })
    expect((await register(body, { key })).body).toEqual(answers[0]?.body)
    expect(await register({ ...body, name: 'Other' }, { key })).toMatchObject({
      status: 409,
      body: { code: 'request.key_reused' },
    })
    expect(await app.db.query('SELECT store_id FROM stores WHERE phone = $1', [body.phone])).toHaveLength(1)
  })
})

describe('accounts that a registration meets', () => {
  const accountOf = async (phone: string) => {
    const rows = await app.db.query<{ user_id: string; name: string; email: string | null }>(
      'SELECT user_id, name, email FROM users WHERE phone = $1',
      [phone],
    )
    return rows[0]
  }

  test("a customer's own stays as it is: anybody can type a number", async () => {
    const customer = await aUser(app, { name: 'Asha' })
    const phone = customer.phone ?? ''
    const { store_id } = await registered({ phone, email: 'stranger@x.example' })
    expect(await accountOf(phone)).toEqual({ user_id: customer.user_id, name: 'Asha', email: null })
    expect(await signInByPasscode('stranger@x.example')).toMatchObject({
      status: 404,
      body: { code: 'auth.email_store_not_found' },
    })
    expect((await signInByCode(phone)).body.user).toMatchObject({ id: customer.user_id, role: 'store_owner', store_id })
  })

  test('an address of somebody else is kept for the shop only, and the answer is the same', async () => {
    await aUser(app, { phone: null, email: 'known@x.example' })
    const known = await register(aRegistration({ email: 'known@x.example' }))
    const unknown = await register(aRegistration({ email: 'unknown@x.example' }))
    const answered = ({ status, body }: typeof known) => ({ status, names: Object.keys(body), message: body.message })
    expect(answered(known)).toEqual(answered(unknown))
    expect(await rowOf(String(known.body.store_id))).toMatchObject({ email: 'known@x.example' })
  })

  test('its address opens nothing, and is no way in after the code either', async () => {
    const { phone, store_id } = await registered({ email: 'owner@shop.example' })
    const refused = { status: 404, body: { code: 'auth.email_store_not_found' } }
    expect(await signInByPasscode('owner@shop.example')).toMatchObject(refused)
    expect((await signInByCode(phone, 'store_owner', store_id)).status).toBe(200)
    expect(await signInByPasscode('owner@shop.example')).toMatchObject(refused)
    expect(await rowOf(store_id)).toMatchObject({ email: 'owner@shop.example' })
  })

  test('what a stranger registered with the number of another is gone when its holder comes as a customer', async () => {
    const { phone, store_id } = await registered({ email: 'crook@x.example' })
    const customer = await signInByCode(phone, 'customer')
    expect(customer).toMatchObject({ status: 200, body: { user: { role: 'customer', name: '', email: null } } })
    expect(await rowOf(store_id)).toBeUndefined()
    expect((await signInByCode(phone)).body).toMatchObject({ code: 'auth.store_not_found' })
  })

  test('a code from the sign-in page opens the newest registration without the contacts that somebody typed besides', async () => {
    const typed = { email: 'crook@x.example', whatsapp: '9876500099' }
    const older = await registered(typed)
    app.clock.advance(1000)
    const { store_id } = await registered({ ...typed, phone: older.phone })
    expect((await signInByCode(older.phone)).body.user).toMatchObject({ store_id })
    expect(await rowOf(store_id)).toMatchObject({ status: 'active', email: null, whatsapp: older.phone })
    expect(await rowOf(older.store_id)).toBeUndefined()
  })

  test('a code for a registration that is gone opens no other shop', async () => {
    const { phone } = await registered()
    expect((await signInByCode(phone, 'store_owner', 'STORE-GONE')).body).toMatchObject({ code: 'auth.store_not_found' })
  })
})

describe('the first sign-in', () => {
  test('opens the shop to customers; until then nobody sees it', async () => {
    const place = { latitude: 26.9124, longitude: 75.7873 }
    const { phone, store_id } = await registered({ place })
    const near = async () =>
      JSON.stringify((await app.call(`GET /stores/nearby?latitude=${place.latitude}&longitude=${place.longitude}`)).body)
    const listed = async () => JSON.stringify((await app.call('GET /stores/list?pageSize=50')).body)
    const order = {
      storeId: store_id,
      items: [],
      customer: { name: 'Asha', phone: aPhone() },
      deliveryType: 'pickup',
      paymentMethod: 'cod',
    }
    for (const call of [`GET /stores/${store_id}`, `GET /inventory/products?store_id=${store_id}`])
      expect((await app.call(call)).status, call).toBe(404)
    const items = [{ productId: app.ids.uuid(), quantity: 1 }]
    expect(await app.call('POST /orders', { body: { ...order, items } })).toMatchObject({
      status: 404,
      body: { code: 'stores.not_found' },
    })
    expect(await near()).not.toContain(store_id)
    expect(await listed()).not.toContain(store_id)

    const answer = await signInByCode(phone)
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { role: 'store_owner', store_id, name: 'Ramesh Sharma', store_name: 'Sharma Kirana' } },
    })
    expect((await app.call('GET /stores/me', { token: String(answer.body.token) })).body.store).toMatchObject({
      store_id,
      status: 'active',
      owner_name: 'Ramesh Sharma',
    })
    expect((await app.call(`GET /stores/${store_id}`)).status).toBe(200)
    expect(await near()).toContain(store_id)
    expect(await listed()).toContain(store_id)
  })
})

describe('a name that carries something else', () => {
  test.each([
    ['name', 'Kirana 98765 43210', 'en', 'A name has no links, phone numbers, e-mail addresses or UPI IDs'],
    ['name', 'मुफ़्त evil.com', 'hi', 'नाम में लिंक, फ़ोन नंबर, ई-मेल या UPI आईडी न लिखें'],
    ['name', 'P\u0430ytm', 'en', 'Please write each word of the name in one script'],
    ['owner_name', 'pay to shop@okaxis', 'en', 'A name has no links, phone numbers, e-mail addresses or UPI IDs'],
    ['owner_name', 'Ram\u200Besh', 'en', 'This name has signs that nobody can see or read'],
  ])('%s %j is refused in words', async (field, value, language, message) => {
    const before = await countEverything()
    const answer = await register({ ...aRegistration(), [field]: value }, { headers: { 'accept-language': language } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', details: { fields: [{ field, message }] } } })
    expect(await countEverything()).toEqual(before)
  })
})

test('a registration that nobody proved ages out; a proven, an open and a younger one stay', async () => {
  const [abandoned, proven] = [await registered(), await registered()]
  expect((await signInByCode(proven.phone, 'store_owner', proven.store_id)).status).toBe(200)
  const opened = await aStore(app)
  app.clock.advance(UNPROVEN_STORE_KEPT_MS / 2)
  const young = await registered()
  app.clock.advance(UNPROVEN_STORE_KEPT_MS / 2 + 1)
  const step = app.app.modules.all
    .flatMap(({ retention = [] }) => retention)
    .find((one) => one.step === 'abandoned registrations')
  expect(await step?.run()).toBeGreaterThanOrEqual(1)
  expect(await rowOf(abandoned.store_id)).toBeUndefined()
  for (const store_id of [proven.store_id, opened.store_id, young.store_id]) expect(await rowOf(store_id)).toBeDefined()
  expect(await step?.run()).toBe(0)
})
