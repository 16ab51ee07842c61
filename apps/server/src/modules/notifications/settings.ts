import { notificationSettingsSchema } from '@jhola/contract/notifications/routes'
import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationSettings } from '@jhola/contract/notifications/settings'
import type { Sql } from '../../platform/db/sql.ts'
import { findSettings } from './subscriptions.repo.ts'

/** The stored settings; the defaults before the first change, or when the stored ones are invalid. */
export const toSettings = (kept: unknown): NotificationSettings =>
  notificationSettingsSchema.safeParse(kept).data ?? DEFAULT_NOTIFICATION_SETTINGS

/** The notification settings of a user. */
export const readSettings = async (sql: Sql, userId: string): Promise<NotificationSettings> =>
  toSettings(await findSettings(sql, userId))
