import { paymentRoutes } from '@jhola/contract/payments/routes'
import type { Routes } from '../../platform/http/register.ts'
import { listPaymentMethods, type PaymentDeps } from './list-methods.ts'

/** What can be paid with. */
export const registerPayments = (routes: Routes, deps: PaymentDeps): void => {
  routes.read(paymentRoutes.methods, ({ query, language }) => listPaymentMethods(deps, query.store_id, language))
}
