import { describe, expect, test } from 'vitest'
import { IDEMPOTENCY_RETENTION_MS } from '../../constants.ts'
import { paise } from '../../shared/money.ts'
import type { StoreOrderSettings } from '../placing/order-conditions.ts'
import { type BilledLine, billNow, decideConfirmedLines } from './bill-now.ts'
import {
  decideNewPhotoList,
  decidePhotoListAct,
  isPhotoListOver,
  PHOTO_LIST_ACTS,
  PHOTO_LIST_CONFIRM_MS,
  PHOTO_LIST_STATUSES,
  type PhotoListAct,
  photoListExpiresAtMs,
  photoListStatusAt,
} from './rules.ts'

const HOUR_MS = 3_600_000
/** A Friday, 11:30 in India. */
const NOON = Date.parse('2026-11-20T06:00:00Z')
/** The same day, 23:00. */
const NIGHT = Date.parse('2026-11-20T17:30:00Z')
/** The next day, 09:00. */
const MORNING = Date.parse('2026-11-21T03:30:00Z')

const codeOf = (decision: { ok: true } | { ok: false; refusal: { code: string } }) => (decision.ok ? null : decision.refusal.code)

// @NOTE only the settings that the rules of lists read.
const SHOP = {
  hours: {
    opens: '09:00',
    closes: '21:00',
    second_opens: null,
    second_closes: null,
    working_days: [0, 1, 2, 3, 4, 5, 6],
    holidays: [],
  },
  closed_for_now: false,
  paused_until: null,
  place: { latitude: 19.076, longitude: 72.8777 },
  pincode: '400070',
  delivery_radius_km: 5,
  offers_delivery: true,
  offers_pickup: true,
} as unknown as StoreOrderSettings

describe('what may be done with a list', () => {
  const possible = (act: PhotoListAct) =>
    PHOTO_LIST_STATUSES.filter((status) => decidePhotoListAct(act, { status, expiresAtMs: NOON + 1 }, NOON).ok)
  test.each<[PhotoListAct, string[]]>([
    ['add_photo', ['uploading']],
    ['send', ['uploading']],
    ['bill', ['waiting']],
    ['refuse', ['waiting', 'billed']],
    ['confirm', ['billed']],
    ['cancel', ['uploading', 'waiting', 'billed']],
    ['expire', ['uploading', 'waiting', 'billed']],
  ])('%s only when it is %s', (act, from) => expect(possible(act)).toEqual(from))

  test('nothing leads out of an end', () => {
    const ends = PHOTO_LIST_STATUSES.filter(isPhotoListOver)
    expect(ends).toEqual(['ordered', 'refused', 'cancelled', 'expired'])
    for (const { from } of Object.values(PHOTO_LIST_ACTS)) expect(from.filter(isPhotoListOver)).toEqual([])
  })

  test('to the millisecond until its time is over', () => {
    const list = { status: 'billed', expiresAtMs: NOON } as const
    expect(codeOf(decidePhotoListAct('confirm', list, NOON - 1))).toBeNull()
    expect(codeOf(decidePhotoListAct('confirm', list, NOON))).toBe('photo_lists.expired')
    expect(photoListStatusAt(list, NOON)).toBe('expired')
    expect(photoListStatusAt({ status: 'ordered', expiresAtMs: null }, NOON)).toBe('ordered')
  })

  test.each([
    ['billed', 'photo_lists.answered'],
    ['ordered', 'photo_lists.answered'],
    ['refused', 'photo_lists.answered'],
    ['cancelled', 'photo_lists.over'],
    ['expired', 'photo_lists.expired'],
    ['uploading', 'photo_lists.over'],
  ] as const)('the shop that sends a bill for a list that is %s hears %s', (status, code) =>
    expect(codeOf(decidePhotoListAct('bill', { status, expiresAtMs: NOON + 1 }, NOON))).toBe(code),
  )
})

describe('how long a list waits', () => {
  test.each([
    ['photos have an hour', 'uploading', NOON, NOON + HOUR_MS],
    ['the shop has four hours', 'waiting', NOON, NOON + 4 * HOUR_MS],
    ['a closed shop has four hours from its opening', 'waiting', NIGHT, MORNING + 4 * HOUR_MS],
    ['the customer has twelve hours', 'billed', NIGHT, NIGHT + 12 * HOUR_MS],
  ] as const)('%s', (_name, status, at, until) => expect(photoListExpiresAtMs(status, SHOP, at)).toBe(until))
  test('a confirmation finds its order as long as it may be repeated', () =>
    expect(PHOTO_LIST_CONFIRM_MS).toBeLessThan(IDEMPOTENCY_RETENTION_MS))
})

