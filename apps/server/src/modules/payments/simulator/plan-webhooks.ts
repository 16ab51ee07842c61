import type { BANK_OUTCOMES, BANK_REFUNDS, BANK_REPORTS, BankPayment } from '@jhola/contract/payments/schema'

export type BankState = BankPayment['state']
/** What the bank reports of a payment; that its money went back it reports by the return. */
export type ReportedState = Exclude<BankState, 'given_back'>
export type BankDecision = {
  outcome: (typeof BANK_OUTCOMES)[number]
  report: (typeof BANK_REPORTS)[number]
  returning: (typeof BANK_REFUNDS)[number]
}

/** How long a bank that approves after all takes for it, and a report that is late. */
export const LATE_MS = 20_000
const SOON_MS = 2_000
/** What the bank sends less when it is told to send less. */
const LESS_PAISE = 100

/** The state right after a decision. */
export const STATE_AFTER: Record<BankDecision['outcome'], ReportedState> = {
  approve: 'approved',
  approve_less: 'approved',
  approve_late: 'timed_out',
  decline: 'declined',
  time_out: 'timed_out',
}

/** `event`: reports with the same one are the same report, told again. */
export type PlannedWebhook = { said: ReportedState; afterMs: number; event: number }

const TELLING: Record<BankDecision['report'], (said: ReportedState) => PlannedWebhook[]> = {
  at_once: (said) => [{ said, afterMs: 0, event: 0 }],
  late: (said) => [{ said, afterMs: LATE_MS, event: 0 }],
  twice: (said) => [
    { said, afterMs: 0, event: 0 },
    { said, afterMs: SOON_MS, event: 0 },
  ],
  out_of_order: (said) => [
    { said, afterMs: 0, event: 0 },
    { said: 'open', afterMs: SOON_MS, event: 1 },
  ],
}

/** The reports that follow a decision. A bank that approves after it gave up says both. */
export const planWebhooks = ({ outcome, report }: Pick<BankDecision, 'outcome' | 'report'>): PlannedWebhook[] => {
  const first = TELLING[report](STATE_AFTER[outcome])
  if (outcome !== 'approve_late') return first
  return [
    ...first,
    ...TELLING[report]('approved').map((planned) => ({ ...planned, afterMs: planned.afterMs + LATE_MS, event: 2 })),
  ]
}

/** What is sent, when it is not what was asked for. A payment of a rupee has nothing to leave out but the half. */
export const paidInstead = (outcome: BankDecision['outcome'], amountPaise: number): number | null =>
  outcome === 'approve_less' ? Math.max(1, amountPaise - LESS_PAISE) : null
