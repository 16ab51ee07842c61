import { registerStoreBodySchema } from '@jhola/contract/stores/registration'
import { gstinCheckCharacter } from '@jhola/contract/tax/gstin'
import { describe, expect, test } from 'vitest'
import { attemptFor } from './api/register-store.ts'
import { DRAFT_KEPT_MS, type DraftFields, NEW_DRAFT, parseDraft } from './draft.ts'
import { isUnanswered, marksOf } from './field-errors.ts'
import { toRegistrationBody } from './registration-body.ts'
import { FIELDS_OF_STEP, findErrors, stepOf } from './validation.ts'

const gstinOf = (first14: string): string => first14 + gstinCheckCharacter(first14)
const MUMBAI_GSTIN = gstinOf('27ABCDE1234F1Z')
const DELHI_GSTIN = gstinOf('07ABCDE1234F1Z')

const fields = (more: Partial<DraftFields> = {}): DraftFields => ({
  ...NEW_DRAFT.fields,
  name: 'Sharma Kirana',
  owner_name: 'Ramesh Sharma',
  phone: '9876501234',
  street: '12 Pipe Road',
  city: 'Mumbai',
  pincode: '400070',
  ...more,
})
const errorsOf = (more: Partial<DraftFields>, step: number) =>
  Object.fromEntries(findErrors(fields(more), FIELDS_OF_STEP[step] ?? []).map(({ field, error }) => [field, error]))

describe('the fields of a step', () => {
  test.each([
    ['everything is there', {}, 0, {}],
    [
      'no name, no owner, no phone',
      { name: ' ', owner_name: '', phone: '' },
      0,
      { name: 'required', owner_name: 'required', phone: 'required' },
    ],
    ['nine digits', { phone: '987650123' }, 0, { phone: 'phone' }],
    ['a number that is no mobile', { phone: '1234567890' }, 0, { phone: 'phone' }],
    ['another WhatsApp number, too short', { whatsapp: '98765' }, 0, { whatsapp: 'phone' }],
    ['no e-mail address', { email: 'ramesh@' }, 0, { email: 'email' }],
    ['no address', { street: '', city: '', pincode: '' }, 1, { street: 'required', city: 'required', pincode: 'required' }],
    ['five digits of a pincode', { pincode: '40007' }, 1, { pincode: 'pincode' }],
    ['a pincode that begins with 0', { pincode: '040070' }, 1, { pincode: 'pincode' }],
    [
      'no radius and no minimum',
      { delivery_radius: '', min_order_amount: '' },
      2,
      { delivery_radius: 'required', min_order_amount: 'required' },
    ],
    ['21 km', { delivery_radius: '21' }, 2, { delivery_radius: 'radius' }],
    ['0 km', { delivery_radius: '0' }, 2, { delivery_radius: 'radius' }],
    ['a minimum over the limit', { min_order_amount: '10001' }, 2, { min_order_amount: 'minimum' }],
    ['no closing time', { close: '' }, 2, { close: 'required' }],
  ])('%s', (_what, more, step, expected) => {
    const keys = Object.fromEntries(Object.entries(expected).map(([field, key]) => [field, `stores.registration.error.${key}`]))
    expect(errorsOf(more, step)).toEqual(keys)
  })

  test.each([
    ['', undefined],
    [MUMBAI_GSTIN, undefined],
    [MUMBAI_GSTIN.toLowerCase(), undefined],
    [MUMBAI_GSTIN.slice(0, 14) + (MUMBAI_GSTIN.endsWith('0') ? '1' : '0'), 'stores.registration.error.gst'],
    ['27ABC', 'stores.registration.error.gst'],
    [DELHI_GSTIN, 'errors.stores.gstin_state'],
  ])('GST number "%s" in Maharashtra: %s', (gst_number, error) => {
    expect(errorsOf({ gst_number }, 1).gst_number).toBe(error)
  })

  test('every field belongs to exactly one step', () => {
    expect(FIELDS_OF_STEP.flat().toSorted()).toEqual(Object.keys(NEW_DRAFT.fields).toSorted())
  })
})

