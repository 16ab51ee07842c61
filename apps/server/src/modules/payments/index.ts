import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { createMatchTickets, type MatchTickets } from './matching/match-proposals.ts'
import { createProviders, type Providers } from './providers/index.ts'
import { createRazorpay } from './providers/razorpay/razorpay.ts'
import type { RazorpaySettings } from './providers/razorpay/settings.ts'
import { createTestBank, type TestBank } from './simulator/payment-simulator.ts'
import { createSimulator } from './simulator/simulator-provider.ts'

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
export { giveBackPayments, reconcileReturns, sendRefunds } from './refunds/send-refund-payouts.ts'
export { listEarlyRefunds } from './refunds/show-refunds.ts'
export { addPaymentReturn } from './settlement/payment-callback.ts'
export { reconcilePayments, releaseUnpaidOrders } from './settlement/reconcile-payments.ts'
export type { DeliverReport } from './simulator/payment-simulator.ts'

/** What paying is done with on this server. `onlineMethods`: what its payment services take. */
export type Paying = {
  tickets: MatchTickets
  testBank: TestBank | null
  providers: Providers
  onlineMethods: OrderPaymentMethod[]
}

/** The shop itself always; Razorpay where there is an account, and where the test mode is on its bank too. */
export const configurePaying = async (deps: {
  db: Database
  clock: Clock
  ids: Ids
  secrets: Secrets
  isTestMode: boolean
  razorpay: RazorpaySettings | undefined
  publicOrigin: string
}): Promise<Paying> => {
  const secret = await deps.secrets.get('test_bank')
  const testBank = deps.isTestMode ? createTestBank({ ...deps, secret }) : null
  const razorpay = deps.razorpay ? [await createRazorpay(deps.razorpay, deps)] : []
  const simulator = testBank ? [createSimulator({ ...deps, secret, bank: testBank })] : []
  const providers = createProviders([...razorpay, ...simulator])
  const judges = providers.all.filter(({ isJudge }) => isJudge)
  const tickets = createMatchTickets(await deps.secrets.get('upi_match'))
  return { tickets, testBank, providers, onlineMethods: judges.flatMap(({ methods }) => methods) }
}
