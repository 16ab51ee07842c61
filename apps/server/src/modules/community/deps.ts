import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Texts } from '../../platform/texts.ts'

/** What the community module works with. */
export type CommunityDeps = { db: Database; clock: Clock; ids: Ids; texts: Pick<Texts, 'message'> }
