import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, sumPaise } from '../../shared/money.ts'
import { type CreditInput, computeCreditNote } from './credit-note.ts'

const line = (line_no: number, quantity: number, taxable: number, tax: number, gstRatePercent = 5) => ({
  ...{ line_no, quantity, gstRatePercent },
  taxable: paise(taxable),
  tax: paise(tax),
})
const inputOf = (more: Partial<CreditInput> = {}): CreditInput => ({
  lines: [line(1, 3, 180_00, 9_00), line(2, 1000, 40_00, 7_20, 18)],
  before: new Map(),
  now: new Map([[1, 1]]),
  fee: null,
  feesBeforePaise: paise(0),
  feesPaise: paise(0),
  totalPaise: paise(63_00),
  isInterState: false,
  namesGst: true,
  ...more,
})

test('one piece of three takes its third back, in equal halves', () => {
  expect(computeCreditNote(inputOf())).toEqual({
    lines: [{ line_no: 1, quantity: 1, gstRatePercent: 5, taxable: 60_00, tax: 3_00, amount: 63_00 }],
    fee: null,
    rates: [{ gstRatePercent: 5, taxable: 60_00, cgst: 1_50, sgst: 1_50, igst: 0 }],
    taxable: 60_00,
    tax: 3_00,
    roundOff: 0,
  })
})

test('over a border it is IGST; a plain bill names none', () => {
  expect(computeCreditNote(inputOf({ isInterState: true })).rates).toMatchObject([{ cgst: 0, sgst: 0, igst: 3_00 }])
  expect(computeCreditNote(inputOf({ namesGst: false }))).toMatchObject({ rates: [], tax: 3_00, roundOff: 0 })
})

test('a difference between the refund and the parts of the bill is the round-off', () => {
  expect(computeCreditNote(inputOf({ totalPaise: paise(83_01), feesPaise: paise(20_00) })).roundOff).toBe(1)
})

test('the fee goes back with the tax in it, in parts too', () => {
  const fee = { gstRatePercent: 5, taxable: paise(19_04), tax: paise(96), amount: paise(20_00) }
  const whole = computeCreditNote(inputOf({ fee, feesPaise: paise(20_00), totalPaise: paise(83_00) }))
  expect(whole).toMatchObject({
    fee,
    rates: [{ gstRatePercent: 5, taxable: 79_04, cgst: 1_98, sgst: 1_98 }],
    taxable: 60_00,
    roundOff: 0,
  })
  const first = computeCreditNote(inputOf({ fee, feesPaise: paise(7_00), totalPaise: paise(70_00) }))
  const second = computeCreditNote(
    inputOf({ fee, feesBeforePaise: paise(7_00), feesPaise: paise(13_00), totalPaise: paise(76_00) }),
  )
  expect([first.fee?.tax, second.fee?.tax]).toEqual([34, 62])
})

test('partial returns together reverse exactly the bill', () => {
  const aLine = fc.record({ quantity: fc.integer({ min: 1, max: 5000 }), taxable: fc.nat(5_000_00), tax: fc.nat(900_00) })
  const parts = fc.array(fc.nat(100), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(aLine, parts, fc.boolean(), ({ quantity, taxable, tax }, shares, isInterState) => {
      const bill = line(1, quantity, taxable, tax)
      const sizes = shares.map((share) => Math.floor((quantity * share) / 600)).filter((size) => size > 0)
      sizes.push(quantity - sizes.reduce((sum, size) => sum + size, 0))
      let given = 0
      const notes = sizes.map((now) => {
        const before = new Map([[1, given]])
        given += now
        return computeCreditNote(inputOf({ lines: [bill], before, now: new Map([[1, now]]), isInterState }))
      })
      expect(sumPaise(notes.map((note) => note.taxable))).toBe(taxable)
      expect(sumPaise(notes.map((note) => note.tax))).toBe(tax)
      for (const { rates } of notes) for (const { cgst, sgst } of rates) expect(cgst).toBe(sgst)
    }),
    { numRuns: 2000 },
  )
})
