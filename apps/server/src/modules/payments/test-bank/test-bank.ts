import type { ProviderWord } from '@jhola/contract/payments/rules'
import type { BankPayment } from '@jhola/contract/payments/schema'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Ids } from '../../../platform/ids.ts'
import { isSignedReport, SIGNATURE_HEADER, signReport } from './signature.ts'
import {
  type BankReport,
  type BankRow,
  findBankPayment,
  insertReport,
  listDueReports,
  moveBankPayment,
  noteSending,
} from './test-bank.repo.ts'

export type BankState = BankPayment['state']
export type BankDecision = { outcome: 'approve' | 'decline' | 'time_out'; report: 'at_once' | 'late' | 'twice' | 'out_of_order' }

/** Carries a report to our own address for payment reports; gives the status of the answer. */
export type DeliverReport = (headers: Record<string, string>, body: string) => Promise<number>

export type TestBankDeps = { db: Database<unknown>; clock: Clock; ids: Ids; secret: Buffer }

/** A bank that exists in the test mode only. It keeps its own books and tells us what happened by signed reports, as a real one does. */
export type TestBank = {
  show(reference: string): Promise<BankPayment>
  decide(reference: string, decision: BankDecision): Promise<BankPayment>
  /** Sends what is due. Returns how many reports arrived. */
  sendReports(deliver: DeliverReport): Promise<number>
  readReport(headers: Readonly<Record<string, unknown>>, rawBody: string): { reference: string; said: BankState }
}

/** A page of the bank that nobody answered counts as given up after this long. */
export const BANK_PATIENCE_MS = 15 * 60_000
const LATE_MS = 20_000
const SOON_MS = 2_000
const AGAIN_MS = 5_000
const BATCH = 50
const TRIES_MOST = 20

const STATE_AFTER = { approve: 'approved', decline: 'declined', time_out: 'timed_out' } as const

/** What the state of a payment at the bank means. */
export const wordOf = (state: BankState): ProviderWord => {
  if (state === 'approved' || state === 'given_back') return { state: 'paid' }
  if (state === 'declined') return { state: 'failed', reason: 'declined' }
  return state === 'timed_out' ? { state: 'failed', reason: 'timed_out' } : { state: 'open' }
}

const present = ({ amount_paise, created_at: _, ...row }: BankRow): BankPayment => ({
  ...row,
  amount: paiseToRupees(paise(amount_paise)),
})

type Planned = { said: BankState; afterMs: number }

/** The reports that follow a decision: `[what, after how long]`. */
const planReports = (state: BankState, report: BankDecision['report']): Planned[] => {
  const plans: Record<BankDecision['report'], Planned[]> = {
    at_once: [{ said: state, afterMs: 0 }],
    late: [{ said: state, afterMs: LATE_MS }],
    twice: [
      { said: state, afterMs: 0 },
      { said: state, afterMs: SOON_MS },
    ],
    out_of_order: [
      { said: state, afterMs: 0 },
      { said: 'open', afterMs: SOON_MS },
    ],
  }
  return plans[report]
}

const isState = (found: unknown): found is BankState =>
  found === 'open' || found === 'approved' || found === 'declined' || found === 'timed_out'

export const createTestBank = ({ db, clock, ids, secret }: TestBankDeps): TestBank => {
  const expire = async (sql: Sql, row: BankRow): Promise<BankRow> => {
    const isOld = clock.now().getTime() - row.created_at.getTime() > BANK_PATIENCE_MS
    if (row.state !== 'open' || !isOld) return row
    return (await moveBankPayment(sql, row.reference, 'open', 'timed_out', clock.now())) ?? row
  }
  const find = async (reference: string): Promise<BankRow> => {
    const row = await findBankPayment(db, reference)
    if (!row) throw new AppError('payments.not_found')
    return expire(db, row)
  }
  const send = async (report: BankReport & { tries: number }, deliver: DeliverReport): Promise<boolean> => {
    const body = JSON.stringify({ reference: report.reference, said: report.said })
    const now = clock.now()
    const status = await deliver({ [SIGNATURE_HEADER]: signReport(secret, now.getTime(), body) }, body)
    const isOver = status < 300 || report.tries >= TRIES_MOST
    await noteSending(db, report.report_id, {
      sent_at: isOver ? now : null,
      again_at: isOver ? null : new Date(now.getTime() + AGAIN_MS),
    })
    return status < 300
  }
  return {
    show: async (reference) => present(await find(reference)),
    decide: async (reference, { outcome, report }) => {
      await find(reference)
      return db.withTx(async (tx) => {
        const at = clock.now()
        const state = STATE_AFTER[outcome]
        const row = await moveBankPayment(tx, reference, 'open', state, at)
        if (!row) throw new AppError('payments.decided')
        for (const { said, afterMs } of planReports(state, report))
          await insertReport(tx, { report_id: ids.uuid(), reference, said, due_at: new Date(at.getTime() + afterMs) })
        return present(row)
      })
    },
    sendReports: async (deliver) => {
      let arrived = 0
      for (const report of await listDueReports(db, clock.now(), BATCH)) if (await send(report, deliver)) arrived += 1
      return arrived
    },
    readReport: (headers, rawBody) => {
      if (!isSignedReport(secret, headers[SIGNATURE_HEADER], rawBody, clock.now().getTime()))
        throw new AppError('payments.signature')
      // @NOTE signed by ourselves; checked field by field all the same.
      const { reference, said } = JSON.parse(rawBody) as { reference?: unknown; said?: unknown }
      if (typeof reference !== 'string' || !isState(said)) throw new AppError('payments.signature')
      return { reference, said }
    },
  }
}
