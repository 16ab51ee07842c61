import { describe, expect, test } from 'vitest'
import { paise } from '../../shared/money.ts'
import type { LineChange, PackingState } from './apply-line-changes.ts'
import { asOrdered, type OrderedLine, type PackableProduct } from './given-line.ts'
import { planChange, withPrices } from './plan-change.ts'

const line = (line_no: number, product_id: string, rupees: number): OrderedLine => ({
  ...{ line_no, product_id, quantity: 2, unitSize: 1, gstRatePercent: 5, loose: false, if_missing: 'best_match' },
  unitPricePaise: paise(rupees * 100),
})
const product = (product_id: string, rupees: number): [string, PackableProduct] => [
  product_id,
  {
    ...{ product_id, active: true, loose: false, unit_size: 1, mrpPaise: null, gst_rate_percent: 5, available: 10 },
    pricePaise: paise(rupees * 100),
  },
]
const ordered = [line(1, 'amul', 60), line(2, 'atta', 300), line(3, 'soap', 40)]
const products = new Map([
  product('amul', 60),
  product('lurpak', 95),
  product('atta', 300),
  product('dear-soap', 70),
  product('soap', 40),
])
const state: PackingState = { ordered, given: asOrdered(ordered), products, taxMode: 'exclusive' }

const lurpak: LineChange = { kind: 'replaced', line_no: 1, product_id: 'lurpak', quantity: 2 }
const noAtta: LineChange = { kind: 'not_available', line_no: 2 }
const dearSoap: LineChange = { kind: 'replaced', line_no: 3, product_id: 'dear-soap', quantity: 2 }

const plan = (asked: LineChange[] | null, changes: LineChange[], byPhone = false) => {
  const decision = planChange(state, { asked, changes, byPhone, capPercent: 10 })
  if (!decision.ok) throw new Error(decision.refusal.code)
  const { kind, endsQuestion, given } = decision.value
  const reasons = 'reasons' in decision.value ? decision.value.reasons.map(({ line_no }) => line_no) : []
  const ifYes = 'ifYes' in decision.value ? decision.value.ifYes : undefined
  const amounts = Object.fromEntries(given.filter(({ quantity }) => quantity > 0).map((one) => [one.product_id, one.quantity]))
  return { kind, endsQuestion, reasons, amounts, made: decision.value.changes, ifYes }
}

describe('without a question', () => {
  test('what needs no word is given at once', () =>
    expect(plan(null, [noAtta])).toMatchObject({ kind: 'apply', endsQuestion: false, amounts: { amul: 2, soap: 2 } }))
  test('what is above the cap is asked', () =>
    expect(plan(null, [lurpak])).toMatchObject({ kind: 'ask', endsQuestion: false, reasons: [1] }))
  test('a word by phone is enough', () => expect(plan(null, [lurpak], true)).toMatchObject({ kind: 'apply' }))
})

describe('while it is asked whether Lurpak may come', () => {
  test('the missing atta is left out at once, and a yes still brings Lurpak', () => {
    const beside = plan([lurpak], [noAtta])
    expect(beside).toMatchObject({ kind: 'beside', endsQuestion: false, amounts: { amul: 2, soap: 2 }, made: [noAtta] })
    expect(beside.ifYes?.reasons).toEqual([{ line_no: 1, reason: 'above_cap' }])
    expect(beside.ifYes?.given.filter(({ quantity }) => quantity > 0).map(({ product_id }) => product_id)).toEqual([
      'soap',
      'lurpak',
    ])
  })
  test('a second dear product is asked together with the first', () =>
    expect(plan([lurpak], [dearSoap])).toMatchObject({
      ...{ kind: 'ask', endsQuestion: true, reasons: [1, 3], made: [lurpak, dearSoap] },
    }))
  test('the butter was found: the question ends', () =>
    expect(plan([lurpak], [{ kind: 'restored', line_no: 1 }])).toMatchObject({
      ...{ kind: 'apply', endsQuestion: true, amounts: { amul: 2, atta: 2, soap: 2 } },
    }))
  test('the customer says yes by phone', () =>
    expect(plan([lurpak], [], true)).toMatchObject({
      ...{ kind: 'apply', endsQuestion: true, amounts: { lurpak: 2, atta: 2, soap: 2 }, made: [lurpak] },
    }))
})

test('a change that cannot be is refused, whatever is asked', () => {
  const tooMany: LineChange = { kind: 'fewer', line_no: 2, quantity: 9 }
  const decision = planChange(state, { asked: [lurpak], changes: [tooMany], byPhone: false, capPercent: 10 })
  expect(decision).toMatchObject({ ok: false, refusal: { code: 'orders.packing_quantity' } })
})

test('what is asked has its price, so that a later one does not count', () => {
  expect(withPrices([lurpak, noAtta, { ...dearSoap, price: 65 }], products)).toEqual([
    { ...lurpak, price: 95 },
    noAtta,
    { ...dearSoap, price: 65 },
  ])
})
