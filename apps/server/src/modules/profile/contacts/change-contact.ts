import { createHash } from 'node:crypto'
import { UNDO_CONTACT_MS } from '@jhola/contract/constants'
import type { ContactProof } from '@jhola/contract/profile/routes'
import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import { isUniqueViolation } from '../../../platform/db/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import {
  type ContactKind,
  consumePhoneOtp,
  deleteOpenInvitations,
  insertContactChange,
  isContactHeld,
  takeAddressFromStranger,
  takeNumberFromStranger,
} from '../../auth/index.ts'
import type { ProfileDeps } from '../deps.ts'
import { type ContactsBefore, setEmail, setPhone } from '../people.repo.ts'
import type { Asker } from './asker.ts'
import { consumePasscode, requireProof, type UseProof } from './require-proof.ts'

const TOKEN_BYTES = 32
const HOUR_MS = 3_600_000

type NewContact = { phone: string; otp: string } | { email: string; passcode: string }

/** The stored hash of a token that undoes a change. */
export const hashUndoToken = (token: string): Buffer => createHash('sha256').update(`undo:${token}`).digest()

/** Tells the old contact, or the other one if there was none of this kind; the link undoes the change without a sign-in. */
const tellBefore = async (
  deps: ProfileDeps,
  tx: Sql,
  { kind, before, link, language }: { kind: ContactKind; before: ContactsBefore; link: string; language: string },
): Promise<void> => {
  const to = before[kind] ?? before.phone ?? before.email
  if (to === null) return
  const channel = to.includes('@') ? 'email' : 'sms'
  const values = { link, hours: UNDO_CONTACT_MS / HOUR_MS }
  await deps.gateway.send(tx, {
    to,
    channel,
    template: `${kind}_changed`,
    ...(channel === 'email' && { subject: deps.texts.message(language, `profile.${kind}_changed.subject`) }),
    text: deps.texts.message(language, `profile.${kind}_changed.text`, values),
    language,
    usefulMs: UNDO_CONTACT_MS,
    cause: 'account',
  })
}

/** Writes the new contact. The old one stays reserved for this account while the change can be undone. */
const write = async (deps: ProfileDeps, tx: Sql, asker: Asker, kind: ContactKind, contact: string): Promise<string[]> => {
  const { user_id, store_id, session_id } = asker.actor
  const at = deps.clock.now()
  if (await isContactHeld(tx, contact, user_id, at)) throw new AppError('profile.contact_held')
  const strangers = kind === 'phone' ? await takeNumberFromStranger(deps, tx, contact, user_id) : []
  if (kind === 'email') await takeAddressFromStranger(deps, tx, contact, user_id)
  const before = await (kind === 'phone' ? setPhone : setEmail)(tx, { user_id, contact, at })
  if (!before) throw new AppError('auth.required')
  if (before[kind] === contact) return strangers
  if (kind === 'phone') {
    await deleteOpenInvitations(tx, user_id)
    await deps.attached.dropRegistrations(tx, user_id, null)
  }
  const token = deps.ids.secret(TOKEN_BYTES)
  await insertContactChange(tx, {
    change_id: deps.ids.uuid(),
    token_hash: hashUndoToken(token),
    user_id,
    kind,
    old_contact: before[kind],
    new_contact: contact,
    at,
    expiresAt: new Date(at.getTime() + UNDO_CONTACT_MS),
  })
  await tellBefore(deps, tx, { kind, before, link: `${deps.origin}/undo-change?token=${token}`, language: asker.language })
  const { device, ip } = asker
  await recordSecurityEvent(tx, deps, { kind: `profile.${kind}_changed`, user_id, store_id, device, ip })
  return [...strangers, ...(await deps.sessions.revokeAllOf(tx, user_id, { except: session_id }))]
}

const consumeNew = (deps: ProfileDeps, asker: Asker, sent: NewContact): Promise<UseProof> =>
  'phone' in sent ? consumePhoneOtp(deps, sent, asker.asker) : consumePasscode(deps, asker, sent)

/**
 * Changes the account's number or address to one that its holder proved by a code. All other sessions end, and the old contact is
 * told how to undo it. Throws `auth.fresh_sign_in_required`, the errors of wrong codes, `profile.contact_held`, and
 * `profile.contact_taken` only after the right code, so that only its holder learns that the contact is used.
 */
export const changeContact = async (
  deps: ProfileDeps,
  asker: Asker,
  { proof, ...sent }: NewContact & { proof?: ContactProof | undefined },
): Promise<void> => {
  const useProof = await requireProof(deps, asker, proof)
  const useNew = await consumeNew(deps, asker, sent)
  const [kind, contact] = 'phone' in sent ? (['phone', sent.phone] as const) : (['email', sent.email] as const)
  const changing = deps.db.withTx(async (tx) => {
    await useProof(tx)
    await useNew(tx)
    return write(deps, tx, asker, kind, contact)
  })
  const ended = await changing.catch((error: unknown) => {
    if (isUniqueViolation(error, `users_${kind}_key`)) throw new AppError('profile.contact_taken')
    throw error
  })
  deps.sessions.recordRevoked(ended)
}
