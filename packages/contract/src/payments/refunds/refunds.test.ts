import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeInvoice } from '../../orders/invoices/invoice.ts'
import { computeTotals, DEFAULT_DELIVERY_PRICING } from '../../orders/placing/pricing.ts'
import { paise, sumPaise } from '../../shared/money.ts'
import type { TaxMode } from '../../tax/gst.ts'
import { computeRefund, decideRefund, REFUND_ROUNDING_PAISE, remainingOf, type SoldOrder } from './refunds.ts'

const BASKETS = 100_000

type Basket = {
  lines: { quantity: number; unitSize: number; unitPricePaise: number; gstRatePercent: number }[]
  discount: number
  taxMode: TaxMode
  isExpress: boolean
  roundsTotal: boolean
}

const line = fc
  .record({
    isLoose: fc.boolean(),
    count: fc.integer({ min: 1, max: 40 }),
    unitPricePaise: fc.integer({ min: 1, max: 2_000_00 }),
    gstRatePercent: fc.constantFrom(0, 5, 12, 18, 28, 40, 0.25),
  })
  .map(({ isLoose, count, ...more }) => ({ ...more, quantity: isLoose ? count * 5 : count, unitSize: isLoose ? 1000 : 1 }))
const basket: fc.Arbitrary<Basket> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 500_00 })),
  taxMode: fc.constantFrom<TaxMode[]>('exclusive', 'inclusive'),
  isExpress: fc.boolean(),
  roundsTotal: fc.boolean(),
})

/** A basket as ordered and paid, computed by the pricing function of every order. */
const sell = ({ lines, discount, taxMode, isExpress, roundsTotal }: Basket) => {
  const priced = lines.map((each) => ({ ...each, unitPricePaise: paise(each.unitPricePaise) }))
  const totals = computeTotals({
    lines: priced,
    discountPaise: paise(discount),
    taxMode,
    deliveryType: 'delivery',
    isExpress,
    terms: DEFAULT_DELIVERY_PRICING,
    roundsTotal,
  })
  const order: SoldOrder = {
    lines: priced.map((each, index) => ({ ...each, line_no: index + 1, totalPaise: totals.lineTotals[index] ?? paise(0) })),
    discountPaise: totals.discount,
    taxPaise: totals.tax,
    taxMode,
    feesPaise: paise(totals.deliveryFee + totals.expressFee),
    roundOffPaise: totals.roundOff,
    totalPaise: totals.total,
  }
  return { order, totals }
}

/** A part of the items, chosen by an integer. */
const part = (order: SoldOrder, left: ReadonlyMap<number, number>, dice: number): Map<number, number> =>
  new Map(
    order.lines.flatMap(({ line_no }, index) => {
      const max = left.get(line_no) ?? 0
      const quantity = (dice >> index) % 2 === 0 ? 0 : 1 + (dice % max)
      return max > 0 && quantity > 0 ? [[line_no, Math.min(quantity, max)] as const] : []
    }),
  )
const NOTHING = new Map<number, number>()

/** Two hundred thousand baskets with more than a dozen checks each: the matcher is slow, so it only reports differences. */
const equals = (is: number | boolean | null, must: number | boolean | null): void => {
  if (!Object.is(is, must)) expect(is).toBe(must)
}
const atMost = (is: number, bound: number): void => {
  if (!(is <= bound)) expect(is).toBeLessThanOrEqual(bound)
}

