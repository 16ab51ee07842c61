import type { AlarmStep, Ending } from '@jhola/contract/alarms/rules'
import type { AlarmSettings } from '@jhola/contract/preferences/schema'
import { deleteInBatches } from '../../platform/db/in-batches.ts'
import type { Sql } from '../../platform/db/sql.ts'

export type AlarmKey = { store_id: string; order_id: string }

/** An alarm as its row has it. */
export type AlarmRow = AlarmKey & {
  starts_at: Date
  deadline_at: Date
  judged_at: Date | null
  pushed_at: Date | null
  messaged_at: Date | null
  customer_told_at: Date | null
}

/**
 * Most shops judge their orders themselves: their fresh alarms skip the rules, many in one statement, and wait for the first
 * step. `isForAll`: nobody's orders are judged. Returns how many.
 */
export const passUnjudged = (
  sql: Sql,
  { now, usual, isForAll, most }: { now: Date; usual: AlarmSettings; isForAll: boolean; most: number },
): Promise<number> =>
  sql.execute(
    `WITH fresh AS (
       SELECT a.store_id, a.order_id,
         coalesce((p.sections -> 'alarm' ->> 'push_after_seconds')::int, $2) AS push_after
       FROM order_alarms a LEFT JOIN shop_preferences p ON p.store_id = a.store_id
       WHERE a.ended_at IS NULL AND a.next_at <= $1 AND a.judged_at IS NULL
         AND ($3 OR NOT coalesce((p.sections -> 'autoAccept' ->> 'enabled')::boolean, false))
       ORDER BY a.next_at LIMIT $4 FOR UPDATE OF a SKIP LOCKED
     )
     UPDATE order_alarms a SET judged_at = $1,
       next_at = least(a.deadline_at, greatest($1, a.starts_at + make_interval(secs => f.push_after)))
     FROM fresh f WHERE a.store_id = f.store_id AND a.order_id = f.order_id`,
    [now, usual.push_after_seconds, isForAll, most],
  )

/** Devices that were called show the question until they hear that it is over: such an alarm ends now, not at its next step. */
export const wakeAnswered = (sql: Sql, now: Date): Promise<number> =>
  sql.execute(
    `UPDATE order_alarms a SET next_at = $1 FROM orders o
     WHERE a.ended_at IS NULL AND a.pushed_at IS NOT NULL AND a.next_at > $1
       AND o.store_id = a.store_id AND o.order_id = a.order_id AND o.status <> 'pending'`,
    [now],
  )

/** Alarms whose time has come, the oldest first. */
export const listDueAlarms = (sql: Sql, now: Date, most: number): Promise<AlarmKey[]> =>
  sql.query<AlarmKey>(
    'SELECT store_id, order_id FROM order_alarms WHERE ended_at IS NULL AND next_at <= $1 ORDER BY next_at LIMIT $2',
    [now, most],
  )

/** Takes a due alarm; `undefined` when another node has it, or had it. */
export const lockDueAlarm = async (sql: Sql, { store_id, order_id }: AlarmKey, now: Date): Promise<AlarmRow | undefined> => {
  const rows = await sql.query<AlarmRow>(
    `SELECT store_id, order_id, starts_at, deadline_at, judged_at, pushed_at, messaged_at, customer_told_at FROM order_alarms
     WHERE store_id = $1 AND order_id = $2 AND ended_at IS NULL AND next_at <= $3 FOR UPDATE SKIP LOCKED`,
    [store_id, order_id, now],
  )
  return rows[0]
}

/** Notes which steps were taken and when to look again. */
export const setStepsTaken = (
  sql: Sql,
  { store_id, order_id }: AlarmKey,
  { steps, nextAt, at, isJudged }: { steps: readonly AlarmStep[]; nextAt: Date; at: Date; isJudged: boolean },
): Promise<number> =>
  sql.execute(
    `UPDATE order_alarms SET next_at = $3, judged_at = CASE WHEN $6 THEN coalesce(judged_at, $4) ELSE judged_at END,
       pushed_at = CASE WHEN 'push' = ANY($5::text[]) THEN $4 ELSE pushed_at END,
       messaged_at = CASE WHEN 'message' = ANY($5::text[]) THEN $4 ELSE messaged_at END,
       customer_told_at = CASE WHEN 'customer' = ANY($5::text[]) THEN $4 ELSE customer_told_at END
     WHERE store_id = $1 AND order_id = $2`,
    [store_id, order_id, nextAt, at, steps, isJudged],
  )

/** The alarm is over. */
export const setEnded = (sql: Sql, { store_id, order_id }: AlarmKey, ending: Ending, at: Date): Promise<number> =>
  sql.execute(
    `UPDATE order_alarms SET ended_at = $3, ending = $4, judged_at = coalesce(judged_at, $3) WHERE store_id = $1 AND order_id = $2`,
    [store_id, order_id, at, ending],
  )

/** Puts off an alarm that could not be worked on, so that it holds nobody else up. */
export const putOff = (sql: Sql, { store_id, order_id }: AlarmKey, until: Date): Promise<number> =>
  sql.execute('UPDATE order_alarms SET next_at = $3 WHERE store_id = $1 AND order_id = $2 AND ended_at IS NULL', [
    store_id,
    order_id,
    until,
  ])

/** Forgets alarms that ended before a moment. Returns how many. */
export const deleteAlarmsBefore = (sql: Sql, before: Date): Promise<number> =>
  deleteInBatches(sql, { table: 'order_alarms', condition: 'ended_at < $1', values: [before] })
