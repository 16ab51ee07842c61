import { type HandReturn, planHandReturn } from '@jhola/contract/orders/packing/money-after-packing'
import type { RefundDestination } from '@jhola/contract/payments/refunds/refunds'
import { type RefundShare, shareRefund } from '@jhola/contract/payments/refunds/share-refund'
import type { Sql } from '../../../platform/db/sql.ts'
import type { OrderActor } from '../../orders/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { listServiceSources } from '../payments.repo.ts'
import { insertRefundPayout } from './refund-payouts.repo.ts'
import { insertRefund, type NewRefund } from './refunds.repo.ts'

const NO_LINES: ReadonlyMap<number, number> = new Map()

/** A refund before it is shared over the payments that it goes through. */
export type WholeRefund = Omit<NewRefund, 'refund_id' | 'payment_id' | 'status' | 'done_at' | 'of_rest'>

/** The first part has the lines and the figures; the others are money only. */
const partOf = (
  refund: WholeRefund,
  { amountPaise }: RefundShare,
  shares: readonly RefundShare[],
  index: number,
): WholeRefund => {
  if (shares.length === 1) return refund
  const others = shares.slice(1).reduce((sum, share) => sum + share.amountPaise, 0)
  if (index === 0) return { ...refund, amount_paise: amountPaise, goods_paise: refund.goods_paise - others }
  return { ...refund, amount_paise: amountPaise, goods_paise: amountPaise, tax_paise: 0, fees_paise: 0, lines: NO_LINES }
}

/**
 * Writes a refund through the services that took the money, and by hand what they do not hold. A refund to cash goes by hand as a
 * whole. `isDue`: what goes by hand was not given yet. Returns the ID of its first part. The caller holds the order's lock.
 */
export const writeRefund = async (
  deps: Pick<PaymentDeps, 'ids'>,
  tx: Sql,
  refund: WholeRefund,
  { isDue = false }: { isDue?: boolean } = {},
): Promise<string> => {
  const { store_id, order_id, created_at: at } = refund
  const held = refund.destination === 'source' ? await listServiceSources(tx, store_id, order_id) : []
  const sources = held.map(({ payment_id, left_paise }) => ({ payment_id, leftPaise: left_paise }))
  const shares = shareRefund(refund.amount_paise, sources)
  const ids: string[] = []
  for (const [index, share] of shares.entries()) {
    const refund_id = deps.ids.uuid()
    const payment = held.find(({ payment_id }) => payment_id === share.payment_id)
    const part = partOf(refund, share, shares, index)
    const isByHand = payment === undefined
    await insertRefund(tx, {
      ...part,
      refund_id,
      payment_id: share.payment_id,
      destination: isByHand && held.length > 0 ? 'cash' : part.destination,
      status: isByHand && !isDue ? 'done' : 'pending',
      done_at: isByHand && !isDue ? at : null,
      of_rest: isByHand && held.length > 0,
    })
    if (payment) {
      const key = { key: `refund-${refund_id}`, refund_id, round: 1, amount_paise: part.amount_paise }
      await insertRefundPayout(tx, { provider: payment.provider, payment_id: payment.payment_id, store_id, order_id, ...key }, at)
    }
    ids.push(refund_id)
  }
  return ids[0] ?? ''
}

type Money = {
  storeId: string
  orderId: string
  what: 'packed_less' | 'rest_by_hand'
  amountPaise: number
  /** How the order was paid. */
  method: string
  by?: HandReturn | undefined
  actor: OrderActor
  at: Date
}

const toRefund = ({ storeId, orderId, what, actor, at }: Money, amount: number, destination: RefundDestination): WholeRefund => ({
  ...{ store_id: storeId, order_id: orderId, amount_paise: amount, goods_paise: amount, tax_paise: 0, fees_paise: 0 },
  ...{ reason: what === 'packed_less' ? what : 'other', note: null, borne_by: 'store', created_at: at, lines: NO_LINES },
  ...{ actor, destination },
})

/** Gives money of an order back that belongs to no line; see `OrderDeps.payBack`. */
export const payBackBy =
  (deps: Pick<PaymentDeps, 'ids'>) =>
  async (tx: Sql, money: Money): Promise<number> => {
    const { storeId, orderId, what, amountPaise, by, at } = money
    const held = await listServiceSources(tx, storeId, orderId)
    const atServices = held.reduce((sum, { left_paise }) => sum + left_paise, 0)
    const byHand = Math.max(0, amountPaise - atServices)
    const plan = planHandReturn(money.method, by)
    if (what === 'packed_less') {
      const refund = toRefund(money, amountPaise, held.length > 0 ? 'source' : plan.destination)
      await writeRefund(deps, tx, refund, { isDue: plan.isDue })
    } else if (byHand > 0) {
      const isDue = by === 'later'
      await insertRefund(tx, {
        ...{ ...toRefund(money, byHand, 'cash'), refund_id: deps.ids.uuid(), payment_id: null, of_rest: true },
        ...{ status: isDue ? 'pending' : 'done', done_at: isDue ? null : at },
      })
    }
    return byHand
  }
