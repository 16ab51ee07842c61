import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Messages } from '../../platform/i18n.ts'
import type { Ids } from '../../platform/ids.ts'
import type { MessageGateway } from '../../platform/messaging/index.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { OperatorSettings } from './operator-settings.ts'

/** Dependencies of the grievances module. */
export type GrievanceDeps = {
  db: Database
  clock: Clock
  ids: Ids
  secrets: Secrets
  gateway: MessageGateway
  texts: Pick<Messages, 'message'>
  operator: OperatorSettings
  /** `https://jhola.example`, for links in messages. */
  origin: string
}
