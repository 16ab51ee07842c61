import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { createProviders, type Providers } from './providers/index.ts'
import { createSimulator } from './providers/simulator.ts'
import type { TestBank } from './test-bank/test-bank.ts'

export type { PaymentDeps } from './deps.ts'
export { registerPayments } from './payments.routes.ts'
export type { Providers } from './providers/index.ts'
export { giveBackPayments } from './settle-payment.ts'
export { createTestBank, type DeliverReport, type TestBank } from './test-bank/test-bank.ts'

/** The providers of this server: the shop itself always, the simulator where the test mode is on. */
export const configureProviders = (deps: { db: Database<unknown>; clock: Clock; testBank: TestBank | null }): Providers =>
  createProviders(deps.testBank ? [createSimulator({ ...deps, bank: deps.testBank })] : [])
