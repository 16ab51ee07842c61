import { deleteSome, inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** What says that an account is used, or was. A test finds tables that refer to accounts and are not here. */
export const ACCOUNT_USES = [
  ...['addresses', 'authenticator_apps', 'consents', 'contact_changes', 'email_links', 'former_memberships', 'known_devices'],
  ...['memberships', 'nominees', 'notification_settings', 'passkeys', 'push_subscriptions', 'recovery_codes', 'sessions'],
  ...['account_carts', 'account_favourites', 'back_alerts', 'photo_lists', 'sign_in_approvals'],
]

const isUnusedIn = (table: string, column = 'user_id') =>
  `NOT EXISTS (SELECT 1 FROM ${table} x WHERE x.${column} = users.user_id)`

const DELETE_ABANDONED_ACCOUNTS = statement(
  'delete_abandoned_accounts',
  deleteSome(
    'users',
    `created_at < :before AND updated_at < :before AND phone_verified_at IS NULL AND email_verified_at IS NULL AND deleted_at IS NULL
       AND role <> 'admin' AND ${[
         ...ACCOUNT_USES.map((table) => isUnusedIn(table)),
         isUnusedIn('stores', 'owner_user_id'),
         isUnusedIn('orders', 'customer_user_id'),
       ].join(' AND ')}`,
  ),
)

/**
 * Deletes accounts that somebody began before a moment and nobody proved: of a registration or an invitation that is gone, of a
 * sign-up whose link was not opened. Returns the number of rows.
 */
export const deleteAbandonedAccounts = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_ABANDONED_ACCOUNTS, { before, limit }))
