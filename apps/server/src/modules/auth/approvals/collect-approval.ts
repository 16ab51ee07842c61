import type { AuthDeps } from '../deps.ts'
import { askerKeys } from '../devices/asker-keys.ts'
import { isContactHeld } from '../proofs/contact-changes.repo.ts'
import { beginSignIn, type SignedIn, type SignInContext } from '../sign-in/sign-in.ts'
import { findApprovalState, lockApprovedPerson, useApproval } from './approvals.repo.ts'
import { hashApprovalToken } from './ask-approval.ts'

/** The answer to a device that waits; a sign-in once it was let in. */
export type Collected = SignedIn | 'waiting' | 'refused' | 'ended'

/** Signs the device in that was let in, once, to the shop where its person works if it asked as one of a shop. */
export const collectApproval = async (deps: AuthDeps, token: string, from: SignInContext): Promise<Collected> => {
  const { device_key } = await askerKeys(deps.secrets, from.asker)
  const which = { token_hash: hashApprovalToken(token), device_key, at: deps.clock.now() }
  const outcome = await deps.db.withTx(async (tx) => {
    const approval = await useApproval(tx, which)
    if (!approval) return undefined
    const person = await lockApprovedPerson(tx, approval)
    const isShop = approval.role === 'store_owner'
    if (!person || (isShop && person.store_id === null)) return 'ended'
    if (await isContactHeld(tx, approval.phone, person.user_id, which.at)) return 'ended'
    return beginSignIn(deps, tx, { userId: person.user_id, storeId: isShop ? person.store_id : null }, from, 'device')
  })
  if (outcome === 'ended') return 'ended'
  if (!outcome) return findApprovalState(deps.db, which)
  const { ended, ...signedIn } = outcome
  deps.sessions.recordRevoked(ended)
  return signedIn
}
