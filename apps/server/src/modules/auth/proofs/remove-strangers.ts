import type { Clock } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { setPhoneVerified } from '../accounts/users.repo.ts'
import { deleteApprovalsOf } from '../devices/delete-approvals.repo.ts'
import { forgetDevicesOf } from '../devices/known-devices.repo.ts'
import { deleteFactorsOf } from '../factor-records/delete-factors-of.ts'
import { deleteLinksOf } from '../links/links.repo.ts'
import { endSessions, SESSIONS_CHANNEL } from '../sessions/sessions.repo.ts'
import { deleteChangesOf } from './contact-changes.repo.ts'
import {
  clearUnproven,
  deleteHelpersOf,
  deleteOtherInvitations,
  deletePinsSince,
  lockUnprovenHolder,
  releaseUnprovenAddress,
  releaseUnprovenNumber,
} from './strangers.repo.ts'

/** What other modules keep of an account; each removes its own. */
export type AttachedData = {
  /** Addresses, consents, carts, push subscriptions, stored answers, and the link from orders to the account. */
  removeSaved(tx: Sql, userId: string): Promise<void>
  /** Registrations of shops that nobody has proven, except one. */
  dropRegistrations(tx: Sql, ownerId: string, keptStoreId: string | null): Promise<void>
  /**
   * A code enters a registration, if it is one: the owner's other registrations go. Unless the screen that made it sent the code
   * (`isOwn`), its contacts besides the proven number go too, because somebody else may have typed them.
   */
  takeRegistration(tx: Sql, registration: { ownerId: string; storeId: string; isOwn: boolean }): Promise<void>
}

export type ProofDeps = { clock: Clock; attached: AttachedData }

/** `storeId`: the shop that the proof enters: the own registration, or the invitation that is accepted by it. `isOwner`: there. */
type Proof = { userId: string; storeId: string | null; isOwner: boolean }

/**
 * Removes everything that was attached to a number before anybody proved it: anybody may have typed it. Sessions, the address and
 * its password, passkeys, PINs, the name, links, helpers, invitations, registrations and saved data go; the shop that the proof enters stays.
 * Returns the ended sessions, for `sessions.recordRevoked` after the commit.
 */
export const removeStrangers = async (
  { clock, attached }: ProofDeps,
  tx: Sql,
  { userId, storeId, isOwner }: Proof,
): Promise<string[]> => {
  const at = clock.now()
  const ended = await endSessions(tx, { userId }, at)
  await clearUnproven(tx, userId, { ownStoreId: isOwner ? storeId : null, at })
  await deleteLinksOf(tx, userId)
  // Undoing a change of before would bring back an address that a stranger had.
  await deleteChangesOf(tx, userId)
  await deleteFactorsOf(tx, userId)
  // Whoever signed in before the number was proven is not known by it.
  await forgetDevicesOf(tx, userId, undefined)
  await deleteApprovalsOf(tx, userId)
  await deleteOtherInvitations(tx, userId, storeId)
  const all = { at, since: null, sessionsChannel: SESSIONS_CHANNEL }
  const [helpers, atDevices] = [await deleteHelpersOf(tx, userId, all), await deletePinsSince(tx, userId, all)]
  await attached.dropRegistrations(tx, userId, storeId)
  await attached.removeSaved(tx, userId)
  return [...ended, ...helpers, ...atDevices]
}

/** Every proof of an account's number ends here. The first one removes strangers. Returns the sessions that ended. */
export const proveNumber = async (deps: ProofDeps, tx: Sql, proof: Proof): Promise<string[]> => {
  const isFirst = (await setPhoneVerified(tx, proof.userId, deps.clock.now())) > 0
  return isFirst ? removeStrangers(deps, tx, proof) : []
}

/**
 * The holder of a number proves it for an account of their own: another account that has it unproven was made by a stranger. It
 * loses everything, and the number.
 */
export const takeNumberFromStranger = async (deps: ProofDeps, tx: Sql, phone: string, userId: string): Promise<string[]> => {
  const holder = await lockUnprovenHolder(tx, phone, userId)
  if (holder === undefined) return []
  const ended = await removeStrangers(deps, tx, { userId: holder, storeId: null, isOwner: false })
  await releaseUnprovenNumber(tx, holder, deps.clock.now())
  return ended
}

/**
 * The holder of an address proves it for an account of their own: a sign-up with it that nobody confirmed was made by anybody. It
 * loses the address, and what was sent there opens nothing.
 */
export const takeAddressFromStranger = async (deps: ProofDeps, tx: Sql, email: string, userId: string): Promise<void> => {
  const holder = await releaseUnprovenAddress(tx, email, userId, deps.clock.now())
  if (holder !== undefined) await deleteLinksOf(tx, holder)
}

/**
 * Removes what whoever changed a contact may have added: every way in besides the restored contacts, and helpers invited, PINs chosen
 * and devices shared since the change. An admin keeps the factors that are older than the change, because a link alone must not replace a second factor.
 * Returns the sessions that ended.
 */
export const removeAdded = async (
  tx: Sql,
  { userId, role, since, at }: { userId: string; role: string; since: Date; at: Date },
): Promise<string[]> => {
  await deleteLinksOf(tx, userId)
  await deleteFactorsOf(tx, userId, role === 'admin' ? since : null)
  await forgetDevicesOf(tx, userId, undefined)
  const added = { at, since, sessionsChannel: SESSIONS_CHANNEL }
  return [...(await deleteHelpersOf(tx, userId, added)), ...(await deletePinsSince(tx, userId, added))]
}
