import type { Tone } from '../../shared/ui/tones.ts'

/** How a check ended. `skipped` could not be asked here and now; it counts neither way. */
export type CheckState = 'passed' | 'failed' | 'skipped'

const GOOD_FROM_PERCENT = 80
const FAIR_FROM_PERCENT = 60

/** Share of the checks that passed, in whole percent; `null` when none was really run. */
export const successRate = (states: readonly CheckState[]): number | null => {
  const run = states.filter((state) => state !== 'skipped')
  return run.length === 0 ? null : Math.round((run.filter((state) => state === 'passed').length * 100) / run.length)
}

/** The colour of a rate: from 80% green, from 60% warning, else error. */
export const rateTone = (percent: number): Tone => {
  if (percent >= GOOD_FROM_PERCENT) return 'success'
  return percent >= FAIR_FROM_PERCENT ? 'warning' : 'error'
}
