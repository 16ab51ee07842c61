import type { StoreSettings } from '@jhola/contract/stores/settings'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createCounterApi } from '../../../../../test/counter.ts'
import { refuse } from '../../../../../test/fake-api.ts'
import { createFakeSocket } from '../../../../../test/fake-socket.ts'
import { showCounter } from '../../../../../test/show-app.tsx'

const line = vi.hoisted(() => ({ io: () => ({}) as unknown }))
vi.mock('socket.io-client', () => ({ io: () => line.io() }))
beforeEach(() => {
  line.io = createFakeSocket().io
})

const [OLD, NEW, CODE] = ['+919876543210', '+919812399001', '314159']

const settings = (profile: Partial<StoreSettings['profile']> = {}): StoreSettings => ({
  profile: {
    name: 'Asha Kirana',
    name_hi: '',
    owner_name: 'Asha Rao',
    store_type: 'Kirana Store',
    phone: OLD,
    whatsapp: '',
    email: '',
    languages: ['hi'],
    ...profile,
  },
  address: {
    street: '12 Pipe Road',
    locality: '',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400070',
    latitude: 19.07,
    longitude: 72.88,
  },
  hours: { opens: '09:00', closes: '21:00', second: null, working_days: [1], holidays: [] },
  delivery: {
    offers_delivery: true,
    offers_pickup: true,
    delivery_radius_km: 3,
    min_order_amount: 100,
    delivery_fee: 20,
    free_delivery_from: 500,
    express_fee: 50,
    offered_slots: { morning: true, afternoon: true, evening: true, express: false },
    slot_capacity: null,
    prep_minutes: 20,
    accept_within_minutes: 10,
  },
  money: { takes_cod: true, upi_vpa: '', gstin: '', fssai: '', tax_mode: 'exclusive' },
  seller: { legal_name: '', legal_address: '', drug_licence: '', grievance_name: '', grievance_phone: '', grievance_email: '' },
})

/** A shop whose numbers change only with the right code. */
const aShop = (profile: Partial<StoreSettings['profile']> = {}) => {
  const api = createCounterApi()
  let now = { version: 1, is_whatsapp_proven: false, settings: settings(profile) }
  const reply = () => ({ success: true as const, photo: null, ...now })
  api.on('GET /stores/me/settings', reply)
  api.on('POST /auth/send-otp', () => ({ success: true, message: '', resend_after_seconds: 30 }))
  api.on('PATCH /stores/me/settings', ({ body: { profile: wanted, phone_otp, whatsapp_otp } }) => {
    const { phone, whatsapp } = now.settings.profile
    if (!wanted) return reply()
    if ([phone_otp, whatsapp_otp].some((code) => code !== undefined && code !== CODE)) return refuse('auth.otp_invalid')
    if (wanted.phone !== phone && !phone_otp) return refuse('stores.phone_unproven', { field: 'phone' })
    if (wanted.whatsapp !== whatsapp && !whatsapp_otp) return refuse('stores.phone_unproven', { field: 'whatsapp' })
    now = { version: 2, is_whatsapp_proven: whatsapp_otp === CODE, settings: settings(wanted) }
    return reply()
  })
  return api
}

const field = (name: string) => screen.findByRole('textbox', { name })
const button = (name: string) => screen.findByRole('button', { name })

test('a new phone: the code is sent, a wrong one is told, the right one saves', async () => {
  const api = aShop()
  const { user } = await showCounter(api, '/store/settings?section=profile')
  const phone = await field("Shop's phone")
  await user.clear(phone)
  await user.type(phone, NEW.slice(3))
  await user.click(await button('Save'))
  const code = await field('Code from the SMS')
  expect(api.asked('POST /auth/send-otp').map(({ body }) => body)).toEqual([{ phone: NEW, role: 'customer' }])
  await user.type(code, '000000')
  await user.click(await button('Save'))
  await screen.findByText('Invalid OTP. Please try again.')
  await user.clear(code)
  await user.type(code, CODE)
  await user.click(await button('Save'))
  await screen.findByText('Saved')
  expect(api.trouble).toEqual([])
})

test.each([
  ['the network is gone', true, 'No internet connection. Please check and try again.'],
  ['something fails that is no answer', false, 'An error occurred'],
])('a code that could not be sent says so: %s', async (_, isLineDown, text) => {
  const api = aShop()
  const { user } = await showCounter(api, '/store/settings?section=profile')
  const phone = await field("Shop's phone")
  await user.clear(phone)
  await user.type(phone, NEW.slice(3))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, sent?: RequestInit) => {
    if (!String(input).endsWith('/auth/send-otp')) return api.fetch(input, sent)
    if (isLineDown) throw new TypeError('Failed to fetch')
    // No answer of the contract: the screen's own code fails on it, and that is no ApiError.
    return new Response('null')
  })
  await user.click(await button('Save'))
  await field('Code from the SMS')
  await screen.findByText(text)
  // The field stays, and a code that came all the same can be typed.
  expect(screen.getByRole('button', { name: 'Send the code again' })).toHaveProperty('disabled', false)
})

test('a WhatsApp number that nobody has proven is told, and proven by a code without another change', async () => {
  const api = aShop({ whatsapp: NEW })
  const { user } = await showCounter(api, '/store/settings?section=profile')
  await screen.findByText('Customers do not see this WhatsApp number yet. Confirm it with a code.')
  await user.click(await button('Send code'))
  await user.type(await field('Code from the SMS'), CODE)
  await user.click(await button('Save'))
  await screen.findByText('Saved')
  expect(api.asked('PATCH /stores/me/settings').map(({ body }) => body)).toEqual([
    { version: 1, profile: settings({ whatsapp: NEW }).profile, whatsapp_otp: CODE },
  ])
  expect(screen.queryByText('Customers do not see this WhatsApp number yet. Confirm it with a code.')).toBeNull()
  expect(api.trouble).toEqual([])
})
