import type { Passkey } from '@jhola/contract/auth/factors/schema'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import type { AuthDeps } from '../deps.ts'
import { countFactors } from '../factor-records/apps-and-codes.repo.ts'
import type { PasskeyRow } from '../factor-records/passkey-columns.sql.ts'
import { listPasskeys, renamePasskey } from '../factor-records/passkeys.repo.ts'
import { findSessionProof } from '../sessions/session-proof.repo.ts'

/** A passkey as its owner sees it: no key, no id of the credential. */
export const presentPasskey = (
  row: Pick<PasskeyRow, 'passkey_id' | 'name' | 'is_synced' | 'created_at' | 'used_at'>,
): Passkey => ({
  passkey_id: row.passkey_id,
  name: row.name,
  is_synced: row.is_synced,
  created_at: row.created_at.toISOString(),
  used_at: row.used_at?.toISOString() ?? null,
})

/** What the signed-in person has. */
export const showFactors = async ({ db }: AuthDeps, actor: Actor) => {
  const { hasApp, codesLeft } = await countFactors(db, actor.user_id)
  return {
    passkeys: (await listPasskeys(db, actor.user_id)).map(presentPasskey),
    has_app: hasApp,
    recovery_codes_left: codesLeft,
    is_required: actor.role === 'admin',
    signed_in_by: (await findSessionProof(db, actor)).method,
  }
}

/** Renames one of the own passkeys. Throws `auth.passkey_not_found`. */
export const renameOwnPasskey = async (deps: AuthDeps, actor: Actor, passkey_id: string, name: string): Promise<Passkey> => {
  const row = await renamePasskey(deps.db, { user_id: actor.user_id, passkey_id, name })
  if (!row) throw new AppError('auth.passkey_not_found')
  return presentPasskey(row)
}
