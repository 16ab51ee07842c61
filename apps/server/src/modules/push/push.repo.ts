import type { NotificationSettings } from '@jhola/contract/notifications/settings'
import { deleteInBatches } from '../../platform/db/in-batches.ts'
import type { Sql } from '../../platform/db/sql.ts'

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

/** Keeps a browser's subscription; the same browser again, or another person on it, takes the old one's place. */
export const putSubscription = async (sql: Sql, subscription: NewSubscription, most: number): Promise<void> => {
  const { subscription_id, user_id, store_id, session_id, endpoint, p256dh, auth, at } = subscription
  await sql.execute(
    `INSERT INTO push_subscriptions (subscription_id, user_id, store_id, session_id, endpoint, p256dh, auth, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (endpoint) DO UPDATE SET user_id = $2, store_id = $3, session_id = $4, p256dh = $6, auth = $7, created_at = $8`,
    [subscription_id, user_id, store_id, session_id, endpoint, p256dh, auth, at],
  )
  await sql.execute(
    `DELETE FROM push_subscriptions WHERE subscription_id IN (
       SELECT subscription_id FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, subscription_id DESC OFFSET $2)`,
    [user_id, most],
  )
}

/** Forgets browsers of a person: the one at an address, one by its id, or those that a session subscribed. */
export const deleteSubscriptions = (
  sql: Sql,
  which: { user_id: string; session_id: string; endpoint: string | null; device_id: string | null },
): Promise<number> =>
  sql.execute(
    `DELETE FROM push_subscriptions WHERE user_id = $1 AND CASE WHEN $3::text IS NOT NULL THEN endpoint = $3
       WHEN $4::uuid IS NOT NULL THEN subscription_id = $4 ELSE session_id = $2 END`,
    [which.user_id, which.session_id, which.endpoint, which.device_id],
  )

export type DeviceRow = { subscription_id: string; session_id: string; device: string; created_at: Date }

/** Browsers of a person that are pushed to, the latest first, by the name of their session. */
export const listPushDevices = (sql: Sql, userId: string, now: Date): Promise<DeviceRow[]> =>
  sql.query<DeviceRow>(
    `SELECT p.subscription_id, p.session_id, s.device, p.created_at FROM push_subscriptions p
     JOIN sessions s ON s.session_id = p.session_id AND s.revoked_at IS NULL AND s.expires_at > $2 AND s.ends_at > $2
     WHERE p.user_id = $1 ORDER BY p.created_at DESC, p.subscription_id`,
    [userId, now],
  )

export const deleteSubscription = (sql: Sql, subscriptionId: string): Promise<number> =>
  sql.execute('DELETE FROM push_subscriptions WHERE subscription_id = $1', [subscriptionId])

/** Forgets browsers whose session is over. Returns how many. */
export const deleteOrphans = (sql: Sql, now: Date): Promise<number> =>
  deleteInBatches(sql, {
    table: 'push_subscriptions',
    condition: `NOT EXISTS (SELECT 1 FROM sessions s WHERE s.session_id = push_subscriptions.session_id
      AND s.revoked_at IS NULL AND s.expires_at > $1 AND s.ends_at > $1)`,
    values: [now],
  })

/** Browsers that a person subscribed. Not where exactly: whoever knows that address could write to it. */
export const listSubscriptionsOf = (
  sql: Sql,
  userId: string,
): Promise<{ push_service: string; store_id: string | null; created_at: Date }[]> =>
  sql.query(
    `SELECT split_part(endpoint, '/', 3) AS push_service, store_id, created_at FROM push_subscriptions WHERE user_id = $1
     ORDER BY created_at, subscription_id`,
    [userId],
  )

/** Forgets a person's browsers and what they wanted to hear. */
export const deletePushesTo = async (sql: Sql, userId: string): Promise<void> => {
  await sql.execute('DELETE FROM push_subscriptions WHERE user_id = $1', [userId])
  await sql.execute('DELETE FROM notification_settings WHERE user_id = $1', [userId])
}

export const findSettings = async (sql: Sql, userId: string): Promise<unknown> => {
  const rows = await sql.query<{ settings: unknown }>('SELECT settings FROM notification_settings WHERE user_id = $1', [userId])
  return rows[0]?.settings
}

export const putSettings = (sql: Sql, userId: string, settings: NotificationSettings, at: Date): Promise<number> =>
  sql.execute(
    `INSERT INTO notification_settings (user_id, settings, updated_at) VALUES ($1, $2::jsonb, $3)
     ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings, updated_at = excluded.updated_at`,
    [userId, JSON.stringify(settings), at],
  )

/** A browser that may be pushed to, with what its person wants to hear. */
export type Listener = { subscription_id: string; settings: unknown; language: string | null }

const LISTENERS = `SELECT p.subscription_id, n.settings, coalesce(u.language, u.device_language) AS language
  FROM push_subscriptions p
  JOIN sessions s ON s.session_id = p.session_id AND s.revoked_at IS NULL AND s.expires_at > $2 AND s.ends_at > $2
  JOIN users u ON u.user_id = p.user_id
  LEFT JOIN notification_settings n ON n.user_id = p.user_id`

/** Browsers of people who still work in the shop, by living sessions. */
export const listShopListeners = (sql: Sql, storeId: string, now: Date): Promise<Listener[]> =>
  sql.query<Listener>(
    `${LISTENERS} JOIN memberships m ON m.store_id = p.store_id AND m.user_id = p.user_id WHERE p.store_id = $1`,
    [storeId, now],
  )

/** Browsers of one person. */
export const listOwnListeners = (sql: Sql, userId: string, now: Date): Promise<Listener[]> =>
  sql.query<Listener>(`${LISTENERS} WHERE p.user_id = $1`, [userId, now])
