import type { ConsentDecision } from '@jhola/contract/profile/consents'
import type { Sql } from '../../platform/db/sql.ts'

/** What somebody decided. */
export type ConsentRow = ConsentDecision & { decided_at: Date }

/** The latest decision of each kind. */
export const listLastConsents = (sql: Sql, userId: string): Promise<ConsentRow[]> =>
  sql.query<ConsentRow>(
    `SELECT DISTINCT ON (kind) kind, is_given, text_version, decided_at FROM consents WHERE user_id = $1
     ORDER BY kind, decided_at DESC, consent_id DESC`,
    [userId],
  )

/** Every decision there ever was, the oldest first. */
export const listConsentHistory = (sql: Sql, userId: string): Promise<(ConsentRow & { device: string })[]> =>
  sql.query<ConsentRow & { device: string }>(
    `SELECT kind, is_given, text_version, device, decided_at FROM consents WHERE user_id = $1 ORDER BY decided_at, consent_id`,
    [userId],
  )

export type NewConsent = ConsentRow & { consent_id: string; user_id: string; device: string }

/** Writes a decision beside those before it. */
export const insertConsent = (sql: Sql, consent: NewConsent): Promise<number> =>
  sql.execute(
    `INSERT INTO consents (consent_id, user_id, kind, is_given, text_version, device, decided_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      consent.consent_id,
      consent.user_id,
      consent.kind,
      consent.is_given,
      consent.text_version,
      consent.device,
      consent.decided_at,
    ],
  )
