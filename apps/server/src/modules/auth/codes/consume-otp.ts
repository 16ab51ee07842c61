import { OTP_MAX_TRIES } from '@jhola/contract/constants'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { AuthDeps } from '../deps.ts'
import { takeTry, useCode } from './codes.repo.ts'
import { codeAddress, isRightCode } from './one-time-codes.ts'

/** Consumes a verified code in the transaction of its effect. Throws `auth.otp_invalid` if it was used before. */
export type ConsumeOtp = (tx: Sql) => Promise<void>

/**
 * Verifies a number by the customer's code sent to it. The attempt is counted immediately and stays counted in any case. Throws
 * `auth.otp_invalid`.
 */
export const consumePhoneOtp = async (
  deps: Pick<AuthDeps, 'db' | 'clock' | 'secrets'>,
  { phone, otp }: { phone: string; otp: string },
): Promise<ConsumeOtp> => {
  const pepper = await deps.secrets.get('code_pepper')
  const open = await takeTry(deps.db, codeAddress(phone, 'customer'), OTP_MAX_TRIES, deps.clock.now())
  if (!isRightCode(pepper, open, otp) || !open) throw new AppError('auth.otp_invalid')
  return async (tx) => {
    if ((await useCode(tx, open.code_id, deps.clock.now())) === 0) throw new AppError('auth.otp_invalid')
  }
}
