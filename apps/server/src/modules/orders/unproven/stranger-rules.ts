import type { Clock } from '../../../platform/clock.ts'
import type { StrangerDeps } from '../deps.ts'
import { COUNTED_BY_NOTHING, createCountedBy, type UnprovenLimits } from './counted-by.ts'
import { createProvenCustomers } from './proven-customers.ts'

/** The rules for unproven numbers. `limits` null, for load tests: their open orders are not counted. */
export const createStrangerRules = (given: { clock: Clock; secret: Buffer; limits: UnprovenLimits | null }): StrangerDeps => ({
  provenCustomers: createProvenCustomers(given.clock),
  countedBy: given.limits ? createCountedBy(given.secret, given.limits) : () => COUNTED_BY_NOTHING,
})
