import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLikeEmail } from './email.ts'
import { displayStoreId } from './ids.ts'
import { formatPrice, formatRupees, groupIndian, paise, roundToPaise, rupeesToPaise, sharePaise } from './money.ts'
import { formatPhone, fullPhone, maskPhone, normalisePhone } from './phone.ts'
import { addDays, clockOf, fromShopTime, minuteOfDay, toShopTime } from './time.ts'
import { baseForAmount, toBaseQuantity, toUnits } from './weight.ts'

describe('money', () => {
  test.each([
    [10, 1, 3, 3],
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [9_007_199_254_740_991, 1, 1, 9_007_199_254_740_991],
  ])('%d x %d / %d = %d, half up', (amount, numerator, denominator, expected) => {
    expect(sharePaise(paise(amount), numerator, denominator)).toBe(expected)
  })

  test('paise are whole, rupees have at most two decimals', () => {
    expect(() => paise(0.5)).toThrow(RangeError)
    expect(() => rupeesToPaise(1.005)).toThrow(RangeError)
    expect(rupeesToPaise(1.1)).toBe(110)
    expect(roundToPaise(2.5)).toBe(3)
    expect(roundToPaise(-2.5)).toBe(-3)
  })

  test('every price of two decimals survives the wire', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => rupeesToPaise(amount / 100) === amount))
  })

  test('Indian grouping', () => {
    expect(formatRupees(123456)).toBe('₹1,23,456.00')
    expect(formatRupees(-0.5)).toBe('-₹0.50')
    expect(formatPrice(1234567)).toBe('₹12,34,567')
    expect(formatPrice(62.5)).toBe('₹62.50')
  })

  test('what is left of a sum of rupees is nothing', () => {
    expect([0.1 + 0.2 - 0.3, 0.000001, 1e-21].map(formatRupees)).toEqual(['₹0.00', '₹0.00', '₹0.00'])
    expect(formatPrice(0.3 - 0.1 - 0.2)).toBe('₹0.00')
  })

  test('amounts and counts are written as the Unicode rules write them', () => {
    const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    const whole = new Intl.NumberFormat('en-IN')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), fc.constantFrom(1, 10, 100, 1000), (amount, parts) => {
        const rupees = amount / parts
        expect(formatRupees(rupees)).toBe(`₹${exact.format(rupees)}`)
        expect(groupIndian(amount)).toBe(whole.format(amount))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('phone numbers', () => {
  test.each([
    ['+919876543210', '98765 43210', '+91 98765 43210'],
    ['+91 98765 43210', '98765 43210', '+91 98765 43210'],
    ['98765 43210', '98765 43210', '+91 98765 43210'],
    ['09876543210', '98765 43210', '+91 98765 43210'],
    ['+91 22 4000 0000', '+91 22 4000 0000', '+91 22 4000 0000'],
    ['+91XXXXXX2345', '+91XXXXXX2345', '+91XXXXXX2345'],
  ])('%s is shown as %s, with its code once as %s', (phone, short, full) => {
    expect([formatPhone(phone), fullPhone(phone)]).toEqual([short, full])
  })

  test.each([
    ['9876543210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['098765 43210', '+919876543210'],
    ['9198765432', '+919198765432'],
    ['5876543210', undefined],
    ['987654321', undefined],
    ['98765432101', undefined],
    ['abcdefghij', undefined],
  ])('%s -> %s', (written, phone) => {
    expect(normalisePhone(written)).toBe(phone)
  })

  test('shown and masked', () => {
    expect(formatPhone('+919876543210')).toBe('98765 43210')
    expect(maskPhone('+919876543210')).toBe('98••••••10')
  })
})

describe('time in the shop', () => {
  test.each([
    ['2026-11-20T18:29:59.000Z', { date: '2026-11-20', weekday: 5, minute: 1439 }],
    ['2026-11-20T18:30:00.000Z', { date: '2026-11-21', weekday: 6, minute: 0 }],
    ['2024-02-28T20:00:00.000Z', { date: '2024-02-29', weekday: 4, minute: 90 }],
  ])('%s', (moment, expected) => {
    expect(toShopTime(Date.parse(moment))).toEqual(expected)
  })

  test('there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (minutes) => {
        const { date, minute } = toShopTime(minutes * 60_000)
        expect(fromShopTime(date, minute)).toBe(minutes * 60_000)
      }),
    )
  })

  test('dates and clocks', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(minuteOfDay('24:00')).toBe(1440)
    expect(clockOf(1445)).toBe('00:05')
  })
})

describe('quantities', () => {
  test.each([
    [0.25, 1000, 250],
    [1.2345, 1000, undefined],
    [3, 1, 3],
    [0.5, 1, undefined],
    [0, 1, undefined],
  ])('%d units of %d -> %s base units', (quantity, size, base) => {
    expect(toBaseQuantity(quantity, size)).toBe(base)
  })

  test('and back', () => {
    expect(toUnits(1750, 1000)).toBe(1.75)
  })
})

test.each([
  ['STORE-001', '001'],
  ['STORE-ABCDEFGHIJKL', 'ABCDEFGHIJ'],
  ['0190b7c2-1111-7222-8333-444455556666', '0190B7C2'],
  ['myshop', 'MYSHOP'],
])('display id of %s is %s', (id, shown) => {
  expect(displayStoreId(id)).toBe(shown)
})

test.each([
  ['asha@example.in', true],
  [' asha@example.in ', true],
  ['asha@', false],
  ['asha@example', false],
  ['as ha@example.in', false],
  ['', false],
])('%s looks like an e-mail address: %s', (text, expected) => {
  expect(isLikeEmail(text)).toBe(expected)
})

test.each([
  [20, 38, 1000, 525],
  [10, 64, 1000, 155],
  [50, 50, 1000, 1000],
  [10, 2400, 1000, 0],
  [0, 38, 1000, 0],
  [10, 0, 1000, 0],
])('for %i rupees at %i for %i units: %i', (rupees, price, size, bought) => {
  expect(baseForAmount(rupeesToPaise(rupees), rupeesToPaise(price), size, 5)).toBe(bought)
})

test('what an amount buys never costs more, and one more turn of the scale would', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (amount, price) => {
      const base = baseForAmount(paise(amount), paise(price), 1000, 5)
      expect(base % 5).toBe(0)
      expect(price * base).toBeLessThanOrEqual(amount * 1000)
      expect(price * (base + 5)).toBeGreaterThan(amount * 1000)
    }),
  )
})
