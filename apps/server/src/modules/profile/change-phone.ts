import { recordSecurityEvent } from '../../platform/audit/index.ts'
import { isUniqueViolation } from '../../platform/db/index.ts'
import { AppError } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/caller/actor.ts'
import { consumePhoneOtp } from '../auth/index.ts'
import type { ProfileDeps } from './deps.ts'
import { setPhone } from './people.repo.ts'

/** Who asks, on which device and from where, and in which language they read. */
export type Asker = { actor: Actor; device: string; ip: string; language: string }

/**
 * Moves the account to another number that its person holds, and tells the one before. Throws `auth.otp_invalid`, and
 * `profile.contact_taken` after a valid code only: who else has a number is nobody's business but its holder's.
 */
export const changePhone = async (
  deps: ProfileDeps,
  { phone, otp }: { phone: string; otp: string },
  { actor: { user_id, store_id }, device, ip, language }: Asker,
): Promise<void> => {
  const consumeOtp = await consumePhoneOtp(deps, { phone, otp })
  const moving = deps.db.withTx(async (tx) => {
    await consumeOtp(tx)
    const changed = await setPhone(tx, { user_id, phone, at: deps.clock.now() })
    if (!changed) throw new AppError('auth.required')
    if (changed.before !== null) {
      const text = deps.texts.message(language, 'profile.phone_changed_sms')
      await deps.gateway.send(tx, { to: changed.before, channel: 'sms', template: 'phone_changed', text, language })
    }
    await recordSecurityEvent(tx, deps, { kind: 'profile.phone_changed', user_id, store_id, device, ip })
  })
  await moving.catch((error: unknown) => {
    if (isUniqueViolation(error, 'users_phone_key')) throw new AppError('profile.contact_taken')
    throw error
  })
}