describe(`${BASKETS} baskets`, () => {
  test('total = the sum of its parts; a refund of everything = what was paid; refunds one after the other = one refund', () => {
    fc.assert(
      fc.property(basket, fc.integer({ min: 0, max: 1_000_000 }), (sold, dice) => {
        const { order, totals } = sell(sold)
        const onTop = order.taxMode === 'exclusive' ? totals.tax : 0
        equals(sumPaise(totals.lineTotals), totals.subtotal)
        equals(sumPaise(totals.lineTaxes), totals.tax)
        equals(totals.subtotal - totals.discount + onTop + totals.deliveryFee + totals.expressFee + totals.roundOff, totals.total)

        const all = computeRefund(order, NOTHING, remainingOf(order, NOTHING))
        equals(all.total, order.totalPaise)
        equals(all.tax, order.taxPaise)
        equals(all.fees, order.feesPaise)
        equals(all.roundOff, order.roundOffPaise ?? 0)
        equals(all.isEverything, true)

        const one = part(order, remainingOf(order, NOTHING), dice)
        const two = part(order, remainingOf(order, one), dice >> 3)
        const both = new Map(one)
        for (const [at, quantity] of two) both.set(at, (both.get(at) ?? 0) + quantity)
        const [first, second] = [computeRefund(order, NOTHING, one), computeRefund(order, one, two)]
        const together = computeRefund(order, NOTHING, both)
        for (const figure of ['goods', 'tax', 'fees', 'roundOff', 'total'] as const)
          equals(first[figure] + second[figure], together[figure])
        equals(first.total, first.goods + first.fees + first.roundOff + (order.taxMode === 'exclusive' ? first.tax : 0))
        // Very cheap items may round below zero in each line: such a refund is rejected.
        const rates = new Set(order.lines.map(({ gstRatePercent }) => gstRatePercent)).size
        const rounding = REFUND_ROUNDING_PAISE * (order.lines.length + rates)
        atMost(-first.total, rounding)
        atMost(together.total, order.totalPaise + rounding)

        // Computed separately, they differ only by the declared rounding. The fees are refunded with the last items.
        const alone = computeRefund(order, NOTHING, two)
        const ofGoods = ({ total, fees, roundOff }: typeof first) => total - fees - roundOff
        const apart = ofGoods(first) + ofGoods(alone) - ofGoods(together)
        atMost(Math.abs(apart), rounding)
      }),
      { numRuns: BASKETS },
    )
  })

  test('the halves of the tax are equal, and with the rounding the paper adds up to what was paid', () => {
    fc.assert(
      fc.property(basket, (sold) => {
        const { order, totals } = sell(sold)
        const invoice = computeInvoice({
          lines: order.lines.map(({ totalPaise, gstRatePercent }, index) => ({
            totalPaise,
            gstRatePercent,
            taxPaise: totals.lineTaxes[index] ?? paise(0),
          })),
          discountPaise: order.discountPaise,
          feesPaise: order.feesPaise,
          rupeeRoundOffPaise: totals.roundOff,
          taxMode: order.taxMode,
          gstType: 'regular',
          sellerState: 'Maharashtra',
          supplyState: 'Maharashtra',
        })
        for (const { cgst, sgst, igst } of invoice.rates) {
          equals(cgst, sgst)
          equals(igst, 0)
        }
        const halves = invoice.rates.reduce((sum, { cgst, sgst }) => sum + cgst + sgst, 0)
        equals(invoice.taxable + (invoice.fee?.taxable ?? 0) + halves + invoice.roundOff, order.totalPaise)
        const ofTax = invoice.roundOff - totals.roundOff
        atMost(Math.abs(ofTax), invoice.rates.length)
        if (order.taxMode === 'inclusive') equals(Math.abs(ofTax), 0)
      }),
      { numRuns: BASKETS },
    )
  })
}, 120_000)

describe('by exact numbers', () => {
  // 3 at 60 and half a kilogram at 90, 5 %, less 10: 180 + 45 - 10 = 215, tax 10.75, delivery 20.
  const { order } = sell({
    lines: [
      { quantity: 3, unitSize: 1, unitPricePaise: 60_00, gstRatePercent: 5 },
      { quantity: 500, unitSize: 1000, unitPricePaise: 90_00, gstRatePercent: 5 },
    ],
    discount: 10_00,
    taxMode: 'exclusive',
    isExpress: false,
    roundsTotal: false,
  })
  const paid = { ...order, status: 'delivered' as const, payment_status: 'completed' }

  test('one of three pieces: its price, its part of the discount, its tax; the delivery stays', () => {
    expect(order.totalPaise).toBe(245_75)
    expect(computeRefund(order, NOTHING, new Map([[1, 1]]))).toEqual({
      goods: 57_33,
      tax: 2_87,
      fees: 0,
      roundOff: 0,
      total: 60_20,
      isEverything: false,
    })
  })
  test('where no tax was charged none comes back, whatever the rate of the goods', () => {
    const untaxed = { ...order, taxMode: 'inclusive' as const, taxPaise: paise(0), totalPaise: paise(235_00) }
    expect(computeRefund(untaxed, NOTHING, new Map([[1, 1]]))).toMatchObject({ goods: 57_33, tax: 0, total: 57_33 })
  })
  test('the rest afterwards: with the delivery, until everything is back', () => {
    const rest = computeRefund(
      order,
      new Map([[1, 1]]),
      new Map([
        [1, 2],
        [2, 500],
      ]),
    )
    expect(rest).toMatchObject({ fees: 20_00, total: 245_75 - 60_20, isEverything: true })
  })
  test.each<[string, Partial<typeof paid>, [number, number][], string]>([
    ['more than there was', {}, [[1, 4]], 'payments.refund_too_much'],
    ['a line that is not there', {}, [[9, 1]], 'payments.refund_too_much'],
    ['nothing', {}, [], 'payments.refund_too_much'],
    ['less than nothing', {}, [[1, -1]], 'payments.refund_too_much'],
    ['an order that nobody paid', { payment_status: 'pending' }, [[1, 1]], 'payments.nothing_to_refund'],
    ['an order that was called off', { status: 'cancelled' as never }, [[1, 1]], 'payments.nothing_to_refund'],
    [
      'everything of an order that is being packed',
      { status: 'preparing' as never },
      [
        [1, 3],
        [2, 500],
      ],
      'payments.cancel_instead',
    ],
  ])('%s is refused', (_what, more, sold, code) => {
    const decided = decideRefund({ ...paid, ...more }, NOTHING, new Map(sold))
    expect(decided.ok ? '' : decided.refusal.code).toBe(code)
  })
})
