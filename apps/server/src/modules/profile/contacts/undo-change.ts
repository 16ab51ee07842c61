import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import { isUniqueViolation } from '../../../platform/db/index.ts'
import { AppError } from '../../../platform/errors.ts'
import {
  removeAdded,
  restoreContact,
  takeAddressFromStranger,
  takeNumberFromStranger,
  undoSince,
  useContactChange,
} from '../../auth/index.ts'
import type { ProfileDeps } from '../deps.ts'
import { hashUndoToken } from './change-contact.ts'

/**
 * Undoes a change of a contact by the link that the old one got, and every later change with it: whoever made them had the account.
 * Every session ends; the password, passkeys and helpers added since go. Works once, without a session. Throws `auth.link_invalid`, `profile.contact_taken`.
 */
export const undoChange = async (
  deps: ProfileDeps,
  token: string,
  { device, ip }: { device: string; ip: string },
): Promise<void> => {
  const at = deps.clock.now()
  const undoing = deps.db.withTx(async (tx) => {
    const change = await useContactChange(tx, hashUndoToken(token), at)
    if (!change) throw new AppError('auth.link_invalid')
    const { user_id } = change
    const before = new Map(
      (await undoSince(tx, { user_id, since: change.changed_at, at })).map((one) => [one.kind, one.old_contact]),
    )
    const phone = before.get('phone')
    const strangers = typeof phone === 'string' ? await takeNumberFromStranger(deps, tx, phone, user_id) : []
    const email = before.get('email')
    if (typeof email === 'string') await takeAddressFromStranger(deps, tx, email, user_id)
    const role = await restoreContact(tx, user_id, { phone, email }, at)
    if (role === undefined) throw new AppError('auth.link_invalid')
    const helpers = await removeAdded(tx, { userId: user_id, role, since: change.changed_at, at })
    for (const kind of before.keys())
      await recordSecurityEvent(tx, deps, {
        kind: kind === 'phone' ? 'profile.phone_changed' : 'profile.email_changed',
        user_id,
        store_id: null,
        device,
        ip,
        details: { undone: 'yes' },
      })
    return [...strangers, ...helpers, ...(await deps.sessions.revokeAllOf(tx, user_id))]
  })
  const ended = await undoing.catch((error: unknown) => {
    if (isUniqueViolation(error, 'users_phone_key') || isUniqueViolation(error, 'users_email_key'))
      throw new AppError('profile.contact_taken')
    throw error
  })
  deps.sessions.recordRevoked(ended)
}
