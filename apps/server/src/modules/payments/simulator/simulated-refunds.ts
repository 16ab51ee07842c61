import type { RefundPayoutState } from '@jhola/contract/payments/refunds/refunds'
import type { Sql } from '../../../platform/db/sql.ts'
import type { RefundOutcome, RefundRequest } from '../providers/provider.ts'
import type { SimulatorDeps } from './deps.ts'
import { type BankRow, insertWebhook, lockBankPayment, moveBankPayment } from './payment-simulator.repo.ts'
import { LATE_MS } from './plan-webhooks.ts'
import {
  countFailedRefunds,
  endSimulatedRefund,
  findSimulatedRefund,
  insertSimulatedRefund,
  sumSimulatedRefunds,
} from './simulated-refunds.repo.ts'

type Plan = { state: RefundPayoutState; afterMs: number }

/** The immediate state of a refund, and what is reported later. */
const planRefund = async (tx: Sql, { reference, gives_back }: BankRow): Promise<{ now: Plan; later: Plan }> => {
  const isFailing = gives_back === 'fails_first' && (await countFailedRefunds(tx, reference)) === 0
  const afterMs = gives_back === 'late' ? LATE_MS : 0
  if (isFailing) return { now: { state: 'sent', afterMs: 0 }, later: { state: 'failed', afterMs: 0 } }
  return { now: { state: afterMs > 0 ? 'sent' : 'done', afterMs: 0 }, later: { state: 'done', afterMs } }
}

/** Refunds of the simulator: once for each key, reported by a webhook too. */
export const createSimulatedRefunds = ({ db, clock, ids }: SimulatorDeps) => {
  const tell = async (key: string): Promise<RefundOutcome | undefined> => {
    await endSimulatedRefund(db, key, clock.now())
    const found = await findSimulatedRefund(db, key)
    return found && { state: found.state }
  }
  return {
    tell,
    /** Throws when the amount is more than what is left. */
    refund: async (reference: string, { amountPaise, key }: RefundRequest): Promise<RefundOutcome> => {
      const planned = await db.withTx(async (tx) => {
        const row = await lockBankPayment(tx, reference)
        if (row?.state !== 'approved' && row?.state !== 'given_back') throw new Error('the test bank has nothing to give back')
        const at = clock.now()
        const { now, later } = await planRefund(tx, row)
        const done_at = new Date(at.getTime() + later.afterMs)
        // The records have the failure at once; the server learns it by the webhook.
        const state = later.state === 'failed' ? 'failed' : now.state
        if ((await insertSimulatedRefund(tx, { key, reference, amount_paise: amountPaise, state, done_at }, at)) === 0)
          return undefined
        const leftPaise = (row.paid_paise ?? row.amount_paise) - (await sumSimulatedRefunds(tx, reference))
        if (leftPaise < 0) throw new Error('the test bank does not give back more than it took')
        if (leftPaise === 0) await moveBankPayment(tx, reference, 'approved', 'given_back', at)
        const report_id = ids.uuid()
        const said = `return_${later.state}` as const
        await insertWebhook(tx, { report_id, event_id: report_id, reference, said, return_key: key, due_at: done_at })
        return now
      })
      return { state: planned?.state ?? (await tell(key))?.state ?? 'sent' }
    },
  }
}
