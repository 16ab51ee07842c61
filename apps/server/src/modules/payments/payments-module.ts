import { runSteps } from '../../platform/jobs/work-through.ts'
import type { Job, ServerModule } from '../../platform/server-module.ts'
import type { PaymentDeps } from './deps.ts'
import { registerPayments } from './payments.routes.ts'
import { reconcileRefunds, sendPaymentRefunds, sendRefunds } from './refunds/send-refund-payouts.ts'
import { purgeOldWebhookEvents, reconcilePayments, releaseUnpaidOrders } from './settlement/reconcile-payments.ts'
import type { DeliverWebhook } from './simulator/payment-simulator.ts'

const MONEY_EVERY_MS = 5_000
const REPORTS_EVERY_MS = 1_000
/** How often the job looks for attempts to poll; each attempt is polled less often. */
const RECONCILE_CHECK_MS = 30_000

/** Payments and their jobs. `deliver`: sends the simulator's webhooks to this server. */
export const paymentsModule = (deps: PaymentDeps, deliver: DeliverWebhook): ServerModule => ({
  routes: (routes) => registerPayments(routes, deps),
  jobs: [
    { name: 'release-unpaid', everyMs: MONEY_EVERY_MS, run: () => releaseUnpaidOrders(deps) },
    { name: 'reconcile', everyMs: RECONCILE_CHECK_MS, run: () => reconcile(deps) },
    { name: 'send-refunds', everyMs: MONEY_EVERY_MS, run: () => sendRefunds(deps) },
    { name: 'give-back-payments', everyMs: MONEY_EVERY_MS, run: () => sendPaymentRefunds(deps) },
    ...testBankJobs(deps, deliver),
  ],
  retention: [{ step: 'payment reports', run: () => purgeOldWebhookEvents(deps) }],
})

const reconcile = (deps: PaymentDeps): Promise<number> =>
  runSteps(
    [
      { step: 'payments', run: () => reconcilePayments(deps) },
      { step: 'returns', run: () => reconcileRefunds(deps) },
    ],
    { job: 'reconcile', log: deps.log },
  )

const testBankJobs = ({ paymentSimulator }: PaymentDeps, deliver: DeliverWebhook): Job[] =>
  paymentSimulator ? [{ name: 'test-bank', everyMs: REPORTS_EVERY_MS, run: () => paymentSimulator.sendWebhooks(deliver) }] : []
