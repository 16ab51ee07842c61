import { isConsentStanding } from '@jhola/contract/profile/consents'
import { CONSENT_KINDS, type Profile } from '@jhola/contract/profile/schema'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import { listAddresses } from './addresses/addresses.repo.ts'
import { type ConsentRow, listLastConsents } from './consents/consents.repo.ts'
import { listBusyStores } from './own-stores.read.ts'
import { findPerson } from './people.repo.ts'

/** Every kind of consent, decided or not. */
const presentConsents = (decided: readonly ConsentRow[]): Profile['consents'] =>
  CONSENT_KINDS.map((kind) => {
    const last = decided.find((row) => row.kind === kind)
    return { kind, is_given: last !== undefined && isConsentStanding(last), decided_at: last?.decided_at.toISOString() ?? null }
  })

/** The profile as its user may edit it. Throws `auth.required` when the account was just deleted. */
export const showProfile = async (sql: Sql, userId: string): Promise<Profile> => {
  const person = await findPerson(sql, userId)
  if (!person) throw new AppError('auth.required')
  const { email_verified_at, ...shown } = person
  return {
    ...shown,
    email_verified: email_verified_at !== null,
    consents: presentConsents(await listLastConsents(sql, userId)),
    addresses: await listAddresses(sql, userId),
    owned_stores: await listBusyStores(sql, userId),
  }
}
