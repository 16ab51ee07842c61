import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeRefund, type Quantities, remainingOf, type SoldOrder } from '../../payments/refunds/refunds.ts'
import { shareRefund } from '../../payments/refunds/share-refund.ts'
import { amountDue, decideSettlement } from '../../payments/rules.ts'
import { paise } from '../../shared/money.ts'
import { DEFAULT_DELIVERY_PRICING, type Totals } from '../placing/pricing.ts'
import type { PaymentStatus } from '../schema.ts'
import type { GivenLine } from './given-line.ts'
import { balanceOf } from './money-after-packing.ts'
import { computePackedBill, type OrderTerms } from './packed-bill.ts'

const LIVES = 20_000
const seed = Math.floor(Math.random() * 2 ** 31)

const line = fc.record({
  price: fc.integer({ min: 1, max: 500_00 }),
  quantity: fc.integer({ min: 1, max: 6 }),
  rate: fc.constantFrom(0, 5, 18),
})
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('pack' as const),
      line: fc.nat(3),
      quantity: fc.nat(8),
      percent: fc.integer({ min: 70, max: 140 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('pay' as const), isOld: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('hand over' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('return' as const), line: fc.nat(3), quantity: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cancel' as const) }) },
)
const life = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  steps: fc.array(step, { minLength: 3, maxLength: 12 }),
  taxMode: fc.constantFrom('exclusive' as const, 'inclusive' as const),
  roundsTotal: fc.boolean(),
  isCash: fc.boolean(),
})

type Payment = { payment_id: string; leftPaise: number }
/** An order as the server keeps it, and the purses: what the customer paid and got back. */
type World = {
  given: GivenLine[]
  bill: Totals
  status: 'confirmed' | 'delivered' | 'cancelled' | 'refunded'
  payment_status: PaymentStatus
  paidPaise: number | null
  givenBackPaise: number
  refunded: number
  returned: Quantities
  isPacked: boolean
  payments: Payment[]
  /** What the shop itself holds. */
  cash: number
  gotBack: number
  oldTotal: number
}

const moneyOf = (world: World) => ({ ...world, totalPaise: world.bill.total })

/** Gives an amount back through the payments that hold it, and the rest by hand. */
const giveBack = (world: World, amountPaise: number): void => {
  for (const { payment_id, amountPaise: part } of shareRefund(amountPaise, world.payments)) {
    const payment = world.payments.find((one) => one.payment_id === payment_id)
    if (payment) payment.leftPaise -= part
    else world.cash -= part
    world.gotBack += part
  }
}

const receive = (world: World, amountPaise: number, isCash: boolean): void => {
  const decided = decideSettlement(moneyOf(world), amountPaise)
  if (decided === 'give_back' || decided === 'hold') return
  if (isCash) world.cash += amountPaise
  else world.payments.push({ payment_id: String(world.payments.length), leftPaise: amountPaise })
  if (decided === 'pay_rest') world.paidPaise = balanceOf(moneyOf(world)).paid + amountPaise
  else {
    world.payment_status = 'completed'
    if (amountPaise !== world.bill.total) world.paidPaise = amountPaise
  }
}

const soldOf = (world: World, taxMode: 'exclusive' | 'inclusive'): SoldOrder => ({
  lines: world.given.map((each, index) => ({ ...each, totalPaise: world.bill.lineTotals[index] ?? paise(0) })),
  discountPaise: paise(0),
  taxPaise: world.bill.tax,
  taxMode,
  feesPaise: paise(world.bill.deliveryFee + world.bill.expressFee),
  roundOffPaise: world.bill.roundOff,
  totalPaise: world.bill.total,
})

const pack = (world: World, terms: OrderTerms, typed: { line: number; quantity: number; percent: number }): void => {
  if (world.status !== 'confirmed' || world.refunded > 0) return
  const given = world.given.map((each, index) =>
    index === typed.line
      ? {
          ...each,
          quantity: typed.quantity,
          unitPricePaise: paise(Math.max(1, Math.round((each.unitPricePaise * typed.percent) / 100))),
        }
      : each,
  )
  if (given.every(({ quantity }) => quantity === 0)) return
  if (world.payment_status === 'completed') world.paidPaise ??= world.bill.total
  world.oldTotal = world.bill.total
  Object.assign(world, { given, bill: computePackedBill(given, terms), isPacked: true })
}

const handOver = (world: World): void => {
  if (world.status !== 'confirmed') return
  world.status = 'delivered'
  if (world.payment_status === 'pending') {
    receive(world, amountDue(moneyOf(world)), true)
    return
  }
  const { owed, giveBack: back, paid } = balanceOf(moneyOf(world))
  if (owed > 0) receive(world, owed, true)
  if (back > 0) {
    giveBack(world, back)
    Object.assign(world, { paidPaise: paid, givenBackPaise: world.givenBackPaise + back })
  }
}

