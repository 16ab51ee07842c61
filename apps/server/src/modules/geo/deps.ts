import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Geocoder } from './geocoder.ts'

/** Dependencies of the geo module; `geocoder` null: no service is configured. */
export type GeoDeps = { geocoder: Geocoder | null; clock: Clock; log: Pick<Logger, 'warn'> }
