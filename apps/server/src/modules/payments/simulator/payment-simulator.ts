import type { RefundPayoutState } from '@jhola/contract/payments/refunds/refunds'
import type { PaymentOutcome } from '@jhola/contract/payments/rules'
import type { BankPayment } from '@jhola/contract/payments/schema'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { AppError } from '../../../platform/errors.ts'
import type { RefundOutcome, RefundRequest, ReportedRefund } from '../providers/provider.ts'
import type { SimulatorDeps } from './deps.ts'
import {
  type BankRow,
  findBankPayment,
  insertWebhook,
  listDueWebhooks,
  moveBankPayment,
  recordSending,
  type SimulatorWebhookRow,
  setBankPlans,
} from './payment-simulator.repo.ts'
import { type BankDecision, type BankState, LATE_MS, paidInstead, planWebhooks, STATE_AFTER } from './plan-webhooks.ts'
import { isSignedWebhook, SIGNATURE_HEADER, signWebhook } from './signature.ts'
import { createSimulatedRefunds } from './simulated-refunds.ts'

/** Sends a webhook to our own webhook route; returns the status of the response. */
export type DeliverWebhook = (headers: Record<string, string>, body: string) => Promise<number>

type SimulatorWebhook = {
  eventId: string
  reference: string
  said: BankState
  amountPaise: number
  /** Set when the event reports a refund. */
  returned: ReportedRefund | null
}

/** A simulated bank for the test mode. It keeps its own records and reports by signed webhooks, as a real one does. */
export type PaymentSimulator = {
  show(reference: string): Promise<BankPayment>
  decide(reference: string, decision: BankDecision): Promise<BankPayment>
  /** The outcome of a payment in its records. */
  tell(reference: string): Promise<PaymentOutcome>
  /** Sends the webhooks that are due. Returns how many were delivered. */
  sendWebhooks(deliver: DeliverWebhook): Promise<number>
  parseWebhook(headers: Readonly<Record<string, unknown>>, rawBody: string): SimulatorWebhook
  /** Refunds money, once for each key. Throws when the amount is more than what is left. */
  refund(reference: string, back: RefundRequest): Promise<RefundOutcome>
  /** The state of a refund. */
  refundStatusOf(key: string): Promise<RefundOutcome | undefined>
}

/** Timeout of a bank page that nobody answered. */
const BANK_PATIENCE_MS = 15 * 60_000
const AGAIN_MS = 5_000
const BATCH = 50
const TRIES_MAX = 20

/** The outcome for a payment state of the simulator. */
export const outcomeOf = (
  state: BankState,
  { reference, amountPaise }: { reference: string; amountPaise: number },
): PaymentOutcome => {
  if (state === 'approved' || state === 'given_back') return { state: 'paid', amountPaise, transaction: reference }
  if (state === 'declined') return { state: 'failed', reason: 'declined' }
  return state === 'timed_out' ? { state: 'failed', reason: 'timed_out' } : { state: 'open' }
}

const present = (row: BankRow): BankPayment => ({
  reference: row.reference,
  payment_id: row.payment_id,
  payee: row.payee,
  amount: paiseToRupees(paise(row.amount_paise)),
  method: row.method,
  state: row.state,
  return_path: row.return_path,
})

const isState = (found: unknown): found is BankState =>
  found === 'open' || found === 'approved' || found === 'declined' || found === 'timed_out'

const returnStateOf = (said: unknown): RefundPayoutState | undefined =>
  (['sent', 'done', 'failed'] as const).find((state) => said === `return_${state}`)

/** Signed by ourselves, but every field is checked. Throws `payments.signature`. */
const parseReport = (rawBody: string): SimulatorWebhook => {
  const { event_id, reference, said, amount_paise, return_key: key } = JSON.parse(rawBody) as Record<string, unknown>
  const state = returnStateOf(said)
  const returned = state && typeof key === 'string' ? { key, state } : null
  if (typeof event_id !== 'string' || typeof reference !== 'string' || typeof amount_paise !== 'number')
    throw new AppError('payments.signature')
  if (returned) return { eventId: event_id, reference, said: 'open', amountPaise: amount_paise, returned }
  if (!isState(said)) throw new AppError('payments.signature')
  return { eventId: event_id, reference, said, amountPaise: amount_paise, returned: null }
}

