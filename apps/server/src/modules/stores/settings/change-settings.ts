import { isDeepStrictEqual } from 'node:util'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import type { storeRoutes } from '@jhola/contract/stores/routes'
import type { StoreSettings } from '@jhola/contract/stores/settings'
import { changedSections, decideSettings, mergeSettings, moneyChanges } from '@jhola/contract/stores/settings-rules'
import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, orThrow } from '../../../platform/errors.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import type { StoreDeps } from '../deps.ts'
import { toColumns, toSettings } from './present-settings.ts'
import { type NumberProofs, provePhone, proveWhatsapp } from './prove-numbers.ts'
import { findSettings, lockPhone, setSettings } from './settings.repo.ts'
import { showSettings } from './show-settings.ts'

/** The owner who makes a change, and from where. */
export type OwnersCall = { actor: ShopPerson; device: string; ip: string }
type SettingsCall = OwnersCall & { proofs: NumberProofs }

/** Checks that need the database. Unchanged values are not checked again: they were valid when they were saved. */
const refuseUnknown = async (deps: StoreDeps, tx: Sql, storeId: string, before: StoreSettings, after: StoreSettings) => {
  const { pincode } = after.address
  if (pincode !== before.address.pincode && !deps.findPincode(pincode)) throw new AppError('geo.pincode_unknown')
  const { phone } = after.profile
  if (phone !== before.profile.phone && (await lockPhone(tx, phone, storeId)).isTaken) throw new AppError('stores.phone_taken')
}

/** How the shop is reached and where its money goes: with these, somebody could take the shop over. */
const ownersFields = ({ profile, money, seller }: StoreSettings) => [
  profile.phone,
  profile.whatsapp,
  profile.email,
  profile.owner_name,
  money.upi_vpa,
  money.upi_payee_name,
  seller.grievance_phone,
  seller.grievance_email,
]

const changesOwnersFields = (before: StoreSettings, after: StoreSettings): boolean =>
  !isDeepStrictEqual(ownersFields(before), ownersFields(after))

const refuseStale = async (tx: Sql, storeId: string): Promise<never> => {
  const row = await findSettings(tx, storeId)
  if (!row) throw new AppError('stores.not_found')
  throw new AppError('stores.stale', { version: row.version })
}

/**
 * Updates whole sections of the caller's shop, or nothing. Only the owner changes the contacts and the UPI ID. New numbers that
 * customers are sent to need a code. Throws `staff.not_permitted`, `stores.phone_unproven`, `auth.otp_invalid`,
 * `stores.stale` for an older version, and validation errors for settings that contradict each other. Unchanged values write nothing, except a code that proves the WhatsApp number.
 */
export const changeSettings = async (
  deps: StoreDeps,
  tx: Sql,
  { actor, device, ip, proofs }: SettingsCall,
  { version, phone_otp: _phone, whatsapp_otp: _whatsapp, ...change }: ParsedBody<typeof storeRoutes.changeSettings>,
): Promise<RouteReply<typeof storeRoutes.changeSettings>> => {
  const { store_id: storeId, user_id } = actor
  const row = await findSettings(tx, storeId)
  if (row?.version !== version) return refuseStale(tx, storeId)
  const before = toSettings(row)
  const after = orThrow(decideSettings(mergeSettings(before, change)))
  const sections = changedSections(before, after)
  if (sections.length === 0 && !proofs.hasWhatsappCode) return showSettings(tx, storeId)
  if (actor.shop_role !== 'owner' && changesOwnersFields(before, after)) throw new AppError('staff.not_permitted')
  await refuseUnknown(deps, tx, storeId, before, after)
  const changed = { userId: user_id, before, provenBefore: row.proven_whatsapp, after, proofs }
  await provePhone(tx, changed)
  const values = toColumns(after, await proveWhatsapp(tx, changed))
  const at = deps.clock.now()
  if ((await setSettings(tx, storeId, { version, values, at })) === 0) return refuseStale(tx, storeId)
  const details = { sections: sections.join(', ') || 'profile', ...moneyChanges(before, after) }
  await recordSecurityEvent(tx, deps, { kind: 'stores.settings_changed', user_id, store_id: storeId, device, ip, details })
  return showSettings(tx, storeId)
}
