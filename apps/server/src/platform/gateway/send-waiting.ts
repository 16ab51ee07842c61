import { OTP_VALID_MS } from '@jhola/contract/constants'
import type { Clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import type { Logger } from '../logger.ts'
import { type AttemptEnd, endAttempt, type TakenMessage, takeWaiting } from './outbox.repo.ts'
import type { Sender, SendOutcome } from './sender.ts'

/** What sending works with. */
export type SendingDeps = { db: Sql; clock: Clock; log: Logger }

/** Waits between attempts; after the last one a message is given up. */
const RETRY_AFTER_MS = [10_000, 60_000, 5 * 60_000, 15 * 60_000] as const
const RETRY_MOST_MS = 15 * 60_000
/** Longer than any attempt takes: then the node that took the message is dead. */
const TAKEN_MS = 60_000
/** A server that says nothing holds its channel up no longer than this. */
const ATTEMPT_MOST_MS = 8_000
const BATCH = 20

const decideEnd = ({ message_id, attempts, code, created_at }: TakenMessage, outcome: SendOutcome, now: Date): AttemptEnd => {
  const base = { message_id, attempts }
  if (outcome.isSent) return { ...base, state: 'sent', at: now }
  const { isPermanent, reason, retryAfterMs = 0 } = outcome
  const waitMs = RETRY_AFTER_MS[attempts - 1]
  if (isPermanent || waitMs === undefined) return { ...base, state: 'failed', reason }
  const nextMs = now.getTime() + Math.min(Math.max(waitMs, retryAfterMs), RETRY_MOST_MS)
  // A code that comes after its time only confuses.
  if (code !== null && nextMs >= created_at.getTime() + OTP_VALID_MS) return { ...base, state: 'failed', reason }
  return { ...base, state: 'waiting', reason, next_attempt_at: new Date(nextMs) }
}

const sendOne = async ({ db, clock, log }: SendingDeps, sender: Sender, message: TakenMessage): Promise<void> => {
  const outcome = await sender.send(message, AbortSignal.timeout(ATTEMPT_MOST_MS))
  const end = decideEnd(message, outcome, clock.now())
  await endAttempt(db, end)
  if (end.state === 'sent') return
  const { channel, template, attempts } = message
  log.warn({ channel, template, attempts, state: end.state, reason: end.reason }, 'message not sent')
}

/**
 * Sends what waits for one channel, at most 20 messages at a time. At least once: a node that dies between sending and
 * noting it down sends again, counted in `attempts` and under the same reference. Returns how many were tried.
 */
export const sendWaiting = async (deps: SendingDeps, sender: Sender): Promise<number> => {
  const now = deps.clock.now()
  const taken = await takeWaiting(deps.db, sender.channel, now, new Date(now.getTime() + TAKEN_MS), BATCH)
  await Promise.all(taken.map((message) => sendOne(deps, sender, message)))
  return taken.length
}
