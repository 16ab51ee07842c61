import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('privacy')

const INSERT_BREACH = statement(
  'insert_breach',
  `INSERT INTO breaches (breach_id, title, known_at, told_at, notice, affected) VALUES (:breach_id, :title, :known_at, :told_at, :notice, :affected)
     ON CONFLICT (breach_id) DO UPDATE SET affected = greatest(breaches.affected, excluded.affected)`,
)

export type NewBreach = { breach_id: string; title: string; known_at: Date; told_at: Date; notice: string; affected: number }

/** Stores a breach; another run with the same notice keeps the first time. */
export const insertBreach = (sql: Sql, breach: NewBreach): Promise<number> => sql.run(INSERT_BREACH, breach)

const INSERT_BREACH_NOTICE = statement(
  'insert_breach_notice',
  `INSERT INTO breach_notices (breach_id, recipient_hash, channel, queued_at) VALUES (:breach_id, :recipient_hash, :channel, :queued_at)
     ON CONFLICT DO NOTHING`,
)

export type NewBreachNotice = { breach_id: string; recipient_hash: string; channel: 'sms' | 'email'; queued_at: Date }

/** Records that a person is told. Zero when that happened before. */
export const insertBreachNotice = (sql: Sql, notice: NewBreachNotice): Promise<number> => sql.run(INSERT_BREACH_NOTICE, notice)