const takeGoodsBack = (world: World, taxMode: 'exclusive' | 'inclusive', typed: { line: number; quantity: number }): void => {
  const sold = soldOf(world, taxMode)
  const left = remainingOf(sold, world.returned).get(typed.line + 1) ?? 0
  const quantity = Math.min(left, typed.quantity)
  if (quantity === 0 || world.payment_status !== 'completed' || world.status !== 'delivered') return
  const figures = computeRefund(sold, world.returned, new Map([[typed.line + 1, quantity]]))
  if (figures.total <= 0) return
  giveBack(world, figures.total)
  world.refunded += figures.total
  world.returned = new Map([...world.returned, [typed.line + 1, (world.returned.get(typed.line + 1) ?? 0) + quantity]])
  if (figures.isEverything) Object.assign(world, { status: 'refunded', payment_status: 'refunded' })
}

const cancel = (world: World): void => {
  if (world.status !== 'confirmed') return
  const { paid, givenBack } = balanceOf(moneyOf(world))
  world.status = 'cancelled'
  if (world.payment_status === 'completed') giveBack(world, paid - givenBack - world.refunded)
  world.payment_status = world.payment_status === 'completed' ? 'refunded' : 'failed'
}

const holds = (world: World, taxMode: 'exclusive' | 'inclusive'): boolean => {
  const { bill } = world
  const onTop = taxMode === 'exclusive' ? bill.tax : 0
  const balance = balanceOf(moneyOf(world))
  const inHands = world.cash + world.payments.reduce((sum, { leftPaise }) => sum + leftPaise, 0)
  const isOpen = world.status === 'confirmed' || world.status === 'delivered'
  return (
    bill.total === bill.subtotal - bill.discount + onTop + bill.deliveryFee + bill.expressFee + bill.roundOff &&
    // What came is with the shop or went back: no paisa is lost or made.
    balance.paid === inHands + world.gotBack &&
    balance.paid >= world.gotBack &&
    world.payments.every(({ leftPaise }) => leftPaise >= 0) &&
    (!isOpen || balance.paid - balance.givenBack + balance.owed - balance.giveBack === bill.total) &&
    (world.status !== 'delivered' || world.payment_status !== 'completed' || balance.owed + balance.giveBack === 0) &&
    (isOpen || balance.owed + balance.giveBack === 0) &&
    (world.status !== 'cancelled' || inHands === 0)
  )
}

test(`${LIVES} lives of packed, paid, returned and cancelled orders: no paisa is lost (seed ${seed})`, () => {
  let settled = 0
  fc.assert(
    fc.property(life, ({ lines, steps, taxMode, roundsTotal, isCash }) => {
      const given = lines.map(
        ({ price, quantity, rate }, index): GivenLine => ({
          ...{ line_no: index + 1, product_id: String(index), loose: false, quantity, unitSize: 1, gstRatePercent: rate },
          ...{ unitPricePaise: paise(price), replaces: null, change: null },
        }),
      )
      const terms: OrderTerms = {
        ...{ discountPaise: paise(0), taxMode, deliveryType: 'delivery', isExpress: false, roundsTotal },
        ...{ terms: DEFAULT_DELIVERY_PRICING, orderedFeePaise: DEFAULT_DELIVERY_PRICING.feePaise },
      }
      const bill = computePackedBill(given, terms)
      const world: World = {
        ...{ given, bill, status: 'confirmed', payment_status: 'pending', paidPaise: null, givenBackPaise: 0, refunded: 0 },
        ...{ returned: new Map(), isPacked: false, payments: [], cash: 0, gotBack: 0, oldTotal: bill.total },
      }
      for (const each of steps) {
        if (each.what === 'pack') pack(world, terms, each)
        // An attempt over the total of before is one that was begun before packing changed it.
        if (each.what === 'pay') receive(world, each.isOld ? world.oldTotal : amountDue(moneyOf(world)), isCash)
        if (each.what === 'hand over') handOver(world)
        if (each.what === 'return') takeGoodsBack(world, taxMode, each)
        if (each.what === 'cancel') cancel(world)
        if (!holds(world, taxMode)) expect.fail(`${each.what}: ${JSON.stringify({ ...world, given: undefined })}`)
      }
      if (world.givenBackPaise > 0 || world.payments.length > 1) settled += 1
    }),
    { seed, numRuns: LIVES },
  )
  expect(settled).toBeGreaterThan(LIVES / 100)
}, 60_000)
