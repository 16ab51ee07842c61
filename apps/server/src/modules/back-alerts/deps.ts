import type { PushPayload } from '@jhola/contract/notifications/payload'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import type { Messages } from '../../platform/i18n.ts'
import type { Ids } from '../../platform/ids.ts'
import type { MessageGateway } from '../../platform/messaging/index.ts'
import type { StoreOrderSettingsSource } from '../stores/index.ts'

/** `topic`: a newer push replaces an older one of the same topic. */
export type BackPush = {
  topic: string
  write(language: string): Pick<PushPayload, 'title' | 'body' | 'data' | 'actions' | 'stays'>
}

/** Dependencies of the wishes to be told, created once in compose-modules.ts. */
export type BackAlertDeps = {
  db: Database
  clock: Clock
  ids: Ids
  texts: Messages
  gateway: MessageGateway
  /** Queues a push to every device of an account; returns their number. */
  push(tx: Sql, userId: string, notice: BackPush): Promise<number>
  findStore: StoreOrderSettingsSource['find']
  /** The public address of this server. */
  origin: string
}
