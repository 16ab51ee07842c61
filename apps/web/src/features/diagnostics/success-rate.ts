import type { Tone } from '../../shared/ui/tones.ts'

/** Result of a check. `skipped` could not be run here and does not count. */
export type CheckState = 'passed' | 'failed' | 'skipped'

const GOOD_FROM_PERCENT = 80
const FAIR_FROM_PERCENT = 60

/** Share of the passed checks, in whole percent; `null` when none ran. */
export const successRate = (states: readonly CheckState[]): number | null => {
  const run = states.filter((state) => state !== 'skipped')
  return run.length === 0 ? null : Math.round((run.filter((state) => state === 'passed').length * 100) / run.length)
}

/** Colour of a rate: green from 80%, warning from 60%, else error. */
export const rateTone = (percent: number): Tone => {
  if (percent >= GOOD_FROM_PERCENT) return 'success'
  return percent >= FAIR_FROM_PERCENT ? 'warning' : 'error'
}
