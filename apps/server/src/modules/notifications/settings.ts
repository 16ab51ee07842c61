import { notificationSettingsSchema } from '@jhola/contract/notifications/routes'
import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationSettings } from '@jhola/contract/notifications/settings'
import type { Sql } from '../../platform/db/sql.ts'
import { findSettings } from './subscriptions.repo.ts'

/** Settings as they were kept; the specified defaults before the first change, or when they no longer fit. */
export const toSettings = (kept: unknown): NotificationSettings =>
  notificationSettingsSchema.safeParse(kept).data ?? DEFAULT_NOTIFICATION_SETTINGS

/** What a person is told of. */
export const readSettings = async (sql: Sql, userId: string): Promise<NotificationSettings> =>
  toSettings(await findSettings(sql, userId))
