import type { NotificationSettings } from '@jhola/contract/notifications/settings'
import type { Overrides } from '@jhola/contract/staff/permissions'
import type { StaffRole } from '@jhola/contract/staff/roles'
import { deleteSome, inBatches } from '../../platform/db/in-batches.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('notifications')

export type NewSubscription = {
  subscription_id: string
  user_id: string
  store_id: string | null
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  at: Date
}

const PUT_SUBSCRIPTION = statement(
  'put_subscription',
  `INSERT INTO push_subscriptions (subscription_id, user_id, store_id, session_id, endpoint, p256dh, auth, created_at)
     VALUES (:subscription_id, :user_id, :store_id, :session_id, :endpoint, :p256dh, :auth, :at)
     ON CONFLICT (endpoint) DO UPDATE SET user_id = :user_id, store_id = :store_id, session_id = :session_id, p256dh = :p256dh, auth = :auth, created_at = :at`,
)

const DELETE_OLDEST_SUBSCRIPTIONS = statement(
  'delete_oldest_subscriptions',
  `DELETE FROM push_subscriptions WHERE subscription_id IN (
       SELECT subscription_id FROM push_subscriptions WHERE user_id = :user_id ORDER BY created_at DESC, subscription_id DESC OFFSET :limit)`,
)

/** Saves a browser's subscription; replaces an earlier one of the same browser, also of another user. */
export const putSubscription = async (sql: Sql, subscription: NewSubscription, limit: number): Promise<void> => {
  const { subscription_id, user_id, store_id, session_id, endpoint, p256dh, auth, at } = subscription
  await sql.run(PUT_SUBSCRIPTION, { subscription_id, user_id, store_id, session_id, endpoint, p256dh, auth, at })
  await sql.run(DELETE_OLDEST_SUBSCRIPTIONS, { user_id, limit })
}

const DELETE_SUBSCRIPTIONS = statement(
  'delete_subscriptions',
  `DELETE FROM push_subscriptions WHERE user_id = :user_id AND CASE WHEN :endpoint::text IS NOT NULL THEN endpoint = :endpoint
       WHEN :device_id::uuid IS NOT NULL THEN subscription_id = :device_id ELSE session_id = :session_id END`,
)

/** Deletes subscriptions of a user: by endpoint, by ID, or all of a session. */
export const deleteSubscriptions = (
  sql: Sql,
  which: { user_id: string; session_id: string; endpoint: string | null; device_id: string | null },
): Promise<number> =>
  sql.run(DELETE_SUBSCRIPTIONS, {
    user_id: which.user_id,
    session_id: which.session_id,
    endpoint: which.endpoint,
    device_id: which.device_id,
  })

export type DeviceRow = { subscription_id: string; session_id: string; device: string; created_at: Date }

const LIST_PUSH_DEVICES = statement(
  'list_push_devices',
  `SELECT p.subscription_id, p.session_id, s.device, p.created_at FROM push_subscriptions p
     JOIN sessions s ON s.session_id = p.session_id AND s.revoked_at IS NULL AND s.expires_at > :now AND s.ends_at > :now
     WHERE p.user_id = :user_id ORDER BY p.created_at DESC, p.subscription_id`,
)

/** Subscribed browsers of a user, latest first, with the name of their session. */
export const listPushDevices = (sql: Sql, userId: string, now: Date): Promise<DeviceRow[]> =>
  sql.rows(LIST_PUSH_DEVICES, { user_id: userId, now })

const DELETE_SUBSCRIPTION = statement(
  'delete_subscription',
  'DELETE FROM push_subscriptions WHERE subscription_id = :subscription_id',
)

export const deleteSubscription = (sql: Sql, subscriptionId: string): Promise<number> =>
  sql.run(DELETE_SUBSCRIPTION, { subscription_id: subscriptionId })

const DELETE_ORPHANS = statement(
  'delete_orphans',
  deleteSome(
    'push_subscriptions',
    `NOT EXISTS (SELECT 1 FROM sessions s WHERE s.session_id = push_subscriptions.session_id
      AND s.revoked_at IS NULL AND s.expires_at > :now AND s.ends_at > :now)`,
  ),
)

