import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paise, paiseToRupees, rupeesToPaise } from '../../shared/money.ts'
import type { TaxMode } from '../../tax/gst.ts'
import { computeTotals, DEFAULT_DELIVERY_PRICING } from '../placing/pricing.ts'
import { computeCreditNote } from './credit-note.ts'
import { monthEnds, startMonth } from './gst-month-report.ts'
import { computeInvoice, type GstType, type RateSummary } from './invoice.ts'
import { invoiceNumber } from './numbering.ts'
import type { CreditNote, StoredInvoice } from './schema.ts'

const HOME = { name: 'Maharashtra', code: '27' }
const GUJARAT = { name: 'Gujarat', code: '24' }
const AT = '2026-11-20T06:00:00.000Z'

type Sold = { price: number; quantity: number; unit?: string; rate: number; hsn?: string | null; name?: string }
type Basket = {
  lines: readonly Sold[]
  gstType?: GstType
  taxMode?: TaxMode
  place?: typeof HOME
  discount?: number
  deliveryType?: 'delivery' | 'pickup'
  roundsTotal?: boolean
}

const ratesOf = (rates: readonly RateSummary[]): StoredInvoice['rates'] =>
  rates.map(({ gstRatePercent, taxable, cgst, sgst, igst }) => ({
    gst_rate: gstRatePercent,
    taxable: paiseToRupees(taxable),
    cgst: paiseToRupees(cgst),
    sgst: paiseToRupees(sgst),
    igst: paiseToRupees(igst),
  }))

/** A bill of the shop; prices in rupees. */
const aBill = (no: number, basket: Basket): StoredInvoice => {
  const { lines, gstType = 'regular', taxMode = 'exclusive', place = HOME, discount = 0, deliveryType = 'delivery' } = basket
  const totals = computeTotals({
    lines: lines.map(({ price, quantity, rate }) => ({
      unitPricePaise: rupeesToPaise(price),
      quantity,
      unitSize: 1,
      gstRatePercent: rate,
    })),
    discountPaise: rupeesToPaise(discount),
    taxMode,
    deliveryType,
    isExpress: false,
    terms: DEFAULT_DELIVERY_PRICING,
    roundsTotal: basket.roundsTotal,
  })
  const figures = computeInvoice({
    lines: lines.map(({ rate }, index) => ({
      totalPaise: totals.lineTotals[index] ?? paise(0),
      taxPaise: totals.lineTaxes[index] ?? paise(0),
      gstRatePercent: rate,
    })),
    discountPaise: totals.discount,
    feesPaise: totals.deliveryFee,
    rupeeRoundOffPaise: totals.roundOff,
    taxMode,
    gstType,
    sellerState: HOME.name,
    supplyState: place.name,
  })
  return {
    kind: figures.kind,
    is_composition: gstType === 'composition',
    number: invoiceNumber(figures.kind, 2026, no),
    ...{ order_id: `o${no}`, order_number: `o${no}`, ordered_at: AT, issued_at: AT },
    seller: { name: 'Shop', name_hi: null, address: '', state: HOME, phone: '', gstin: null, fssai: null },
    ...{ delivery_type: deliveryType, place_of_supply: place, is_inter_state: figures.isInterState, tax_mode: taxMode },
    lines: lines.map(({ price, quantity, unit = 'packet', hsn = '0402', name = 'Milk powder', rate }, index) => ({
      ...{ line_no: index + 1, product_name: name, product_name_hi: null, hsn, quantity, unit, unit_price: price },
      total: paiseToRupees(totals.lineTotals[index] ?? paise(0)),
      discount: paiseToRupees(figures.lines[index]?.discount ?? paise(0)),
      taxable: paiseToRupees(figures.lines[index]?.taxable ?? paise(0)),
      gst_rate: rate,
      tax: paiseToRupees(figures.lines[index]?.tax ?? paise(0)),
      amount: paiseToRupees(figures.lines[index]?.amount ?? paise(0)),
    })),
    fee: figures.fee && {
      line_no: figures.fee.index + 1,
      gst_rate: figures.fee.gstRatePercent,
      taxable: paiseToRupees(figures.fee.taxable),
      tax: paiseToRupees(figures.fee.tax),
      amount: paiseToRupees(figures.fee.amount),
    },
    rates: ratesOf(figures.rates),
    subtotal: paiseToRupees(totals.subtotal),
    discount: paiseToRupees(totals.discount),
    taxable: paiseToRupees(figures.taxable),
    tax: paiseToRupees(figures.tax),
    round_off: paiseToRupees(figures.roundOff),
    rupee_round_off: paiseToRupees(totals.roundOff),
    delivery_fee: paiseToRupees(totals.deliveryFee),
    express_fee: 0,
    total_amount: paiseToRupees(totals.total),
  }
}