/** The records change with time: an unanswered page times out, a slow bank approves later. */
const createBooks = ({ db, clock }: Pick<SimulatorDeps, 'db' | 'clock'>) => {
  const moveOn = async (row: BankRow): Promise<BankRow> => {
    const now = clock.now()
    const isOld = now.getTime() - row.created_at.getTime() > BANK_PATIENCE_MS
    if (row.state === 'open' && isOld) return (await moveBankPayment(db, row.reference, 'open', 'timed_out', now)) ?? row
    const isApproved = row.state === 'timed_out' && row.approves_at !== null && row.approves_at <= now
    return isApproved ? ((await moveBankPayment(db, row.reference, 'timed_out', 'approved', now)) ?? row) : row
  }
  return {
    find: async (reference: string): Promise<BankRow> => {
      const row = await findBankPayment(db, reference)
      if (!row) throw new AppError('payments.not_found')
      return moveOn(row)
    },
  }
}

export const createPaymentSimulator = (deps: SimulatorDeps): PaymentSimulator => {
  const { db, clock, ids, secret } = deps
  const returns = createSimulatedRefunds(deps)
  const books = createBooks({ db, clock })
  const send = async (
    report: SimulatorWebhookRow & { tries: number; paise: number },
    deliver: DeliverWebhook,
  ): Promise<boolean> => {
    const { event_id, reference, said, return_key, paise: amount_paise } = report
    const body = JSON.stringify({ event_id, reference, said, amount_paise, ...(return_key === null ? {} : { return_key }) })
    await books.find(reference)
    const now = clock.now()
    const status = await deliver({ [SIGNATURE_HEADER]: signWebhook(secret, now.getTime(), body) }, body)
    const isOver = status < 300 || report.tries >= TRIES_MAX
    await recordSending(db, report.report_id, {
      sent_at: isOver ? now : null,
      again_at: isOver ? null : new Date(now.getTime() + AGAIN_MS),
    })
    return status < 300
  }
  return {
    show: async (reference) => present(await books.find(reference)),
    decide: async (reference, decision) => {
      const { amount_paise } = await books.find(reference)
      return db.withTx(async (tx) => {
        const at = clock.now()
        const row = await moveBankPayment(tx, reference, 'open', STATE_AFTER[decision.outcome], at)
        if (!row) throw new AppError('payments.decided')
        await setBankPlans(tx, reference, {
          approvesAt: decision.outcome === 'approve_late' ? new Date(at.getTime() + LATE_MS) : null,
          paidPaise: paidInstead(decision.outcome, amount_paise),
          returning: decision.returning,
        })
        const events = [ids.uuid(), ids.uuid(), ids.uuid()]
        for (const { said, afterMs, event } of planWebhooks(decision)) {
          const report_id = ids.uuid()
          const due_at = new Date(at.getTime() + afterMs)
          await insertWebhook(tx, { report_id, event_id: events[event] ?? report_id, reference, said, return_key: null, due_at })
        }
        return present(row)
      })
    },
    tell: async (reference) => {
      const row = await books.find(reference)
      return outcomeOf(row.state, { reference, amountPaise: row.paid_paise ?? row.amount_paise })
    },
    sendWebhooks: async (deliver) => {
      let arrived = 0
      for (const report of await listDueWebhooks(db, clock.now(), BATCH)) if (await send(report, deliver)) arrived += 1
      return arrived
    },
    refund: returns.refund,
    refundStatusOf: returns.tell,
    parseWebhook: (headers, rawBody) => {
      if (!isSignedWebhook(secret, headers[SIGNATURE_HEADER], rawBody, clock.now().getTime()))
        throw new AppError('payments.signature')
      return parseReport(rawBody)
    },
  }
}
