import { DEFAULT_STORE_ID } from '@jhola/contract/constants'
import { isMethodTaken } from '@jhola/contract/orders/placing/placing'
import type { paymentRoutes } from '@jhola/contract/payments/routes'
import { METHOD_IDS } from '@jhola/contract/payments/schema'
import type { RouteReply } from '@jhola/contract/route'
import type { Language } from '@jhola/contract/shared/wire'
import { AppError } from '../../../platform/errors.ts'
import type { PaymentDeps } from '../deps.ts'

/** All payment methods with whether this shop accepts them; without a shop, with the defaults. Throws `stores.not_found`. */
export const listPaymentMethods = async (
  { stores, texts, providers }: Pick<PaymentDeps, 'stores' | 'texts' | 'providers'>,
  storeId: string | undefined,
  language: Language,
): Promise<RouteReply<typeof paymentRoutes.methods>> => {
  const store = await stores.find(storeId ?? DEFAULT_STORE_ID, { fresh: false })
  if (!store) throw new AppError('stores.not_found')
  const methods = METHOD_IDS.map((id) => {
    const carrier = providers.forMethod(id, store)
    const isTaken = isMethodTaken(id, store)
    const unavailable = isTaken && carrier?.isReachable() === false
    const enabled = isTaken && !unavailable
    return {
      id,
      name: texts.message(language, `payments.${id}.name`),
      description: texts.message(language, `payments.${id}.description`),
      enabled,
      unavailable,
      is_test: enabled && (carrier?.isTest ?? false),
    }
  })
  return { success: true, methods }
}
