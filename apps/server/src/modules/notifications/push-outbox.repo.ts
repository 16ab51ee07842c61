import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('notifications')

export type NewPush = {
  push_id: string
  subscription_id: string
  payload: unknown
  topic: string
  at: Date
  expiresAt: Date
}

const DELETE_REPLACED_PUSH = statement(
  'delete_replaced_push',
  'DELETE FROM push_outbox WHERE subscription_id = :subscription_id AND topic = :topic',
)

const INSERT_PUSH = statement(
  'insert_push',
  `INSERT INTO push_outbox (push_id, subscription_id, payload, topic, next_attempt_at, expires_at, created_at)
     VALUES (:push_id, :subscription_id, :payload::jsonb, :topic, :at, :expires_at, :at)`,
)

/** Inserts a push message into the outbox; deletes a pending one of the same topic for this browser. */
export const insertPush = async (sql: Sql, push: NewPush): Promise<void> => {
  const { push_id, subscription_id, payload, topic, at, expiresAt } = push
  await sql.run(DELETE_REPLACED_PUSH, { subscription_id, topic })
  await sql.run(INSERT_PUSH, { push_id, subscription_id, payload: JSON.stringify(payload), topic, at, expires_at: expiresAt })
}

export type WaitingPush = {
  push_id: string
  subscription_id: string
  payload: unknown
  topic: string
  attempts: number
  expires_at: Date
  endpoint: string
  p256dh: string
  auth: string
}

const TAKE_PUSHES = statement(
  'take_pushes',
  `WITH taken AS (
       UPDATE push_outbox SET attempts = attempts + 1, next_attempt_at = :until_tried WHERE push_id IN (
         SELECT push_id FROM push_outbox WHERE next_attempt_at <= :now ORDER BY next_attempt_at LIMIT :limit FOR UPDATE SKIP LOCKED)
       RETURNING push_id, subscription_id, payload, topic, attempts, expires_at
     )
     SELECT t.push_id, t.subscription_id, t.payload, t.topic, t.attempts, t.expires_at, p.endpoint, p.p256dh, p.auth
     FROM taken t JOIN push_subscriptions p ON p.subscription_id = t.subscription_id`,
)

/** Leases pending push messages until `untilTried`, so that no other node sends them. */
export const takePushes = (sql: Sql, now: Date, untilTried: Date, limit: number): Promise<WaitingPush[]> =>
  sql.rows(TAKE_PUSHES, { now, until_tried: untilTried, limit })

const DELETE_PUSH = statement('delete_push', 'DELETE FROM push_outbox WHERE push_id = :push_id')

export const deletePush = (sql: Sql, pushId: string): Promise<number> => sql.run(DELETE_PUSH, { push_id: pushId })

const SET_NEXT_ATTEMPT = statement('set_next_attempt', 'UPDATE push_outbox SET next_attempt_at = :at WHERE push_id = :push_id')

export const setNextAttempt = (sql: Sql, pushId: string, at: Date): Promise<number> =>
  sql.run(SET_NEXT_ATTEMPT, { push_id: pushId, at })
