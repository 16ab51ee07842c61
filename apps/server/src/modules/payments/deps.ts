import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Messages } from '../../platform/i18n.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import type { OrderTokens } from '../orders/index.ts'
import type { StoreOrderSettingsSource } from '../stores/index.ts'
import type { MatchProposals } from './matching/match-proposals.ts'
import type { Providers } from './providers/index.ts'
import type { PaymentSimulator } from './simulator/payment-simulator.ts'

/** What the payments module works with. */
export type PaymentDeps = {
  db: Database
  clock: Clock
  ids: Ids
  log: Logger
  texts: Pick<Messages, 'message'>
  tokens: OrderTokens
  stores: StoreOrderSettingsSource
  providers: Providers
  tickets: MatchProposals
  /** The bank of the test mode; `null` where there is none. */
  paymentSimulator: PaymentSimulator | null
  /** The state that a pincode lies in: whose tax a credit note takes back. */
  stateOfPincode(pincode: string): string | undefined
  /** Tells the outbox relay that something was committed. */
  wakeOutbox(): void
}
