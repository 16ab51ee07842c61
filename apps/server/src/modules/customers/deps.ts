import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Secrets } from '../../platform/secrets.ts'

/** The dependencies of the customers module. */
export type CustomerDeps = { db: Database; clock: Clock; ids: Ids; secrets: Secrets }
