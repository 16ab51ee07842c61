import type { ParsedBody } from '@jhola/contract/route'
import type { storeRoutes } from '@jhola/contract/stores/routes'
import { AppError } from '../../../platform/errors.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import { type ConsumeOtp, consumePhoneOtp } from '../../auth/index.ts'
import type { StoreDeps } from '../deps.ts'

/**
 * Checks the code to a new number of the shop; the returned function uses it up in the transaction of the change, or throws
 * `stores.phone_unproven` without a code and `auth.otp_invalid` for a wrong one. It throws there, because a call that is sent again
 * gets its first answer although its code is used.
 */
export const preparePhoneProof = async (
  deps: Pick<StoreDeps, 'db' | 'clock' | 'secrets'>,
  { profile, phone_otp: otp }: ParsedBody<typeof storeRoutes.changeSettings>,
  asker: Asker,
): Promise<ConsumeOtp> => {
  const refuse = (error: AppError) => () => Promise.reject(error)
  if (!profile || otp === undefined) return refuse(new AppError('stores.phone_unproven'))
  return consumePhoneOtp(deps, { phone: profile.phone, otp }, asker).catch((error: unknown) => {
    if (error instanceof AppError) return refuse(error)
    throw error
  })
}
