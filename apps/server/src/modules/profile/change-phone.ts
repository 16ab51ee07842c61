import { recordSecurityEvent } from '../../platform/audit/index.ts'
import { isUniqueViolation } from '../../platform/db/index.ts'
import { AppError } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/caller/actor.ts'
import type { Asker as Browser } from '../../platform/http/caller/device-cookie.ts'
import { consumePhoneOtp } from '../auth/index.ts'
import type { ProfileDeps } from './deps.ts'
import { setPhone } from './people.repo.ts'

/** The caller with their device, address and language. */
export type Asker = { actor: Actor; device: string; ip: string; asker: Browser; language: string }

/**
 * Changes the account's phone number to one that the user verified, and notifies the old number. Throws `auth.otp_invalid`;
 * throws `profile.contact_taken` only after a valid OTP, so that only the number's owner learns that it is used.
 */
export const changePhone = async (
  deps: ProfileDeps,
  { phone, otp }: { phone: string; otp: string },
  { actor: { user_id, store_id }, device, ip, asker, language }: Asker,
): Promise<void> => {
  const consumeOtp = await consumePhoneOtp(deps, { phone, otp }, asker)
  const moving = deps.db.withTx(async (tx) => {
    await consumeOtp(tx)
    const changed = await setPhone(tx, { user_id, phone, at: deps.clock.now() })
    if (!changed) throw new AppError('auth.required')
    if (changed.before !== null) {
      const text = deps.texts.message(language, 'profile.phone_changed_sms')
      await deps.gateway.send(tx, {
        to: changed.before,
        channel: 'sms',
        template: 'phone_changed',
        text,
        language,
        cause: 'account',
      })
    }
    await recordSecurityEvent(tx, deps, { kind: 'profile.phone_changed', user_id, store_id, device, ip })
  })
  await moving.catch((error: unknown) => {
    if (isUniqueViolation(error, 'users_phone_key')) throw new AppError('profile.contact_taken')
    throw error
  })
}
