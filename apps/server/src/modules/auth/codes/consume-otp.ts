import { OTP_MAX_TRIES } from '@jhola/contract/constants'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { AuthDeps } from '../deps.ts'
import { takeTry, useCode } from './codes.repo.ts'
import { codeAddress, isRightCode } from './one-time-codes.ts'

/** Uses a proof up inside the transaction of what it proves. Throws `auth.otp_invalid` when somebody was quicker. */
export type ConsumeOtp = (tx: Sql) => Promise<void>

/**
 * Somebody shows that they hold a number, by the customer's code that was sent there. The try is counted at once and stays
 * counted, whatever comes after. Throws `auth.otp_invalid`.
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
