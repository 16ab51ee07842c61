import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, sumPaise } from '../../shared/money.ts'
import { MISSING_CHOICES } from '../missing-choice.ts'
import { DEFAULT_DELIVERY_PRICING } from '../placing/pricing.ts'
import { changesAfterRefusal } from './after-refusal.ts'
import { applyLineChanges, type LineChange, type PackingState } from './apply-line-changes.ts'
import { compareBills } from './bill-difference.ts'
import { findQuestions, givenFor, highestWithoutQuestion, SUBSTITUTION_CAP } from './consent.ts'
import { asOrdered, type GivenLine, type OrderedLine, type PackableProduct } from './given-line.ts'
import { moneyAfterPacking } from './money-after-packing.ts'
import { computePackedBill, type OrderTerms } from './packed-bill.ts'

const LIVES = 20_000
const seed = Math.floor(Math.random() * 2 ** 31)
const PRODUCTS = 6

const products = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 500_00 }),
    loose: fc.boolean(),
    rate: fc.constantFrom(0, 5, 18),
    stock: fc.nat(20),
  }),
  { minLength: PRODUCTS, maxLength: PRODUCTS },
)
const product = fc.nat(PRODUCTS - 1)
const change = fc.record({
  kind: fc.constantFrom('not_available', 'restored', 'fewer', 'weighed', 'replaced', 'price_corrected', 'added'),
  line_no: fc.integer({ min: 1, max: 6 }),
  product,
  quantity: fc.integer({ min: 1, max: 12 }),
  percent: fc.integer({ min: 50, max: 150 }),
})
const life = fc.record({
  products,
  lines: fc.uniqueArray(
    fc.record({ product, quantity: fc.integer({ min: 1, max: 5 }), if_missing: fc.constantFrom(...MISSING_CHOICES) }),
    {
      minLength: 1,
      maxLength: 4,
      selector: (line) => line.product,
    },
  ),
  steps: fc.array(fc.record({ changes: fc.array(change, { minLength: 1, maxLength: 3 }), isAccepted: fc.boolean() }), {
    maxLength: 8,
  }),
  isPaid: fc.boolean(),
  taxMode: fc.constantFrom('exclusive' as const, 'inclusive' as const),
  discount: fc.nat(100_00),
})

const unitSizeOf = ({ loose }: { loose: boolean }) => (loose ? 1000 : 1)

/** A change as a screen would send it: quantities in selling units and prices in rupees. */
const toChange = (
  typed: { kind: string; line_no: number; product: number; quantity: number; percent: number },
  given: readonly GivenLine[],
): LineChange => {
  const { line_no, quantity } = typed
  const line = given.find((each) => each.line_no === line_no)
  const product_id = String(typed.product)
  if (typed.kind === 'weighed')
    return { kind: 'weighed', line_no, quantity: ((line?.quantity || 1000) * typed.percent) / 100_000 }
  if (typed.kind === 'price_corrected')
    return { kind: 'price_corrected', line_no, price: Math.round(((line?.unitPricePaise ?? 100) * typed.percent) / 100) / 100 }
  if (typed.kind === 'replaced') return { kind: 'replaced', line_no, product_id, quantity }
  if (typed.kind === 'added') return { kind: 'added', product_id, quantity }
  if (typed.kind === 'fewer') return { kind: 'fewer', line_no, quantity }
  return { kind: typed.kind === 'restored' ? 'restored' : 'not_available', line_no }
}

const held = (given: readonly GivenLine[], productId: string) =>
  given.reduce((sum, line) => sum + (line.product_id === productId ? line.quantity : 0), 0)