/** The credit note that reverses a whole bill. */
const aNote = (no: number, bill: StoredInvoice): CreditNote => {
  const fees = bill.fee?.amount ?? 0
  const figures = computeCreditNote({
    lines: bill.lines.map((line) => ({
      ...{ line_no: line.line_no, quantity: line.quantity, gstRatePercent: line.gst_rate },
      ...{ taxable: rupeesToPaise(line.taxable), tax: rupeesToPaise(line.tax) },
    })),
    before: new Map(),
    now: new Map(bill.lines.map(({ line_no, quantity }) => [line_no, quantity])),
    fee: bill.fee
      ? {
          gstRatePercent: bill.fee.gst_rate,
          taxable: rupeesToPaise(bill.fee.taxable),
          tax: rupeesToPaise(bill.fee.tax),
          amount: rupeesToPaise(bill.fee.amount),
        }
      : null,
    feesBeforePaise: paise(0),
    feesPaise: rupeesToPaise(fees),
    totalPaise: rupeesToPaise(bill.total_amount),
    isInterState: bill.is_inter_state,
    namesGst: bill.rates.length > 0,
  })
  return {
    kind: 'credit_note',
    number: invoiceNumber('credit_note', 2026, no),
    issued_at: AT,
    invoice: { kind: bill.kind, number: bill.number, issued_at: bill.issued_at, total_amount: bill.total_amount },
    place_of_supply: bill.place_of_supply,
    is_inter_state: bill.is_inter_state,
    lines: bill.lines.map(({ unit_price, total, discount, ...line }) => line),
    fee: bill.fee,
    rates: ratesOf(figures.rates),
    taxable: paiseToRupees(figures.taxable),
    tax: paiseToRupees(figures.tax),
    fees,
    round_off: paiseToRupees(figures.roundOff),
    total_amount: bill.total_amount,
  }
}

const monthOf = (...allDocuments: readonly (StoredInvoice | CreditNote)[]) => {
  const month = startMonth(HOME)
  for (const document of allDocuments) month.add(document)
  return month.read()
}

const RICE = { price: 80, quantity: 2, unit: 'kg', rate: 5, hsn: '1006', name: 'Rice' }
const SOAP = { price: 100, quantity: 1, rate: 18, hsn: '3401', name: 'Soap' }
const SALT = { price: 20, quantity: 3, rate: 0, hsn: '2501', name: 'Salt' }

test('by rate, by HSN with its unit, by series', () => {
  // Rice 160 (the largest value, so the fee of 20 bears 5 %), soap 100, salt 60; another bill of soap for pickup.
  const month = monthOf(aBill(1, { lines: [RICE, SOAP, SALT] }), aBill(1, { lines: [SOAP], deliveryType: 'pickup' }))
  expect(month.rates).toEqual([
    { supply: 'b2c_small', place: HOME, gst_rate: 0, taxable: 60, cgst: 0, sgst: 0, igst: 0 },
    { supply: 'b2c_small', place: HOME, gst_rate: 5, taxable: 179.04, cgst: 4.48, sgst: 4.48, igst: 0 },
    { supply: 'b2c_small', place: HOME, gst_rate: 18, taxable: 200, cgst: 18, sgst: 18, igst: 0 },
  ])
  expect(month.hsn).toEqual([
    {
      ...{ hsn: '1006', description: 'Rice', uqc: 'KGS', gst_rate: 5, quantity: 2 },
      ...{ value: 188, taxable: 179.04, cgst: 4.48, sgst: 4.48, igst: 0 },
    },
    { hsn: '2501', description: 'Salt', uqc: 'PAC', gst_rate: 0, quantity: 3, value: 60, taxable: 60, cgst: 0, sgst: 0, igst: 0 },
    {
      hsn: '3401',
      description: 'Soap',
      uqc: 'PAC',
      gst_rate: 18,
      quantity: 2,
      value: 236,
      taxable: 200,
      cgst: 18,
      sgst: 18,
      igst: 0,
    },
  ])
  expect(month.documents).toEqual([
    {
      ...{ kind: 'invoice_cum_bill_of_supply', from: 'IB/2627/000001', to: 'IB/2627/000001' },
      ...{ count: 1, cancelled: 0, total: 366 },
    },
    { kind: 'tax_invoice', from: 'TI/2627/000001', to: 'TI/2627/000001', count: 1, cancelled: 0, total: 118 },
  ])
  expect(month.totals).toEqual({
    ...{ taxable: 379.04, cgst: 22.48, sgst: 22.48, igst: 0, exempt: 60, unnamed: 0, round_off: 0 },
    ...{ bills: 484, notes: 0, net: 484 },
  })
})

