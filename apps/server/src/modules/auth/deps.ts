import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import type { Messages } from '../../platform/i18n.ts'
import type { Ids } from '../../platform/ids.ts'
import type { MessageGateway } from '../../platform/messaging/index.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { AttachedData } from './proofs/remove-strangers.ts'
import type { Sessions } from './sessions/sessions.ts'

/** The dependencies of the auth module; created once in compose-modules.ts. */
export type AuthDeps = {
  db: Database
  clock: Clock
  ids: Ids
  secrets: Secrets
  gateway: MessageGateway
  texts: Pick<Messages, 'message'>
  /** `createSessions(...)`, shared with HTTP and sockets. */
  sessions: Sessions
  /** `createPasswords()`, one per process. */
  passwords: Passwords
  /** Our public origin: the base of links in emails, never taken from a request. */
  origin: string
  /** The configured public origin: what passkeys are for. Undefined in development: the host of each request. */
  publicOrigin: string | undefined
  /** Digits of a shop's sign-in code: 4, or 6 (STORE_CODE_DIGITS). */
  storeCodeDigits: number
  /** Activates a registered shop by a code to its owner's number (stores). False if it was not waiting for that. */
  activateStore(sql: Sql, registration: { ownerId: string; storeId: string; at: Date }): Promise<boolean>
  /** What other modules keep of an account. */
  attached: AttachedData
  /** False only for load tests (RATE_LIMIT=off): then a number may request any number of codes. */
  isRateLimited: boolean
}
