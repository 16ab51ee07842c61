import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Ids } from '../../../platform/ids.ts'

/** Dependencies of the payment simulator. */
export type SimulatorDeps = { db: Database; clock: Clock; ids: Ids; secret: Buffer }