/** Deletes subscriptions of ended sessions. Returns how many. */
export const deleteOrphans = (sql: Sql, now: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_ORPHANS, { now, limit }))

const LIST_SUBSCRIPTIONS_OF = statement(
  'list_subscriptions_of',
  `SELECT split_part(endpoint, '/', 3) AS push_service, store_id, created_at FROM push_subscriptions WHERE user_id = :user_id
     ORDER BY created_at, subscription_id`,
)

/** Subscriptions of a user without the full endpoint: who knows it could send to it. */
export const listSubscriptionsOf = (
  sql: Sql,
  userId: string,
): Promise<{ push_service: string; store_id: string | null; created_at: Date }[]> =>
  sql.rows(LIST_SUBSCRIPTIONS_OF, { user_id: userId })

const DELETE_SUBSCRIPTIONS_OF = statement('delete_subscriptions_of', 'DELETE FROM push_subscriptions WHERE user_id = :user_id')

const DELETE_SETTINGS_OF = statement('delete_settings_of', 'DELETE FROM notification_settings WHERE user_id = :user_id')

/** Deletes a user's subscriptions and notification settings. */
export const deletePushesTo = async (sql: Sql, userId: string): Promise<void> => {
  await sql.run(DELETE_SUBSCRIPTIONS_OF, { user_id: userId })
  await sql.run(DELETE_SETTINGS_OF, { user_id: userId })
}

const FIND_SETTINGS = statement('find_settings', 'SELECT settings FROM notification_settings WHERE user_id = :user_id')

export const findSettings = async (sql: Sql, userId: string): Promise<unknown> => {
  const row = await sql.first(FIND_SETTINGS, { user_id: userId })
  return row?.settings
}

const PUT_SETTINGS = statement(
  'put_settings',
  `INSERT INTO notification_settings (user_id, settings, updated_at) VALUES (:user_id, :settings::jsonb, :at)
     ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings, updated_at = excluded.updated_at`,
)

export const putSettings = (sql: Sql, userId: string, settings: NotificationSettings, at: Date): Promise<number> =>
  sql.run(PUT_SETTINGS, { user_id: userId, settings: JSON.stringify(settings), at })

/** A subscribed browser with its user's settings. */
export type Listener = { subscription_id: string; settings: unknown; language: string | null }
/** A browser of one of the shop's people, with what decides about their rights. */
export type ShopListener = Listener & {
  role: 'store_owner' | 'store_staff'
  staff_role: StaffRole
  rights: Overrides
}

const COLUMNS = 'p.subscription_id, n.settings, coalesce(u.language, u.device_language) AS language'
const LISTENERS = `FROM push_subscriptions p
  JOIN sessions s ON s.session_id = p.session_id AND s.revoked_at IS NULL AND s.expires_at > :now AND s.ends_at > :now
  JOIN users u ON u.user_id = p.user_id
  LEFT JOIN notification_settings n ON n.user_id = p.user_id`

const LIST_SHOP_LISTENERS = statement(
  'list_shop_listeners',
  `SELECT ${COLUMNS}, m.role, m.staff_role, m.rights ${LISTENERS} JOIN memberships m ON m.store_id = p.store_id AND m.user_id = p.user_id WHERE p.store_id = :store_id`,
)

/** Browsers of the shop's current users with active sessions. */
export const listShopRecipients = (sql: Sql, storeId: string, now: Date): Promise<ShopListener[]> =>
  sql.rows(LIST_SHOP_LISTENERS, { store_id: storeId, now })

const LIST_OWN_LISTENERS = statement('list_own_listeners', `SELECT ${COLUMNS} ${LISTENERS} WHERE p.user_id = :user_id`)

/** Browsers of one user. */
export const listPersonRecipients = (sql: Sql, userId: string, now: Date): Promise<Listener[]> =>
  sql.rows(LIST_OWN_LISTENERS, { user_id: userId, now })