describe('the request body', () => {
  test('is valid by the contract, with the phone number as WhatsApp', () => {
    const parsed = registerStoreBodySchema.parse(toRegistrationBody(fields(), null))
    expect(parsed).toMatchObject({
      phone: '+919876501234',
      whatsapp: '+919876501234',
      settings: {
        store_type: 'Kirana Store',
        delivery_radius: 3,
        min_order_amount: 100,
        business_hours: { open: '09:00', close: '21:00' },
      },
      accepted_terms: true,
    })
    expect(parsed.place).toBeUndefined()
  })
  test('with every field', () => {
    const place = { latitude: 19.07, longitude: 72.88 }
    const all = fields({ email: ' R@x.in ', whatsapp: '9876509999', gst_number: ` ${MUMBAI_GSTIN.toLowerCase()} ` })
    const parsed = registerStoreBodySchema.parse(toRegistrationBody(all, place))
    expect(parsed).toMatchObject({ email: 'r@x.in', whatsapp: '+919876509999', gst_number: MUMBAI_GSTIN, place })
  })
})

describe('an attempt', () => {
  const body = toRegistrationBody(fields(), null)
  const unanswered = { key: 'first', body }
  test('without an answer is repeated with its key when the body is the same', () => {
    expect(attemptFor(unanswered, structuredClone(body), () => 'second')).toBe(unanswered)
  })
  test('with another body gets a new key', () => {
    const other = toRegistrationBody(fields({ name: 'Other' }), null)
    expect(attemptFor(unanswered, other, () => 'second')).toEqual({ key: 'second', body: other })
  })
  test.each([
    [0, true],
    [503, true],
    [409, false],
    [400, false],
  ])('status %d leaves it unknown whether the shop was registered: %s', (status, expected) => {
    expect(isUnanswered({ status })).toBe(expected)
  })
})

describe('a refusal', () => {
  const say = (code: string) => `text of ${code}`
  test('of a registered phone number is an error of the phone field', () => {
    expect(marksOf({ code: 'stores.phone_taken', status: 409 }, say)).toEqual([
      { field: 'phone', message: 'text of stores.phone_taken' },
    ])
  })
  test('of fields is shown beside ours, in step order', () => {
    const details = {
      fields: [
        { field: 'settings.business_hours.open', code: 'x', message: 'clock' },
        { field: 'address.pincode', code: 'x', message: 'pin' },
        { field: 'store_id', code: 'x', message: 'not ours' },
      ],
    }
    const marks = marksOf({ code: 'request.invalid', status: 400, details }, say)
    expect(marks).toEqual([
      { field: 'pincode', message: 'pin' },
      { field: 'open', message: 'clock' },
    ])
    expect(marks.map(({ field }) => stepOf(field))).toEqual([1, 2])
  })
})

describe('a stored draft', () => {
  const saved_at = 1_000_000
  test('continues at its step', () => {
    const draft = { ...NEW_DRAFT, step: 2, fields: fields(), place: { latitude: 19, longitude: 72 }, saved_at }
    expect(parseDraft(JSON.parse(JSON.stringify(draft)), saved_at + 1)).toEqual(draft)
  })
  test.each([
    ['too old', { ...NEW_DRAFT, saved_at }, saved_at + DRAFT_KEPT_MS + 1],
    ['something else', 'text', saved_at],
    ['nothing', null, saved_at],
  ])('%s is not a draft', (_what, found, nowMs) => {
    expect(parseDraft(found, nowMs)).toBeUndefined()
  })
  test('invalid values are replaced by the defaults', () => {
    const found = {
      step: 99,
      saved_at,
      fields: { state: 'Atlantis', name: 5, city: 'Pune' },
      place: { latitude: 'x' },
      attempt: 7,
    }
    const draft = parseDraft(found, saved_at)
    expect(draft).toMatchObject({ step: 3, place: null, attempt: null })
    expect(draft?.fields).toEqual({ ...NEW_DRAFT.fields, city: 'Pune' })
  })
})
