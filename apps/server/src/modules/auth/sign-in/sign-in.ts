import { isStrongMethod, type SignInMethod } from '@jhola/contract/auth/factors/rules'
import type { User } from '@jhola/contract/auth/schema'
import type { Language } from '@jhola/contract/shared/wire'
import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import { showUser } from '../accounts/show-user.ts'
import { setDeviceLanguage, setJoined } from '../accounts/users.repo.ts'
import type { AuthDeps } from '../deps.ts'
import { askerKeys } from '../devices/asker-keys.ts'
import { rememberDevice } from '../devices/known-devices.repo.ts'
import { unlockBySignIn } from '../devices/unlock-by-sign-in.repo.ts'
import { forgetPinsOfDay } from '../passwords/pin-tries-of-day.ts'

/** Device and address of a sign-in, and the browser's previous session. */
export type SignInContext = { device: string; ip: string; asker: Asker; language: Language; before: Actor | null }
/** The person who signs in, and the shop. */
export type Person = { userId: string; storeId: string | null }
/** A started session. */
export type SignedIn = { token: string; user: User }

/** A code to the person's number: an invited staff member joins, and a registered shop is activated by its owner. */
const enterShop = async (
  deps: AuthDeps,
  tx: Sql,
  person: { userId: string; storeId: string },
  from: SignInContext,
): Promise<void> => {
  const at = deps.clock.now()
  const { userId: user_id, storeId: store_id } = person
  await setJoined(tx, { user_id, store_id, at })
  if (!(await deps.activateStore(tx, { ownerId: user_id, storeId: store_id, at }))) return
  await recordSecurityEvent(tx, deps, { kind: 'stores.activated', user_id, store_id, device: from.device, ip: from.ip })
}

/**
 * The last step of every sign-in method, in the transaction that consumes the proof: starts a new session and ends this
 * browser's previous one. The browser becomes a known device of the account. `ended` is for `sessions.recordRevoked` after the commit.
 */
export const beginSignIn = async (
  deps: AuthDeps,
  tx: Sql,
  { userId, storeId }: Person,
  from: SignInContext,
  method: SignInMethod,
  passkeyId?: string,
): Promise<SignedIn & { ended: string[] }> => {
  if (storeId !== null && method === 'code') await enterShop(deps, tx, { userId, storeId }, from)
  const ended = from.before ? await deps.sessions.revoke(tx, from.before.user_id, from.before.session_id) : []
  const keys = await askerKeys(deps.secrets, from.asker)
  const deviceKey = keys.isLasting ? keys.device_key : null
  const { token, actor } = await deps.sessions.begin(tx, {
    userId,
    storeId,
    device: from.device,
    deviceKey,
    by: method,
    passkeyId,
  })
  if (storeId !== null && isStrongMethod(method)) await forgetPinsOfDay(deps, tx, { store_id: storeId, user_id: userId })
  if (keys.isLasting) {
    // Four digits prove too little to make a device known: that spares it the limits of strangers.
    if (isStrongMethod(method)) await rememberDevice(tx, userId, keys, deps.clock.now())
    if (storeId !== null) await unlockBySignIn(tx, { store_id: storeId, user_id: userId, device_key: keys.device_key })
  }
  await setDeviceLanguage(tx, userId, from.language)
  const { device, ip } = from
  await recordSecurityEvent(tx, deps, {
    kind: 'auth.signed_in',
    user_id: userId,
    store_id: storeId,
    device,
    ip,
    details: { method },
  })
  return { token, user: await showUser(tx, actor), ended }
}

/** Records a failed sign-in, with the same work whether or not the account exists. An unknown address is not stored. */
export const recordFailure = (
  deps: AuthDeps,
  userId: string | null,
  { device, ip }: Pick<SignInContext, 'device' | 'ip'>,
  details: Record<string, string>,
): Promise<void> =>
  recordSecurityEvent(deps.db, deps, { kind: 'auth.sign_in_failed', user_id: userId, store_id: null, device, ip, details })
