import type { Clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import type { Logger } from '../logger.ts'
import { type AttemptEnd, endAttempt, failLate, type TakenMessage, takeQueued } from './message-outbox.repo.ts'
import type { Sender, SendOutcome } from './sender.ts'

/** The dependencies of sending. */
export type SendingDeps = { db: Sql; clock: Clock; log: Logger }

/** Delays between attempts. After the last one a message is given up. */
const RETRY_AFTER_MS = [10_000, 60_000, 5 * 60_000, 15 * 60_000] as const
const RETRY_MAX_MS = 15 * 60_000
/** Longer than any attempt takes: after this the node that claimed the message is dead. */
const TAKEN_MS = 60_000
/** A server that does not answer blocks its channel for no longer than this. */
const ATTEMPT_MAX_MS = 8_000
const BATCH = 20
const LATE_BATCH = 1000

const decideEnd = ({ message_id, attempts, send_before }: TakenMessage, outcome: SendOutcome, now: Date): AttemptEnd => {
  const base = { message_id, attempts }
  if (outcome.isSent) return { ...base, state: 'sent', at: now }
  const { isPermanent, reason, retryAfterMs = 0 } = outcome
  const waitMs = RETRY_AFTER_MS[attempts - 1]
  if (isPermanent || waitMs === undefined) return { ...base, state: 'failed', reason }
  const nextMs = now.getTime() + Math.min(Math.max(waitMs, retryAfterMs), RETRY_MAX_MS)
  // A message after its time only confuses.
  if (send_before !== null && nextMs >= send_before.getTime()) return { ...base, state: 'failed', reason }
  return { ...base, state: 'waiting', reason, next_attempt_at: new Date(nextMs) }
}

const sendOne = async ({ db, clock, log }: SendingDeps, sender: Sender, message: TakenMessage): Promise<void> => {
  const outcome = await sender.send(message, AbortSignal.timeout(ATTEMPT_MAX_MS))
  const end = decideEnd(message, outcome, clock.now())
  await endAttempt(db, end)
  if (end.state === 'sent') return
  const { channel, template, attempts } = message
  log.warn({ channel, template, attempts, state: end.state, reason: end.reason }, 'message not sent')
}

/**
 * Messages can be queued for hours when no node ran or the database was restored: expired codes, updates about completed
 * orders. They are given up before any is claimed, so that no new message waits behind them.
 */
const giveUpLate = async ({ db, log }: SendingDeps, { channel }: Sender, now: Date): Promise<void> => {
  const late = await failLate(db, channel, now, LATE_BATCH)
  for (const [template, { length }] of Map.groupBy(late, (message) => message.template))
    log.warn({ channel, template, count: length, state: 'failed', reason: 'too late' }, 'message not sent')
}

/**
 * Sends the queued messages of one channel, up to 20 at a time. At least once: a node that dies between sending and recording
 * it sends again, counted in `attempts` and with the same reference. Returns the number of attempts.
 */
export const sendQueued = async (deps: SendingDeps, sender: Sender): Promise<number> => {
  const now = deps.clock.now()
  await giveUpLate(deps, sender, now)
  const taken = await takeQueued(deps.db, sender.channel, now, new Date(now.getTime() + TAKEN_MS), BATCH)
  await Promise.all(taken.map((message) => sendOne(deps, sender, message)))
  return taken.length
}