test('returns are subtracted, and the credit note is listed', () => {
  const bill = aBill(7, { lines: [SOAP] })
  const month = monthOf(bill, aBill(9, { lines: [SOAP, SOAP] }), aBill(8, { lines: [SOAP] }), aNote(1, bill))
  expect(month.credit_notes).toEqual([
    {
      ...{ number: 'CN/2627/000001', issued_at: AT, invoice_number: 'TI/2627/000007', invoice_issued_at: AT },
      ...{ taxable: 116.94, cgst: 10.53, sgst: 10.53, igst: 0, total: 138 },
    },
  ])
  expect(month.hsn).toMatchObject([{ hsn: '3401', quantity: 3 }])
  expect(month.documents).toMatchObject([
    { kind: 'credit_note', count: 1 },
    { from: 'TI/2627/000007', to: 'TI/2627/000009', count: 3, total: 532 },
  ])
  expect(month.totals).toMatchObject({ bills: 532, notes: 138, net: 394 })
})

describe('whose tax, and where', () => {
  test('over a border it is IGST of that place', () => {
    expect(monthOf(aBill(1, { lines: [SOAP], place: GUJARAT, deliveryType: 'pickup' })).rates).toEqual([
      { supply: 'b2c_small', place: GUJARAT, gst_rate: 18, taxable: 100, cgst: 0, sgst: 0, igst: 18 },
    ])
  })
  test('a bill above one lakh over a border is told by itself, and so is what comes back of it', () => {
    const lines = [{ ...SOAP, price: 100_000 }]
    const large = aBill(1, { lines, place: GUJARAT })
    expect(monthOf(large).rates).toMatchObject([{ supply: 'b2c_large', taxable: 100_000 }])
    expect(monthOf(large, aNote(1, large)).rates).toMatchObject([{ supply: 'b2c_large', taxable: 0, igst: 0 }])
    expect(monthOf(aBill(1, { lines })).rates).toMatchObject([{ supply: 'b2c_small' }])
  })
})

test.each(['composition', 'unregistered'] as const)('%s: papers that name no GST are turnover alone', (gstType) => {
  const month = monthOf(aBill(1, { lines: [SOAP], gstType, taxMode: 'inclusive' }))
  expect(month.rates).toEqual([{ supply: 'b2c_small', place: HOME, gst_rate: null, taxable: 120, cgst: 0, sgst: 0, igst: 0 }])
  expect(month.totals).toMatchObject({ taxable: 0, unnamed: 120, net: 120 })
})

test('a paper from before the charge had its tax in it: it stands outside', () => {
  const { fee, ...bill } = aBill(1, { lines: [{ ...SALT, quantity: 1 }] })
  const month = monthOf(bill)
  expect(month.totals).toMatchObject({ exempt: 40 - 20, unnamed: 20, net: 40 })
  expect(month.hsn).toMatchObject([{ hsn: '2501' }, { hsn: null, description: '', quantity: 0, value: 20 }])
})

