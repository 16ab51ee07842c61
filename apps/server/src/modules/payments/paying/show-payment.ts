import { isMethodTaken } from '@jhola/contract/orders/placing/placing'
import type { paymentRoutes } from '@jhola/contract/payments/routes'
import { amountDue, isMoneyDue } from '@jhola/contract/payments/rules'
import type { RouteReply } from '@jhola/contract/route'
import { requireOrderAccess, toStoredMoney } from '../../orders/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { findLatest } from '../payments.repo.ts'
import type { Payer } from './pay-order.ts'
import { presentPayment } from './present-payment.ts'

/** The payment state of an order, and the methods that its customer can use now. Throws `orders.not_found`. */
export const showPaymentOf = async (
  deps: PaymentDeps,
  orderId: string,
  { actor, orderToken }: Payer,
): Promise<RouteReply<typeof paymentRoutes.ofOrder>> => {
  const { order } = await requireOrderAccess(deps.db, deps.tokens, orderId, actor, orderToken)
  const [latest, store] = await Promise.all([
    findLatest(deps.db, order.store_id, orderId),
    deps.stores.find(order.store_id, { fresh: false }),
  ])
  const isDue = amountDue(toStoredMoney(order)) > 0
  const isHeld = latest?.status === 'held'
  const carrier = store && deps.providers.forMethod(order.payment_method, store)
  const isOnline =
    isDue && !isHeld && store !== undefined && carrier?.isAuthoritative === true && isMethodTaken(order.payment_method, store)
  return {
    success: true,
    payment: latest ? presentPayment(deps.providers, latest) : null,
    can_pay_online: isOnline && carrier.isReachable(),
    unavailable: isOnline && !carrier.isReachable(),
    can_pay_cash:
      isMoneyDue(order) && !isHeld && store !== undefined && order.payment_method !== 'cod' && isMethodTaken('cod', store),
  }
}