describe('when a shop takes a list', () => {
  const none = { ofPhone: 0, ofShop: 0 }
  const home = { delivery_type: 'delivery', place: null, pincode: '400070' } as const
  const ask = (
    shop: Partial<StoreOrderSettings>,
    at = NOON,
    waiting = none,
    asked: Parameters<typeof decideNewPhotoList>[0] = home,
  ) => codeOf(decideNewPhotoList(asked, { ...SHOP, ...shop }, waiting, at))
  test.each([
    ['open', {}, NOON, null],
    ['closed for the night', {}, NIGHT, null],
    ['closed by hand', { closed_for_now: true }, NOON, 'stores.closed'],
    ['paused', { paused_until: '2026-11-20T07:00:00Z' }, NOON, 'stores.paused'],
  ])('%s', (_name, shop, at, code) => expect(ask(shop, at)).toBe(code))
  test.each([
    [1, 49, null],
    [2, 2, 'photo_lists.most'],
    [0, 50, 'photo_lists.most'],
  ])('%d of the number and %d of the shop wait', (ofPhone, ofShop, code) => expect(ask({}, NOON, { ofPhone, ofShop })).toBe(code))
  test('only where it delivers, and pickup where it is offered', () => {
    expect(ask({}, NOON, none, { ...home, pincode: '560001' })).toBe('stores.out_of_range')
    expect(ask({ offers_pickup: false }, NOON, none, { ...home, delivery_type: 'pickup' })).toBe('stores.no_pickup')
  })
})

describe('the bill as it would be now', () => {
  const line = (product_id: string, quantity: number, unit_price: number): BilledLine => ({
    ...{ product_id, product_name: product_id, product_name_hi: null, unit: 'piece' },
    ...{ quantity, unit_price },
  })
  const there = (available: number, rupees: number, more: { loose?: boolean; active?: boolean; unit_size?: number } = {}) => ({
    ...{ active: true, available, unit_size: 1, loose: false, pricePaise: paise(rupees * 100) },
    ...more,
  })
  test('says what changed of each line, and what is gone', () => {
    const products = new Map([
      ['same', there(5, 40)],
      ['dearer', there(5, 42.5)],
      ['fewer', there(2, 40)],
      ['none', there(0, 40)],
      ['off', there(5, 40, { active: false })],
      ['sugar', there(350, 44, { loose: true, unit_size: 1000 })],
    ])
    const billed = ['same', 'dearer', 'fewer', 'none', 'off', 'deleted'].map((id) => line(id, 3, 40))
    expect(
      billNow([...billed, line('sugar', 0.5, 44)], products).map(({ quantity, unit_price, was }) => [quantity, unit_price, was]),
    ).toEqual([
      [3, 40, null],
      [3, 42.5, { quantity: 3, unit_price: 40 }],
      [2, 40, { quantity: 3, unit_price: 40 }],
      [0, 40, { quantity: 3, unit_price: 40 }],
      [0, 40, { quantity: 3, unit_price: 40 }],
      [0, 40, { quantity: 3, unit_price: 40 }],
      [0.35, 44, { quantity: 0.5, unit_price: 44 }],
    ])
  })
  test.each([
    ['what was billed', [{ product_id: 'a', quantity: 3 }], null],
    ['less of it', [{ product_id: 'a', quantity: 1 }], null],
    ['more of it', [{ product_id: 'a', quantity: 3.001 }], 'photo_lists.not_billed'],
    [
      'more of it in two lines',
      [
        { product_id: 'a', quantity: 2 },
        { product_id: 'a', quantity: 2 },
      ],
      'photo_lists.not_billed',
    ],
    ['something else', [{ product_id: 'c', quantity: 1 }], 'photo_lists.not_billed'],
    ['less than nothing', [{ product_id: 'a', quantity: -1 }], 'photo_lists.not_billed'],
  ])('%s', (_name, confirmed, code) => expect(codeOf(decideConfirmedLines([line('a', 3, 40)], confirmed))).toBe(code))
})
