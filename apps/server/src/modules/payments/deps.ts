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

/** Dependencies of the payments module. */
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
  /** The payment simulator of the test mode; `null` when it is off. */
  paymentSimulator: PaymentSimulator | null
  /** The state of a PIN code; decides the taxes of a credit note. */
  stateOfPincode(pincode: string): string | undefined
  /** Wakes the outbox relay after a commit. */
  wakeOutbox(): void
}
