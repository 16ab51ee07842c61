import type { NearbyStore } from '@jhola/contract/stores/schema'
import type { StoreSettings } from '@jhola/contract/stores/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type CallOptions, type TestApp } from '../../../../test/build-test-app.ts'
import { lastMessage } from '../../../../test/factories/people.ts'
import { anOwner, aProduct, aStaff, aStore, aUser } from '../../../../test/factories/shops.ts'

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
const changeSection = async <S extends keyof StoreSettings>(
  section: S,
  part: Partial<Record<keyof StoreSettings[S], unknown>>,
) => {
  const { version, settings } = await read()
  return change({ version, [section]: { ...settings[section], ...part } })
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
const near = async (place: { latitude: number; longitude: number }): Promise<string[]> => {
  const { body } = await app.call(`GET /stores/nearby?latitude=${place.latitude}&longitude=${place.longitude}&radius_km=1`)
  return (body.stores as NearbyStore[]).map(({ store_id }) => store_id)
}
const wholeRow = async () => {
  const rows = await app.db.query<{ row: string }>('SELECT s::text AS row FROM stores s WHERE store_id = $1', [store.store_id])
  return rows[0]?.row
}

describe('each section', () => {
  test('is read with the version, as it stands', async () => {
    expect(await read()).toEqual({
      success: true,
      version: 1,
      photo: null,
      is_whatsapp_proven: false,
      settings: {
        profile: {
          name: store.name,
          name_hi: '',
          owner_name: store.owner_name,
          store_type: 'Kirana Store',
          phone: store.phone,
          whatsapp: '',
          email: '',
          languages: [],
        },
        address: {
          street: '1 Station Road',
          locality: 'Kurla',
          city: 'Mumbai',
          state: 'Maharashtra',
          pincode: '400070',
          latitude: 19.076,
          longitude: 72.8777,
        },
        hours: { opens: '09:00', closes: '21:00', second: null, working_days: [0, 1, 2, 3, 4, 5, 6], holidays: [] },
        delivery: {
          offers_delivery: true,
          offers_pickup: true,
          delivery_radius_km: 5,
          min_order_amount: 100,
          code_above_amount: 2000,
          delivery_fee: 20,
          free_delivery_from: 500,
          express_fee: 50,
          offered_slots: { morning: true, afternoon: true, evening: true, express: true },
          slot_capacity: null,
          prep_minutes: 20,
          accept_within_minutes: 10,
        },
        money: {
          takes_cod: true,
          upi_vpa: 'shop@upi',
          upi_payee_name: '',
          gstin: '',
          fssai: '',
          tax_mode: 'exclusive',
          is_composition: false,
          rounds_total: true,
          upi_after_acceptance: false,
        },
        seller: {
          legal_name: '',
          legal_address: '',
          drug_licence: '',
          grievance_name: '',
          grievance_phone: '',
          grievance_email: '',
        },
      },
    })
  })

  test.each<[keyof StoreSettings, Record<string, unknown>]>([
    ['profile', { name: 'Sharma Dairy', name_hi: 'शर्मा डेयरी', store_type: 'Dairy', languages: ['hi', 'mr'] }],
    ['profile', { email: 'shop@example.in', owner_name: 'Ravi Sharma' }],
    [
      'address',
      { street: '5 MG Road', locality: '', city: 'Delhi', state: 'Delhi', pincode: '110001', latitude: 28.63, longitude: 77.21 },
    ],
    ['hours', { second: { opens: '22:00', closes: '01:00' }, working_days: [1, 2, 6], holidays: ['2026-12-25'] }],
    ['delivery', { delivery_radius_km: 12, min_order_amount: 0, delivery_fee: 19.5, free_delivery_from: 0, slot_capacity: 4 }],
    ['delivery', { offers_delivery: false, offered_slots: { morning: false, afternoon: true, evening: false, express: false } }],
    [
      'money',
      {
        takes_cod: false,
        upi_vpa: 'sharma@okaxis',
        gstin: '27AAPFU0939F1ZV',
        fssai: '11223344556677',
        tax_mode: 'inclusive',
        is_composition: true,
        rounds_total: false,
        upi_payee_name: 'Sharma and Sons',
      },
    ],
    [
      'seller',
      {
        legal_name: 'Sharma Retail LLP',
        legal_address: '2 Fort Road, Mumbai 400001',
        drug_licence: '20B/21B-MH-TZ3-123456',
        grievance_name: 'Asha Sharma',
        grievance_phone: '+919812300002',
        grievance_email: 'help@shop.example',
      },
    ],
  ])('%s is changed and nothing else: %j', async (section, part) => {
    const before = await read()
    const answer = await changeSection(section, part as never)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200, body: { version: 2 } })
    const expected = { ...before.settings, [section]: { ...before.settings[section], ...part } }
    expect(answer.body).toMatchObject({ settings: expected })
    expect(await read()).toMatchObject({ version: 2, settings: expected })
  })

  test('several go together, and what says nothing new changes nothing', async () => {
    const { settings } = await read()
    const sent = { profile: { ...settings.profile, name: 'Both' }, money: { ...settings.money, fssai: '11223344556677' } }
    expect((await change({ version: 1, ...sent })).body).toMatchObject({ version: 2, settings: sent })
    const row = await wholeRow()
    expect((await change({ version: 2, ...sent })).body).toMatchObject({ version: 2 })
    expect((await change({ version: 2 })).body).toMatchObject({ version: 2 })
    expect(await wholeRow()).toBe(row)
  })

  test('numbers as people type them are kept as numbers of India, GSTIN in capitals', async () => {
    const { version, settings: before } = await read()
    const profile = { ...before.profile, phone: '098765 00001', whatsapp: '9876500002', email: ' Shop@Example.IN ' }
    const codes = { phone_otp: await codeFor('+919876500001'), whatsapp_otp: await codeFor('+919876500002') }
    await change({ version, profile, ...codes })
    await changeSection('money', { gstin: '27 aapfu 0939f 1zv' })
    const { settings } = await read()
    expect(settings.profile).toMatchObject({ phone: '+919876500001', whatsapp: '+919876500002', email: 'shop@example.in' })
    expect(settings.money.gstin).toBe('27AAPFU0939F1ZV')
  })
})

