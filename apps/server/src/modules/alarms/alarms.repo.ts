import type { AlarmStep, OrderOutcome } from '@jhola/contract/alarms/rules'
import type { AlarmSettings } from '@jhola/contract/preferences/schema'
import { deleteSome, inBatches } from '../../platform/db/in-batches.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('alarms')

export type AlarmKey = { store_id: string; order_id: string }

/** An alarm as stored. */
export type AlarmRow = AlarmKey & {
  starts_at: Date
  deadline_at: Date
  judged_at: Date | null
  pushed_at: Date | null
  messaged_at: Date | null
  customer_told_at: Date | null
}

const PASS_UNJUDGED = statement(
  'pass_unjudged',
  `WITH fresh AS (
       SELECT a.store_id, a.order_id,
         coalesce((p.sections -> 'alarm' ->> 'push_after_seconds')::int, :push_after_seconds) AS push_after
       FROM order_alarms a LEFT JOIN shop_preferences p ON p.store_id = a.store_id
       WHERE a.ended_at IS NULL AND a.next_at <= :now AND a.judged_at IS NULL
         AND (:is_for_all OR NOT coalesce((p.sections -> 'autoAccept' ->> 'enabled')::boolean, false))
       ORDER BY a.next_at LIMIT :limit FOR UPDATE OF a SKIP LOCKED
     )
     UPDATE order_alarms a SET judged_at = :now,
       next_at = least(a.deadline_at, greatest(:now, a.starts_at + make_interval(secs => f.push_after)))
     FROM fresh f WHERE a.store_id = f.store_id AND a.order_id = f.order_id`,
)

/**
 * Most shops accept their orders by hand: their new alarms skip the auto-accept rules, many in one statement, and wait for the
 * first step. `isForAll`: auto-accept is off for all shops. Returns the number of alarms.
 */
export const passUnjudged = (
  sql: Sql,
  { now, usual, isForAll, limit }: { now: Date; usual: AlarmSettings; isForAll: boolean; limit: number },
): Promise<number> => sql.run(PASS_UNJUDGED, { now, push_after_seconds: usual.push_after_seconds, is_for_all: isForAll, limit })

const WAKE_ANSWERED = statement(
  'wake_answered',
  `UPDATE order_alarms a SET next_at = :now FROM orders o
     WHERE a.ended_at IS NULL AND a.pushed_at IS NOT NULL AND a.next_at > :now
       AND o.store_id = a.store_id AND o.order_id = a.order_id AND o.status <> 'pending'`,
)

/** Notified devices show the question until they learn that it is over: such an alarm ends now, not at its next step. */
export const wakeAnswered = (sql: Sql, now: Date): Promise<number> => sql.run(WAKE_ANSWERED, { now })

const LIST_DUE_ALARMS = statement(
  'list_due_alarms',
  'SELECT store_id, order_id FROM order_alarms WHERE ended_at IS NULL AND next_at <= :now ORDER BY next_at LIMIT :limit',
)

/** Alarms that are due, oldest first. */
export const listDueAlarms = (sql: Sql, now: Date, limit: number): Promise<AlarmKey[]> =>
  sql.rows(LIST_DUE_ALARMS, { now, limit })

const LOCK_DUE_ALARM = statement(
  'lock_due_alarm',
  `SELECT store_id, order_id, starts_at, deadline_at, judged_at, pushed_at, messaged_at, customer_told_at FROM order_alarms
     WHERE store_id = :store_id AND order_id = :order_id AND ended_at IS NULL AND next_at <= :now FOR UPDATE SKIP LOCKED`,
)

/** Locks a due alarm; `undefined` if another node has it or has processed it. */
export const lockDueAlarm = async (sql: Sql, { store_id, order_id }: AlarmKey, now: Date): Promise<AlarmRow | undefined> => {
  return sql.first(LOCK_DUE_ALARM, { store_id, order_id, now })
}

const SET_STEPS_TAKEN = statement(
  'set_steps_taken',
  `UPDATE order_alarms SET next_at = :next_at, judged_at = CASE WHEN :is_judged THEN coalesce(judged_at, :at) ELSE judged_at END,
       pushed_at = CASE WHEN 'push' = ANY(:steps::text[]) THEN :at ELSE pushed_at END,
       messaged_at = CASE WHEN 'message' = ANY(:steps::text[]) THEN :at ELSE messaged_at END,
       joined = joined OR :is_joined,
       customer_told_at = CASE WHEN 'customer' = ANY(:steps::text[]) THEN :at ELSE customer_told_at END
     WHERE store_id = :store_id AND order_id = :order_id`,
)

/** Records the steps taken and the time of the next check. `isJoined`: the shop was told by the message of another order. */
export const setStepsTaken = (
  sql: Sql,
  { store_id, order_id }: AlarmKey,
  taken: { steps: readonly AlarmStep[]; nextAt: Date; at: Date; isJudged: boolean; isJoined: boolean },
): Promise<number> => {
  const { steps, nextAt, at, isJudged, isJoined } = taken
  return sql.run(SET_STEPS_TAKEN, { store_id, order_id, next_at: nextAt, at, steps, is_judged: isJudged, is_joined: isJoined })
}

const SET_ENDED = statement(
  'set_ended',
  `UPDATE order_alarms SET ended_at = :at, ending = :ending, judged_at = coalesce(judged_at, :at) WHERE store_id = :store_id AND order_id = :order_id`,
)

/** Marks the alarm as over. */
export const setEnded = (sql: Sql, { store_id, order_id }: AlarmKey, ending: OrderOutcome, at: Date): Promise<number> =>
  sql.run(SET_ENDED, { store_id, order_id, at, ending })

const PUT_OFF = statement(
  'put_off',
  'UPDATE order_alarms SET next_at = :until WHERE store_id = :store_id AND order_id = :order_id AND ended_at IS NULL',
)

/** Postpones an alarm that could not be processed, so that it blocks no other. */
export const putOff = (sql: Sql, { store_id, order_id }: AlarmKey, until: Date): Promise<number> =>
  sql.run(PUT_OFF, { store_id, order_id, until })

const DELETE_ALARMS_BEFORE = statement('delete_alarms_before', deleteSome('order_alarms', 'ended_at < :before'))

/** Deletes alarms that ended before a moment. Returns the number of rows. */
export const deleteAlarmsBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_ALARMS_BEFORE, { before, limit }))
