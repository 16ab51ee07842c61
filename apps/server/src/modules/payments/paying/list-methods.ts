import { DEFAULT_STORE_ID } from '@jhola/contract/constants'
import { isPaidAfterAcceptance } from '@jhola/contract/orders/paid-after-acceptance'
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import { isMethodTaken } from '@jhola/contract/orders/placing/placing'
import type { paymentRoutes } from '@jhola/contract/payments/routes'
import { METHOD_IDS } from '@jhola/contract/payments/schema'
import type { RouteReply } from '@jhola/contract/route'
import type { Language } from '@jhola/contract/shared/wire'
import { AppError } from '../../../platform/errors.ts'
import type { StoreForOrders } from '../../stores/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { findUsualMethod } from './usual-method.read.ts'

/** What a customer reads below a method. UPI to the shop itself names whom the payer's app will show. */
const describe = (
  texts: Pick<PaymentDeps['texts'], 'message'>,
  language: Language,
  id: OrderPaymentMethod,
  store: StoreForOrders,
): string => {
  if (id !== 'upi' || store.upi_vpa === null) return texts.message(language, `payments.${id}.description`)
  const when = texts.message(language, store.asks_upi_after ? 'payments.upi.after_acceptance' : 'payments.upi.direct')
  if (store.upi_payee_name !== null)
    return `${when} ${texts.message(language, 'payments.upi.payee', { payee: store.upi_payee_name })}`
  return store.is_new ? `${when} ${texts.message(language, 'payments.upi.no_payee')}` : when
}

/** All payment methods with whether this shop accepts them; without a shop, with the defaults. Throws `stores.not_found`. */
export const listPaymentMethods = async (
  { db, stores, texts, providers }: Pick<PaymentDeps, 'db' | 'stores' | 'texts' | 'providers'>,
  storeId: string | undefined,
  language: Language,
): Promise<RouteReply<typeof paymentRoutes.methods>> => {
  const store = await stores.find(storeId ?? DEFAULT_STORE_ID, { fresh: false })
  if (!store) throw new AppError('stores.not_found')
  const usual = await findUsualMethod(db, store.store_id)
  const methods = METHOD_IDS.map((id) => {
    const carrier = providers.forMethod(id, store)
    const isTaken = isMethodTaken(id, store)
    const unavailable = isTaken && carrier?.isReachable() === false
    const enabled = isTaken && !unavailable
    return {
      id,
      name: texts.message(language, `payments.${id}.name`),
      description: describe(texts, language, id, store),
      enabled,
      unavailable,
      after_acceptance: isPaidAfterAcceptance({ method: id, status: 'pending' }, store),
      is_usual: id === usual,
      is_test: enabled && (carrier?.isTest ?? false),
    }
  })
  return { success: true, methods }
}
