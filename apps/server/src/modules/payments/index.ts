import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { createMatchProposals, type MatchProposals } from './matching/match-proposals.ts'
import { createProviders, type Providers } from './providers/index.ts'
import { createRazorpay } from './providers/razorpay/razorpay.ts'
import type { RazorpaySettings } from './providers/razorpay/settings.ts'
import { createPaymentSimulator, type PaymentSimulator } from './simulator/payment-simulator.ts'
import { createSimulatorProvider } from './simulator/simulator-provider.ts'

export { deleteNamesInBooks } from './actor-labels.repo.ts'
export { listPaymentsOf } from './customer-payments.read.ts'
export type { PaymentDeps } from './deps.ts'
export { findTransaction } from './payments.repo.ts'
export { paymentsModule } from './payments-module.ts'
export {
  findMissingRazorpay,
  type RazorpaySettings,
  razorpayEnvironment,
  toRazorpaySettings,
} from './providers/razorpay/settings.ts'
export { payBackBy } from './refunds/pay-back.ts'
export { reconcileRefunds, sendPaymentRefunds, sendRefunds } from './refunds/send-refund-payouts.ts'
export { listEarlyRefunds } from './refunds/show-refunds.ts'
export { addPaymentCallback } from './settlement/payment-callback.ts'
export { reconcilePayments, releaseUnpaidOrders } from './settlement/reconcile-payments.ts'
export type { DeliverWebhook } from './simulator/payment-simulator.ts'

/** The payment providers of this server. `onlineMethods`: the methods of its payment services. */
export type PaymentSetup = {
  tickets: MatchProposals
  paymentSimulator: PaymentSimulator | null
  providers: Providers
  onlineMethods: OrderPaymentMethod[]
}

/** Direct payments are always configured; Razorpay with an account, and the simulator in the test mode. */
export const configurePayments = async (deps: {
  db: Database
  clock: Clock
  ids: Ids
  secrets: Secrets
  isTestMode: boolean
  razorpay: RazorpaySettings | undefined
  publicOrigin: string
}): Promise<PaymentSetup> => {
  const secret = await deps.secrets.get('test_bank')
  const paymentSimulator = deps.isTestMode ? createPaymentSimulator({ ...deps, secret }) : null
  const razorpay = deps.razorpay ? [await createRazorpay(deps.razorpay, deps)] : []
  const simulator = paymentSimulator ? [createSimulatorProvider({ ...deps, secret, bank: paymentSimulator })] : []
  const providers = createProviders([...razorpay, ...simulator])
  const authoritative = providers.all.filter(({ isAuthoritative }) => isAuthoritative)
  const tickets = createMatchProposals(await deps.secrets.get('upi_match'))
  return { tickets, paymentSimulator, providers, onlineMethods: authoritative.flatMap(({ methods }) => methods) }
}
