import type { Sql } from '../../../../platform/db/sql.ts'
import { statementsOf } from '../../../../platform/db/statement.ts'
import { SHOP_OF } from '../../accounts/shop-of.sql.ts'
import { PASSKEY_COLUMNS, type PasskeyRow } from '../../factor-records/passkey-columns.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

const FIND_PASSKEY_OWNER = statement(
  'find_passkey_owner',
  `SELECT ${PASSKEY_COLUMNS}, u.role, w.store_id FROM passkeys k JOIN users u ON u.user_id = k.user_id AND u.deleted_at IS NULL
     LEFT JOIN LATERAL (${SHOP_OF}) w ON true
     WHERE k.credential_id = :credential_id`,
)

/** A passkey with its person and the shop that they would sign in to. */
export type OwnedPasskey = PasskeyRow & {
  role: 'customer' | 'store_owner' | 'store_staff' | 'admin'
  store_id: string | null
}

export const findPasskeyOwner = async (sql: Sql, credentialId: string): Promise<OwnedPasskey | undefined> =>
  sql.first(FIND_PASSKEY_OWNER, { credential_id: credentialId })
