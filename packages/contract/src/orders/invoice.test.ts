import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paise, sumPaise } from '../shared/money.ts'
import { computeInvoice, type InvoiceInput } from './invoice.ts'
import { computeTotals, USUAL_DELIVERY_TERMS } from './pricing.ts'

const line = (total: number, tax: number, gstRatePercent: number) => ({
  totalPaise: paise(total),
  taxPaise: paise(tax),
  gstRatePercent,
})
const asked = (more: Partial<InvoiceInput> = {}): InvoiceInput => ({
  lines: [line(180_00, 9_00, 5)],
  discountPaise: paise(0),
  taxMode: 'exclusive',
  gstin: '27AAPFU0939F1ZV',
  sellerState: 'Maharashtra',
  supplyState: 'Maharashtra',
  ...more,
})

describe('which paper', () => {
  const NIL = line(50_00, 0, 0)
  test.each([
    ['taxed goods', asked(), 'tax_invoice'],
    ['goods without tax', asked({ lines: [NIL] }), 'bill_of_supply'],
    ['both', asked({ lines: [NIL, line(180_00, 9_00, 5)] }), 'invoice_cum_bill_of_supply'],
    ['no GSTIN', asked({ gstin: null }), 'bill'],
  ] as const)('%s', (_what, input, kind) => expect(computeInvoice(input).kind).toBe(kind))

  test('a plain bill names no GST', () => expect(computeInvoice(asked({ gstin: null })).rates).toEqual([]))
})

describe('whose tax', () => {
  test('within the state half and half', () => {
    expect(computeInvoice(asked())).toMatchObject({
      isInterState: false,
      rates: [{ gstRatePercent: 5, taxable: 180_00, cgst: 4_50, sgst: 4_50, igst: 0 }],
    })
  })
  test('over a border all of it is IGST', () => {
    expect(computeInvoice(asked({ supplyState: 'Gujarat' }))).toMatchObject({
      isInterState: true,
      rates: [{ cgst: 0, sgst: 0, igst: 9_00 }],
    })
  })
  test('an odd paisa is not lost', () => {
    expect(computeInvoice(asked({ lines: [line(21_00, 1_05, 5)] })).rates).toMatchObject([{ cgst: 53, sgst: 52 }])
  })
  test('by rate, the lowest first', () => {
    const lines = [line(100_00, 18_00, 18), line(40_00, 2_00, 5), line(60_00, 3_00, 5), line(30_00, 0, 0)]
    expect(computeInvoice(asked({ lines })).rates).toEqual([
      { gstRatePercent: 0, taxable: 30_00, cgst: 0, sgst: 0, igst: 0 },
      { gstRatePercent: 5, taxable: 100_00, cgst: 2_50, sgst: 2_50, igst: 0 },
      { gstRatePercent: 18, taxable: 100_00, cgst: 9_00, sgst: 9_00, igst: 0 },
    ])
  })
  test('prices that contain the tax: taxable is what is left', () => {
    // features.md §4.3: 100 rupees at 18 % are 84.74 and twice 7.63.
    expect(computeInvoice(asked({ taxMode: 'inclusive', lines: [line(100_00, 15_26, 18)] }))).toMatchObject({
      lines: [{ taxable: 84_74, tax: 15_26, amount: 100_00 }],
      rates: [{ cgst: 7_63, sgst: 7_63 }],
    })
  })
})

test('whatever was ordered, the paper adds up to what was charged', () => {
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
  })
  fc.assert(
    fc.property(anOrder, ({ lines, discountPaise, taxMode, isNear }) => {
      const terms = USUAL_DELIVERY_TERMS
      const bill = computeTotals({ lines, discountPaise, taxMode, deliveryType: 'delivery', isExpress: false, terms })
      const figures = computeInvoice(
        asked({
          lines: lines.map(({ gstRatePercent }, index) =>
            line(bill.lineTotals[index] ?? 0, bill.lineTaxes[index] ?? 0, gstRatePercent),
          ),
          discountPaise: bill.discount,
          taxMode,
          supplyState: isNear ? 'Maharashtra' : 'Gujarat',
        }),
      )
      const fees = bill.deliveryFee + bill.expressFee
      expect(sumPaise(figures.lines.map(({ amount }) => amount)) + fees).toBe(bill.total)
      expect(figures.taxable + figures.tax + fees).toBe(bill.total)
      expect(sumPaise(figures.rates.map(({ taxable }) => taxable))).toBe(figures.taxable)
      expect(figures.rates.reduce((sum, { cgst, sgst, igst }) => sum + cgst + sgst + igst, 0)).toBe(bill.tax)
      for (const { cgst, sgst, igst } of figures.rates) {
        expect(cgst - sgst).toBeLessThanOrEqual(1)
        expect(cgst - sgst).toBeGreaterThanOrEqual(0)
        expect(isNear ? igst : cgst + sgst).toBe(0)
      }
    }),
    { numRuns: 500 },
  )
})
