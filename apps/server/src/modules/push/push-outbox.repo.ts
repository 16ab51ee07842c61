import type { Sql } from '../../platform/db/sql.ts'

export type NewPush = {
  push_id: string
  subscription_id: string
  payload: unknown
  topic: string
  at: Date
  expiresAt: Date
}

/** Puts a push into the outbox; an older one of the same topic that still waits for this browser is dropped. */
export const insertPush = async (sql: Sql, push: NewPush): Promise<void> => {
  const { push_id, subscription_id, payload, topic, at, expiresAt } = push
  await sql.execute('DELETE FROM push_outbox WHERE subscription_id = $1 AND topic = $2', [subscription_id, topic])
  await sql.execute(
    `INSERT INTO push_outbox (push_id, subscription_id, payload, topic, next_attempt_at, expires_at, created_at)
     VALUES ($1, $2, $3::jsonb, $4, $5, $6, $5)`,
    [push_id, subscription_id, JSON.stringify(payload), topic, at, expiresAt],
  )
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

/** Takes waiting pushes: until `untilTried` nobody else does. */
export const takePushes = (sql: Sql, now: Date, untilTried: Date, most: number): Promise<WaitingPush[]> =>
  sql.query<WaitingPush>(
    `WITH taken AS (
       UPDATE push_outbox SET attempts = attempts + 1, next_attempt_at = $2 WHERE push_id IN (
         SELECT push_id FROM push_outbox WHERE next_attempt_at <= $1 ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING push_id, subscription_id, payload, topic, attempts, expires_at
     )
     SELECT t.push_id, t.subscription_id, t.payload, t.topic, t.attempts, t.expires_at, p.endpoint, p.p256dh, p.auth
     FROM taken t JOIN push_subscriptions p ON p.subscription_id = t.subscription_id`,
    [now, untilTried, most],
  )

export const deletePush = (sql: Sql, pushId: string): Promise<number> =>
  sql.execute('DELETE FROM push_outbox WHERE push_id = $1', [pushId])

export const setNextAttempt = (sql: Sql, pushId: string, at: Date): Promise<number> =>
  sql.execute('UPDATE push_outbox SET next_attempt_at = $2 WHERE push_id = $1', [pushId, at])
