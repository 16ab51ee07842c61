import type { orderRoutes } from '@jhola/contract/orders/routes'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import type { OrderDeps } from '../deps.ts'

/**
 * Confirms a number by the code sent to it and gives the device a proof for its orders. Each attempt is counted and stays counted.
 * Throws `auth.otp_invalid`.
 */
export const proveNumber = async (
  deps: OrderDeps,
  { phone, otp }: ParsedBody<typeof orderRoutes.proveNumber>,
  asker: Asker,
): Promise<RouteReply<typeof orderRoutes.proveNumber>> => {
  const consumeCode = await deps.verifyPhoneCode({ phone, otp }, asker)
  await consumeCode(deps.db)
  const { proof, validUntil } = deps.proofs.issue(phone, deps.clock.now().getTime())
  return { success: true, proof, valid_until: validUntil.toISOString() }
}
