import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paise, sumPaise } from '../../shared/money.ts'
import { computeTotals, DEFAULT_DELIVERY_PRICING } from '../placing/pricing.ts'
import { computeInvoice, gstTypeOf, type InvoiceInput } from './invoice.ts'

const line = (total: number, tax: number, gstRatePercent: number) => ({
  totalPaise: paise(total),
  taxPaise: paise(tax),
  gstRatePercent,
})
const inputOf = (more: Partial<InvoiceInput> = {}): InvoiceInput => ({
  lines: [line(180_00, 9_00, 5)],
  discountPaise: paise(0),
  feesPaise: paise(0),
  taxMode: 'exclusive',
  gstType: 'regular',
  sellerState: 'Maharashtra',
  supplyState: 'Maharashtra',
  ...more,
})

describe('which paper', () => {
  const NIL = line(50_00, 0, 0)
  test.each([
    ['taxed goods', inputOf(), 'tax_invoice'],
    ['goods without tax', inputOf({ lines: [NIL] }), 'bill_of_supply'],
    ['both', inputOf({ lines: [NIL, line(180_00, 9_00, 5)] }), 'invoice_cum_bill_of_supply'],
    ['no GSTIN', inputOf({ gstType: 'unregistered' }), 'bill'],
    ['the composition scheme', inputOf({ gstType: 'composition' }), 'bill_of_supply'],
  ] as const)('%s', (_what, input, kind) => expect(computeInvoice(input).kind).toBe(kind))

  test('a plain bill names no GST', () => expect(computeInvoice(inputOf({ gstType: 'unregistered' })).rates).toEqual([]))
})

test('a shop is what its numbers say', () => {
  expect(gstTypeOf({ gstin: null, is_composition: true })).toBe('unregistered')
  expect(gstTypeOf({ gstin: '27AAPFU0939F1ZV', is_composition: false })).toBe('regular')
  expect(gstTypeOf({ gstin: '27AAPFU0939F1ZV', is_composition: true })).toBe('composition')
})

test('who may not collect tax shows none, and its goods cost what was paid', () => {
  expect(
    computeInvoice(inputOf({ gstType: 'composition', taxMode: 'inclusive', lines: [line(100_00, 15_26, 18)] })),
  ).toMatchObject({
    lines: [{ taxable: 100_00, tax: 0, amount: 100_00 }],
    rates: [],
    taxable: 100_00,
    tax: 0,
    roundOff: 0,
  })
})

describe('whose tax', () => {
  test('within the state half and half', () => {
    expect(computeInvoice(inputOf())).toMatchObject({
      isInterState: false,
      rates: [{ gstRatePercent: 5, taxable: 180_00, cgst: 4_50, sgst: 4_50, igst: 0 }],
    })
  })
  test('over a border all of it is IGST', () => {
    expect(computeInvoice(inputOf({ supplyState: 'Gujarat' }))).toMatchObject({
      isInterState: true,
      rates: [{ cgst: 0, sgst: 0, igst: 9_00 }],
    })
  })
  test('halves are equal; the odd paisa is the round-off', () => {
    expect(computeInvoice(inputOf({ lines: [line(21_00, 1_05, 5)] })).rates).toMatchObject([{ cgst: 53, sgst: 53 }])
    expect(computeInvoice(inputOf({ lines: [line(21_00, 1_05, 5)] })).roundOff).toBe(-1)
  })
  test('by rate, the lowest first', () => {
    const lines = [line(100_00, 18_00, 18), line(40_00, 2_00, 5), line(60_00, 3_00, 5), line(30_00, 0, 0)]
    expect(computeInvoice(inputOf({ lines })).rates).toEqual([
      { gstRatePercent: 0, taxable: 30_00, cgst: 0, sgst: 0, igst: 0 },
      { gstRatePercent: 5, taxable: 100_00, cgst: 2_50, sgst: 2_50, igst: 0 },
      { gstRatePercent: 18, taxable: 100_00, cgst: 9_00, sgst: 9_00, igst: 0 },
    ])
  })
  test('prices that contain the tax: taxable is what is left', () => {
    // features.md §4.3: 100 rupees at 18 % are 84.74 and twice 7.63.
    expect(computeInvoice(inputOf({ taxMode: 'inclusive', lines: [line(100_00, 15_26, 18)] }))).toMatchObject({
      lines: [{ taxable: 84_74, tax: 15_26, amount: 100_00 }],
      rates: [{ cgst: 7_63, sgst: 7_63 }],
    })
  })
})