test(`${LIVES} lives of packed orders: sums, stock, consent and money hold after every step (seed ${seed})`, () => {
  let changed = 0
  fc.assert(
    fc.property(life, (story) => {
      const all: PackableProduct[] = story.products.map(({ price, loose, rate, stock }, index) => ({
        product_id: String(index),
        active: true,
        loose,
        unit_size: unitSizeOf({ loose }),
        pricePaise: paise(price),
        mrpPaise: null,
        gst_rate_percent: rate,
        available: stock * unitSizeOf({ loose }),
      }))
      const ordered = story.lines.map((line, index): OrderedLine => {
        const of = all[line.product] as PackableProduct
        return {
          line_no: index + 1,
          product_id: of.product_id,
          quantity: line.quantity * of.unit_size,
          unitSize: of.unit_size,
          unitPricePaise: of.pricePaise,
          gstRatePercent: of.gst_rate_percent,
          loose: of.loose,
          if_missing: line.if_missing,
        }
      })
      const terms = (orderedFeePaise: number): OrderTerms => ({
        discountPaise: paise(story.discount),
        taxMode: story.taxMode,
        deliveryType: 'delivery',
        isExpress: false,
        terms: DEFAULT_DELIVERY_PRICING,
        orderedFeePaise: paise(orderedFeePaise),
      })
      const first = computePackedBill(asOrdered(ordered), terms(DEFAULT_DELIVERY_PRICING.feePaise))
      const order = terms(first.deliveryFee)
      /** Everything of a product there is: on the shelf and in the order. */
      const whole = new Map(all.map((each) => [each.product_id, each.available + held(asOrdered(ordered), each.product_id)]))
      let given = asOrdered(ordered)
      const shelf = () =>
        new Map(
          all.map((each) => [
            each.product_id,
            { ...each, available: (whole.get(each.product_id) ?? 0) - held(given, each.product_id) },
          ]),
        )

      for (const step of story.steps) {
        const state: PackingState = { ordered, given, products: shelf(), taxMode: story.taxMode }
        const changes = step.changes.map((typed) => toChange(typed, given))
        const wanted = applyLineChanges(state, changes)
        if (!wanted.ok) continue
        const questions = findQuestions(ordered, wanted.value, SUBSTITUTION_CAP.usual)
        const after =
          questions.length === 0 || step.isAccepted ? wanted : applyLineChanges(state, changesAfterRefusal(changes, questions))
        if (!after.ok) continue
        given = after.value
        changed += 1

        const bill = computePackedBill(given, order)
        const onTop = story.taxMode === 'exclusive' ? bill.tax : 0
        expect(bill.total).toBe(bill.subtotal - bill.discount + onTop + bill.deliveryFee + bill.expressFee)
        expect(sumPaise(bill.lineTotals)).toBe(bill.subtotal)
        expect(bill.deliveryFee).toBeLessThanOrEqual(first.deliveryFee)
        for (const [productId, { available }] of shelf()) expect(available, productId).toBeGreaterThanOrEqual(0)
        expect(new Set(given.map(({ line_no }) => line_no)).size).toBe(given.length)
        // What goes through without a word of the customer costs at most the cap.
        if (questions.length === 0)
          for (const line of ordered) {
            const cost = sumPaise(
              givenFor(given, line.line_no).map(
                ({ line_no }) => bill.lineTotals[given.findIndex((each) => each.line_no === line_no)] ?? paise(0),
              ),
            )
            expect(cost).toBeLessThanOrEqual(highestWithoutQuestion(line, SUBSTITUTION_CAP.usual))
          }
        const difference = compareBills({ lines: ordered, bill: first }, { lines: given, bill })
        expect(difference.total.by).toBe(bill.total - first.total)
        const money = { paid: story.isPaid ? first.total : paise(0), returned: paise(0) }
        const { owed, giveBack } = moneyAfterPacking(bill.total, money)
        expect(money.paid - giveBack + owed).toBe(bill.total)
        expect(owed === 0 || giveBack === 0).toBe(true)
      }
    }),
    { seed, numRuns: LIVES },
  )
  expect(changed).toBeGreaterThan(LIVES / 2)
})
