import type { ConsentDecision } from '@jhola/contract/profile/consents'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('profile')

/** A consent decision. */
export type ConsentRow = ConsentDecision & { decided_at: Date }

const LIST_LAST_CONSENTS = statement(
  'list_last_consents',
  `SELECT DISTINCT ON (kind) kind, is_given, text_version, decided_at FROM consents WHERE user_id = :user_id
     ORDER BY kind, decided_at DESC, consent_id DESC`,
)

/** The latest decision of each kind. */
export const listLastConsents = (sql: Sql, userId: string): Promise<ConsentRow[]> =>
  sql.rows(LIST_LAST_CONSENTS, { user_id: userId })

const LIST_CONSENT_HISTORY = statement(
  'list_consent_history',
  `SELECT kind, is_given, text_version, language, device, decided_at FROM consents WHERE user_id = :user_id ORDER BY decided_at, consent_id`,
)

/** All decisions, oldest first. */
export const listConsentHistory = (
  sql: Sql,
  userId: string,
): Promise<(ConsentRow & { device: string; language: string | null })[]> => sql.rows(LIST_CONSENT_HISTORY, { user_id: userId })

export type NewConsent = ConsentRow & { consent_id: string; user_id: string; device: string; language: string }

const INSERT_CONSENT = statement(
  'insert_consent',
  `INSERT INTO consents (consent_id, user_id, kind, is_given, text_version, language, device, decided_at) VALUES (:consent_id, :user_id, :kind, :is_given, :text_version, :language, :device, :decided_at)`,
)

/** Adds a decision; earlier ones stay. */
export const insertConsent = (sql: Sql, consent: NewConsent): Promise<number> =>
  sql.run(INSERT_CONSENT, {
    consent_id: consent.consent_id,
    user_id: consent.user_id,
    kind: consent.kind,
    is_given: consent.is_given,
    text_version: consent.text_version,
    language: consent.language,
    device: consent.device,
    decided_at: consent.decided_at,
  })
