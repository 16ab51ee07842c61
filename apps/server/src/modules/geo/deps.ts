import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Geocoder } from './geocoder.ts'

/** What the geo module works with; `geocoder` null: no service is configured. */
export type GeoDeps = { geocoder: Geocoder | null; clock: Clock; log: Pick<Logger, 'warn'> }
