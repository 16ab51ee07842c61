import { UNPROVEN_LIMITS } from '@jhola/contract/constants'
import type { Shared } from './deps.ts'
import { type CatalogueDeps, findElsewhere } from './modules/catalogue/index.ts'
import { findPincode } from './modules/geo/index.ts'
import { createPhoneProofs, createStrangerRules, type OrderDeps } from './modules/orders/index.ts'

/** The public origin of this server. */
export const originOf = (config: Shared['config']): string => config.publicOrigin ?? `http://localhost:${config.port}`

/** What makes a number proven, and what others may order. */
export const composeTrust = async ({ config, clock, secrets }: Shared): Promise<Pick<OrderDeps, 'proofs' | 'strangers'>> => {
  const secret = await secrets.get('unproven_orders')
  return {
    proofs: createPhoneProofs(await secrets.get('phone_proofs'), { isSecure: originOf(config).startsWith('https:') }),
    strangers: config.strangerLimits
      ? createStrangerRules({ clock, secret, limits: config.rateLimit ? UNPROVEN_LIMITS : null })
      : null,
  }
}

/** Where orders go, and the shops around. */
export const composeAround = (
  { db, clock, texts }: Shared,
  listDelivering: CatalogueDeps['listDelivering'],
): Pick<OrderDeps, 'stateOfPincode' | 'placeOfPincode' | 'findElsewhere'> => ({
  stateOfPincode: (pincode) => findPincode(pincode)?.state,
  placeOfPincode: findPincode,
  findElsewhere: (wanted) => findElsewhere({ db, clock, texts, listDelivering }, wanted),
})
