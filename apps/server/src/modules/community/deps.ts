import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Messages } from '../../platform/i18n.ts'
import type { Ids } from '../../platform/ids.ts'

/** Dependencies of the community module. */
export type CommunityDeps = { db: Database; clock: Clock; ids: Ids; texts: Pick<Messages, 'message'> }