describe('bringing the goods bears the tax of what is brought, inside the fee', () => {
  const fees = (more: Partial<InvoiceInput> = {}) => computeInvoice(inputOf({ feesPaise: paise(20_00), ...more }))
  test('of the one rate, in equal halves', () => {
    // 2000 x 2.5 / 105 = 47.6
    expect(fees()).toMatchObject({
      fee: { index: 0, gstRatePercent: 5, taxable: 19_04, tax: 96, amount: 20_00 },
      rates: [{ gstRatePercent: 5, taxable: 199_04, cgst: 4_98, sgst: 4_98, igst: 0 }],
      taxable: 180_00,
      tax: 9_00,
      roundOff: 0,
    })
  })
  test('over a border all of it is IGST: 2000 x 5 / 105', () => {
    expect(fees({ supplyState: 'Gujarat' }).fee).toMatchObject({ taxable: 19_05, tax: 95 })
  })
  test('of the goods that weigh most, at the dearest of them', () => {
    const lines = [line(100_00, 18_00, 18), line(60_00, 3_00, 5), line(70_00, 3_50, 5)]
    expect(fees({ lines }).fee).toMatchObject({ index: 2, gstRatePercent: 5 })
  })
  test('of two that weigh the same the higher one', () => {
    expect(fees({ lines: [line(60_00, 3_00, 5), line(60_00, 10_80, 18)] }).fee).toMatchObject({ index: 1, gstRatePercent: 18 })
  })
  test('none where the goods bear none, nor where no tax may be collected', () => {
    expect(fees({ lines: [line(60_00, 0, 0)] }).fee).toMatchObject({ taxable: 20_00, tax: 0 })
    for (const gstType of ['composition', 'unregistered'] as const)
      expect(fees({ gstType }).fee).toMatchObject({ taxable: 20_00, tax: 0 })
  })
  test('nothing asked, nothing on the paper', () => expect(computeInvoice(inputOf()).fee).toBeNull())
})

const BASKETS = 100_000
/** A new seed each run. It is part of the test's name; set it here to repeat a failing basket. */
const SEED = Date.now() % 2_147_483_647

test(`whatever was ordered, the paper adds up to what was charged: ${BASKETS} baskets of seed ${SEED}`, () => {
  const aLine = fc.record({
    unitPricePaise: fc.integer({ min: 0, max: 5_000_00 }).map(paise),
    quantity: fc.integer({ min: 1, max: 9000 }),
    unitSize: fc.constantFrom(1, 1000),
    gstRatePercent: fc.constantFrom(0, 5, 12, 18, 40),
  })
  const anOrder = fc.record({
    lines: fc.array(aLine, { minLength: 1, maxLength: 12 }),
    discountPaise: fc.integer({ min: 0, max: 200_00 }).map(paise),
    taxMode: fc.constantFrom('exclusive' as const, 'inclusive' as const),
    isNear: fc.boolean(),
    roundsTotal: fc.boolean(),
  })
  fc.assert(
    fc.property(anOrder, ({ lines, discountPaise, taxMode, isNear, roundsTotal }) => {
      const terms = DEFAULT_DELIVERY_PRICING
      const bill = computeTotals({
        lines,
        discountPaise,
        taxMode,
        deliveryType: 'delivery',
        isExpress: false,
        terms,
        roundsTotal,
      })
      const figures = computeInvoice(
        inputOf({
          lines: lines.map(({ gstRatePercent }, index) =>
            line(bill.lineTotals[index] ?? 0, bill.lineTaxes[index] ?? 0, gstRatePercent),
          ),
          discountPaise: bill.discount,
          feesPaise: paise(bill.deliveryFee + bill.expressFee),
          rupeeRoundOffPaise: bill.roundOff,
          taxMode,
          supplyState: isNear ? 'Maharashtra' : 'Gujarat',
        }),
      )
      const fees = bill.deliveryFee + bill.expressFee
      const ofTax = figures.roundOff - bill.roundOff
      const named = figures.rates.reduce((sum, { cgst, sgst, igst }) => sum + cgst + sgst + igst, 0)
      // One comparison per basket: a hundred thousand of them are slow.
      expect({
        byLine: sumPaise(figures.lines.map(({ amount }) => amount)) + fees + bill.roundOff,
        byTotal: figures.taxable + figures.tax + fees + bill.roundOff,
        taxable: sumPaise(figures.rates.map(({ taxable }) => taxable)),
        fee: (figures.fee?.taxable ?? 0) + (figures.fee?.tax ?? 0),
        tax: named + ofTax,
        hasEqualHalves: figures.rates.every(({ cgst, sgst }) => cgst === sgst),
        isOneKind: figures.rates.every(({ cgst, sgst, igst }) => (isNear ? igst : cgst + sgst) === 0),
        isRounding: ofTax <= 0 && -ofTax <= figures.rates.length,
        isExactInside: taxMode === 'exclusive' || ofTax === 0,
      }).toEqual({
        byLine: bill.total,
        byTotal: bill.total,
        taxable: figures.taxable + (figures.fee?.taxable ?? 0),
        fee: fees,
        tax: bill.tax + (figures.fee?.tax ?? 0),
        hasEqualHalves: true,
        isOneKind: true,
        isRounding: true,
        isExactInside: true,
      })
    }),
    { numRuns: BASKETS, seed: SEED },
  )
}, 60_000)