describe('a bad field is named with its own message, and nothing is changed', () => {
  const required = 'Please fill all required fields'
  test.each<[keyof StoreSettings, Record<string, unknown>, string, string]>([
    ['profile', { name: '  ' }, 'profile.name', required],
    ['profile', { owner_name: '' }, 'profile.owner_name', required],
    ['profile', { phone: '12345' }, 'profile.phone', 'Please enter a valid 10-digit phone number'],
    ['profile', { whatsapp: '12345' }, 'profile.whatsapp', 'Please enter a valid 10-digit phone number'],
    ['profile', { email: 'nobody' }, 'profile.email', 'Please enter a valid email address'],
    ['profile', { store_type: 'Casino' }, 'profile.store_type', 'This value cannot be chosen.'],
    ['profile', { languages: ['xx'] }, 'profile.languages.0', 'This value cannot be chosen.'],
    ['address', { street: '' }, 'address.street', required],
    ['address', { city: '' }, 'address.city', required],
    ['address', { pincode: '40007' }, 'address.pincode', 'Please enter a valid 6-digit pincode'],
    ['address', { state: 'Atlantis' }, 'address.state', 'This value cannot be chosen.'],
    ['address', { latitude: 51.5 }, 'address.latitude', 'This must be at most 38.'],
    ['hours', { opens: '25:00' }, 'hours.opens', 'This is not valid.'],
    ['hours', { second: { opens: '16:00', closes: '24:00' } }, 'hours.second.closes', 'This is not valid.'],
    ['hours', { working_days: [7] }, 'hours.working_days.0', 'This must be at most 6.'],
    ['hours', { holidays: ['2026-02-30'] }, 'hours.holidays.0', 'This is not valid.'],
    ['delivery', { delivery_radius_km: 21 }, 'delivery.delivery_radius_km', 'Delivery radius must be 1 to 20 km'],
    ['delivery', { delivery_radius_km: 2.5 }, 'delivery.delivery_radius_km', 'Delivery radius must be 1 to 20 km'],
    ['delivery', { min_order_amount: -1 }, 'delivery.min_order_amount', 'This must be at least 0.'],
    ['delivery', { delivery_fee: 1001 }, 'delivery.delivery_fee', 'This must be at most 1000.'],
    ['delivery', { slot_capacity: 0 }, 'delivery.slot_capacity', 'This must be at least 1.'],
    ['delivery', { accept_within_minutes: 121 }, 'delivery.accept_within_minutes', 'This must be at most 120.'],
    ['money', { upi_vpa: 'no at sign' }, 'money.upi_vpa', 'Invalid UPI ID format'],
    ['money', { gstin: '27AAPFU0939F1ZX' }, 'money.gstin', 'Please enter a valid GST number'],
    ['money', { fssai: '31223344556677' }, 'money.fssai', 'Please enter a valid 14-digit FSSAI number'],
    ['money', { takes_cards: true }, 'money.takes_cards', 'This field is not known here.'],
  ])('%s %j', async (section, part, field, message) => {
    const before = await wholeRow()
    const answer = await changeSection(section, part as never)
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
    expect(answer.body.details).toMatchObject({ fields: [{ field, message }] })
    expect(await wholeRow()).toBe(before)
  })

  test('in the language of the reader', async () => {
    const { version, settings } = await read()
    const body = { version, address: { ...settings.address, pincode: '1' } }
    const answer = await change(body, { headers: { 'accept-language': 'hi' } })
    expect(answer.body.details).toMatchObject({ fields: [{ message: 'कृपया सही 6 अंकों का पिनकोड लिखें' }] })
  })

  test.each<[keyof StoreSettings, Record<string, unknown>, string, number]>([
    ['hours', { second: { opens: '20:59', closes: '23:00' } }, 'stores.hours_overlap', 400],
    ['hours', { opens: '18:00', closes: '01:00', second: { opens: '23:00', closes: '02:00' } }, 'stores.hours_overlap', 400],
    ['delivery', { offers_delivery: false, offers_pickup: false }, 'stores.no_way_to_get_it', 400],
    ['money', { takes_cod: false, upi_vpa: '' }, 'stores.no_way_to_pay', 400],
    ['money', { gstin: '07AAPFU0939F1ZX' }, 'stores.gstin_state', 400],
    ['address', { pincode: '999999' }, 'geo.pincode_unknown', 404],
  ])('%s %j is %s', async (section, part, code, status) => {
    const before = await wholeRow()
    expect(await changeSection(section, part as never)).toMatchObject({ status, body: { code } })
    expect(await wholeRow()).toBe(before)
  })

  test("another shop's phone is taken, unless that shop was given up", async () => {
    const [other, gone] = [await aStore(app), await aStore(app, { status: 'closed' })]
    expect(await changeSection('profile', { phone: other.phone })).toMatchObject({
      status: 409,
      body: { code: 'stores.phone_taken', message: 'This phone number already has a store. Please log in.' },
    })
    expect((await changePhone(gone.phone, { phone_otp: await codeFor(gone.phone) })).status).toBe(200)
  })

  test('of two shops that take one number at the same moment one gets it', async () => {
    const other = await app.signIn(anOwner(await aStore(app)))
    const phone_otp = await codeFor('+919876511111')
    const settingsOf = async (token: string) => (await app.call('GET /stores/me/settings', { token })).body as Reply
    const take = async (token: string) => {
      const { settings } = await settingsOf(token)
      return change({ version: 1, profile: { ...settings.profile, phone: '9876511111' }, phone_otp }, { token })
    }
    const answers = await Promise.all([take(owner), take(other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('the version', () => {
  test('of two devices one saves and the other is told, with nothing of it written', async () => {
    const { settings } = await read()
    const rename = (name: string) => change({ version: 1, profile: { ...settings.profile, name } })
    const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map(rename))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
    const [won] = answers.filter(({ status }) => status === 200)
    for (const lost of answers.filter(({ status }) => status === 412))
      expect(lost.body).toMatchObject({
        code: 'stores.stale',
        message: 'The settings were changed on another device. Please look at them again.',
        details: { version: 2 },
      })
    expect(await read()).toEqual(won?.body)
  })

  test('of another section counts too, and so does a version of the future', async () => {
    await changeSection('hours', { opens: '08:00' })
    const { settings } = await read()
    const row = await wholeRow()
    for (const version of [1, 3])
      expect(await change({ version, money: { ...settings.money, upi_vpa: 'thief@upi' } })).toMatchObject({ status: 412 })
    expect(await wholeRow()).toBe(row)
  })

  test('a call sent again by its key gives the first answer again', async () => {
    const { settings } = await read()
    const body = { version: 1, profile: { ...settings.profile, name: 'Sent twice' } }
    const [first, again] = [await change(body, { key: 'settings-once' }), await change(body, { key: 'settings-once' })]
    expect(first).toMatchObject({ status: 200, body: { version: 2 } })
    expect(again.body).toEqual(first.body)
  })
})

describe('customers see a change at once', () => {
  const quote = async (more: object = {}) =>
    (
      await app.call('POST /orders/quote', {
        body: {
          store_id: store.store_id,
          items: [{ product_id: product.product_id, quantity: 1 }],
          delivery_type: 'delivery',
          ...more,
        },
      })
    ).body as { problems: { code: string }[]; delivery_fee: number }
  const order = (more: object = {}) =>
    app.call('POST /orders', {
      body: {
        storeId: store.store_id,
        items: [{ productId: product.product_id, quantity: 1 }],
        customer: { name: 'Meena', phone: '9812345678' },
        deliveryType: 'pickup',
        paymentMethod: 'upi',
        ...more,
      },
    })
  let product: Awaited<ReturnType<typeof aProduct>>
  beforeEach(async () => {
    product = await aProduct(app, store, { price_paise: 120_00 })
    // Fills this node's cache with the shop first.
    await app.call(`GET /inventory/products?store_id=${store.store_id}`)
    await quote()
  })

  test('opening hours and holidays, on the page, in the quote and in the refusal', async () => {
    await changeSection('hours', { holidays: ['2026-11-20'] })
    expect(await seen()).toMatchObject({ is_open: false, opens_at: '2026-11-21T03:30:00.000Z' })
    expect((await quote()).problems.map(({ code }) => code)).toContain('stores.closed')
    expect(await order()).toMatchObject({ status: 409, body: { code: 'stores.closed' } })
    await changeSection('hours', { holidays: [] })
    expect(await seen()).toMatchObject({ is_open: true })
    expect((await order()).status).toBe(201)
  })

  test('the smallest order and the fees', async () => {
    await changeSection('delivery', { min_order_amount: 200, delivery_fee: 35 })
    expect(await seen()).toMatchObject({ min_order_amount: 200, delivery_fee: 35 })
    expect((await quote()).problems.map(({ code }) => code)).toContain('stores.below_minimum')
    expect(await order()).toMatchObject({ status: 409, body: { code: 'stores.below_minimum', details: { minimum: 200 } } })
  })

  test('pickup and ways of paying', async () => {
    await changeSection('delivery', { offers_pickup: false })
    expect(await order()).toMatchObject({ status: 409, body: { code: 'stores.no_pickup' } })
    await changeSection('delivery', { offers_pickup: true })
    await changeSection('money', { takes_cod: false })
    expect(await seen()).toMatchObject({ payment_methods: ['upi'] })
    expect(await order({ paymentMethod: 'cod' })).toMatchObject({ status: 409, body: { code: 'stores.payment_not_taken' } })
  })

  test('a move: found at the new place and no longer at the old one, reached from there by the radius', async () => {
    const old = { latitude: 19.076, longitude: 72.8777 }
    const place = { latitude: 12.9716, longitude: 77.5946 }
    expect(await changeSection('address', { ...place, city: 'Bengaluru', state: 'Karnataka', pincode: '560001' })).toMatchObject({
      status: 200,
    })
    expect(await near(place)).toContain(store.store_id)
    expect(await near(old)).not.toContain(store.store_id)
    const address = { addressLine1: '12 MG Road, Ashok Nagar', pincode: '560001', latitude: 13.0, longitude: 77.5946 }
    const delivered = { deliveryType: 'delivery', deliveryAddress: address }
    expect((await order(delivered)).status).toBe(201)
    await changeSection('delivery', { delivery_radius_km: 2 })
    expect(await order({ ...delivered, customer: { name: 'Meena', phone: '9812345679' } })).toMatchObject({
      status: 409,
      body: { code: 'stores.out_of_range' },
    })
  })

  test('the kind of shop changes its drawn picture', async () => {
    await changeSection('profile', { store_type: 'Pharmacy' })
    expect(await seen()).toMatchObject({ store_type: 'Pharmacy', picture: '/pictures/store-pharmacy.svg' })
  })
})

describe('who', () => {
  test('only the owner, only the own shop', async () => {
    const staff = await app.signIn(await aStaff(app, store))
    const customer = await app.signIn(await aUser(app))
    for (const [token, status] of [
      [staff, 403],
      [customer, 403],
    ] as const) {
      expect((await app.call('GET /stores/me/settings', { token })).status).toBe(status)
      expect((await change({ version: 1 }, { token })).status).toBe(status)
    }
    expect((await app.call('GET /stores/me/settings')).status).toBe(401)
    expect((await app.call('PATCH /stores/me/settings', { body: { version: 1 } })).status).toBe(401)
  })

  test('and what was changed is written down: where money goes with before and after', async () => {
    await changeSection('hours', { opens: '08:00' })
    await changeSection('money', { takes_cod: false, upi_vpa: 'new@okaxis', gstin: '27AAPFU0939F1ZV' })
    const admin = await app.signIn(await aUser(app, { role: 'admin' }))
    const { body } = await app.call(`GET /admin/audit?search=${store.store_id}`, { token: admin })
    expect(body.events).toMatchObject([
      {
        kind: 'stores.settings_changed',
        user_id: store.owner_user_id,
        details: {
          sections: 'money',
          takes_cod: 'true → false',
          upi_vpa: 's•••@upi → n•••@okaxis',
          gstin: '- → 27AAPFU0939F1ZV',
        },
      },
      { kind: 'stores.settings_changed', details: { sections: 'hours' } },
    ])
  })
})

describe('a name from before the rule of names', () => {
  const OLD = 'Kirana 98765 43210'
  beforeEach(() => app.db.execute('UPDATE stores SET name = $2 WHERE store_id = $1', [store.store_id, OLD]))

  test('stays, and other sections can be saved', async () => {
    expect((await read()).settings.profile.name).toBe(OLD)
    expect((await changeSection('delivery', { delivery_fee: 5 })).status).toBe(200)
    expect(await seen()).toMatchObject({ name: OLD, delivery_fee: 5 })
  })

  test('is asked to be changed at the next save of the profile', async () => {
    const refused = await changeSection('profile', { languages: ['hi'] })
    expect(refused).toMatchObject({ status: 400, body: { details: { fields: [{ field: 'profile.name' }] } } })
    expect((await changeSection('profile', { name: 'Sharma Kirana' })).status).toBe(200)
  })

  test('staff are not named by a number either', async () => {
    const body = { name: 'shop@upi', phone: '9712345678' }
    expect(await app.call('POST /stores/me/staff', { token: owner, body })).toMatchObject({
      status: 400,
      body: { details: { fields: [{ field: 'name' }] } },
    })
  })
})
