import { picturePath } from '@jhola/contract/media/pictures'
import type { RouteReply } from '@jhola/contract/route'
import type { storeRoutes } from '@jhola/contract/stores/routes'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { toSettings } from './present-settings.ts'
import { findSettings } from './settings.repo.ts'

type SettingsReply = RouteReply<typeof storeRoutes.settings>

/** All settings, with the version that a change must send. Throws `stores.not_found`. */
export const showSettings = async (sql: Sql, storeId: string): Promise<SettingsReply> => {
  const row = await findSettings(sql, storeId)
  if (!row) throw new AppError('stores.not_found')
  const photo = row.photo_media_id === null ? null : picturePath(row.photo_media_id)
  const isWhatsappProven = row.whatsapp !== null && [row.phone, row.proven_whatsapp].includes(row.whatsapp)
  return { success: true, version: row.version, photo, is_whatsapp_proven: isWhatsappProven, settings: toSettings(row) }
}
