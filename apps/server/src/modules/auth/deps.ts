import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { MessageGateway } from '../../platform/gateway/index.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Texts } from '../../platform/texts.ts'
import type { Sessions } from './sessions.ts'

/** What the auth module works with; made once in app.ts. */
export type AuthDeps = {
  db: Database<unknown>
  clock: Clock
  ids: Ids
  secrets: Secrets
  gateway: MessageGateway
  texts: Pick<Texts, 'message'>
  /** `createSessions(...)`, shared with HTTP and sockets. */
  sessions: Sessions
  /** False only for load tests (RATE_LIMIT=off): then a number may ask for codes as often as it likes. */
  isRateLimited: boolean
}
