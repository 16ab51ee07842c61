import type { Config } from './config.ts'
import type { Passwords } from './modules/auth/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/index.ts'
import type { DeviceCookie } from './platform/http/caller/device-cookie.ts'
import type { SameSite } from './platform/http/caller/same-site.ts'
import type { SessionCookie } from './platform/http/caller/session-cookie.ts'
import type { Messages } from './platform/i18n.ts'
import type { Ids } from './platform/ids.ts'
import type { Logger } from './platform/logger.ts'
import type { MessageGateway } from './platform/messaging/index.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Secrets } from './platform/secrets.ts'

/** The dependencies of the application, independent of how they are created. */
export type Deps = {
  config: Config
  db: Database
  clock: Clock
  ids: Ids
  log: Logger
  metrics: Metrics
  gateway: MessageGateway
  secrets: Secrets
  /** Default: hashes as dear as OWASP asks for. Tests with hundreds of passwords give cheap ones. */
  passwords?: Passwords
}

/** Dependencies that all modules share. */
export type Shared = Deps & { texts: Messages; cookie: SessionCookie; deviceCookie: DeviceCookie; sameSite: SameSite }
