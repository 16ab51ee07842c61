import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import type { AuthDeps } from '../deps.ts'
import { checkCode } from './check-code.ts'
import { codeAddress } from './one-time-codes.ts'

/** Consumes a verified code in the transaction of its effect. Throws `auth.otp_invalid` if it was used before. */
export type ConsumeOtp = (tx: Sql) => Promise<void>

/**
 * Verifies a number by the customer's code sent to it, typed on the device that asked for it. The attempt is counted immediately
 * and stays counted in any case. Throws `auth.otp_invalid`.
 */
export const consumePhoneOtp = async (
  deps: Pick<AuthDeps, 'db' | 'clock' | 'secrets'>,
  { phone, otp }: { phone: string; otp: string },
  asker: Asker,
): Promise<ConsumeOtp> => {
  const use = await checkCode(deps, codeAddress(phone, 'customer'), otp, asker)
  if (!use) throw new AppError('auth.otp_invalid')
  return async (tx) => {
    if (!(await use(tx))) throw new AppError('auth.otp_invalid')
  }
}