test('what is added to pay whole rupees is outside the taxable value', () => {
  const bill = aBill(1, { lines: [{ ...SOAP, price: 100.3 }], deliveryType: 'pickup', roundsTotal: true })
  expect(bill).toMatchObject({ taxable: 100.3, tax: 18.05, rupee_round_off: -0.35, total_amount: 118 })
  // 18.05 has no equal halves: one paisa more is named, and taken off again.
  expect(monthOf(bill).totals).toMatchObject({ taxable: 100.3, cgst: 9.03, sgst: 9.03, round_off: -0.36, net: 118 })
  expect(monthOf(bill, aNote(1, bill)).totals).toMatchObject({ taxable: 0, cgst: 0, round_off: 0, net: 0 })
})

test('an empty month', () => {
  expect(monthOf()).toMatchObject({ rates: [], hsn: [], documents: [], credit_notes: [], totals: { net: 0 } })
})

test('a month is one of the shop, by its clock', () => {
  expect(monthEnds('2026-12')).toEqual({
    fromMs: Date.parse('2026-11-30T18:30:00Z'),
    toMs: Date.parse('2026-12-31T18:30:00Z'),
  })
})

const MONTHS = 3000
const SEED = Date.now() % 2_147_483_647

test(`whatever was sold, the month is the sum of its papers: ${MONTHS} months of seed ${SEED}`, () => {
  const aLine = fc.record({
    price: fc.integer({ min: 1, max: 40_000 }).map((amount) => amount / 100),
    quantity: fc.integer({ min: 1, max: 9 }),
    unit: fc.constantFrom('kg', 'packet', 'dozen', 'thali'),
    rate: fc.constantFrom(0, 5, 18, 40),
    hsn: fc.constantFrom('1006', '3401', null),
  })
  const aBasket = fc.record({
    lines: fc.array(aLine, { minLength: 1, maxLength: 6 }),
    gstType: fc.constantFrom('regular' as const, 'regular' as const, 'composition' as const, 'unregistered' as const),
    taxMode: fc.constantFrom('exclusive' as const, 'inclusive' as const),
    place: fc.constantFrom(HOME, GUJARAT),
    discount: fc.integer({ min: 0, max: 30 }),
    roundsTotal: fc.boolean(),
    comesBack: fc.boolean(),
  })
  const sum = (rows: readonly number[]): number => rows.reduce((total, rupees) => total + Math.round(rupees * 100), 0)
  fc.assert(
    fc.property(fc.array(aBasket, { maxLength: 6 }), (baskets) => {
      const bills = baskets.map((basket, index) => aBill(index + 1, basket))
      const notes = bills.filter((_, index) => baskets[index]?.comesBack).map((bill, index) => aNote(index + 1, bill))
      const { rates, hsn, documents, totals } = monthOf(...bills, ...notes)
      const ofPapers = (read: (document: StoredInvoice | CreditNote) => number[]) =>
        sum(bills.flatMap(read)) - sum(notes.flatMap(read))
      const named = (field: 'cgst' | 'sgst' | 'igst') => ofPapers((document) => document.rates.map((rate) => rate[field]))
      const net = ofPapers((document) => [document.total_amount])
      const roundOff = ofPapers((document) => [document.round_off])
      for (const field of ['cgst', 'sgst', 'igst'] as const) {
        expect(sum(rates.map((row) => row[field]))).toBe(named(field))
        expect(sum(hsn.map((row) => row[field]))).toBe(named(field))
        expect(sum([totals[field]])).toBe(named(field))
      }
      for (const row of [...rates, ...hsn]) expect(row.cgst).toBe(row.sgst)
      expect(sum(hsn.map(({ value }) => value)) + roundOff).toBe(net)
      expect(sum(hsn.map(({ taxable }) => taxable))).toBe(sum(rates.map(({ taxable }) => taxable)))
      expect(sum([totals.taxable, totals.exempt, totals.unnamed])).toBe(sum(rates.map(({ taxable }) => taxable)))
      expect(sum([totals.round_off])).toBe(roundOff)
      expect(sum([totals.net])).toBe(net)
      expect(documents.reduce((count, row) => count + row.count, 0)).toBe(bills.length + notes.length)
    }),
    { numRuns: MONTHS, seed: SEED },
  )
}, 60_000)
