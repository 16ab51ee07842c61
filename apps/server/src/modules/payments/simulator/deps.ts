import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Ids } from '../../../platform/ids.ts'

/** What the bank of the test mode works with. */
export type SimulatorDeps = { db: Database; clock: Clock; ids: Ids; secret: Buffer }
