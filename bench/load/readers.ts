import { join } from 'node:path'
import { showMs, type Timing } from '../harness/statistics.ts'
import type { GetJob } from './get-load.ts'
import { startWorker, type Worker } from './worker.ts'

/** Readers in a separate process. `bytes` is the size of the last answer. */
export const startReaders = (): Promise<Worker<GetJob, Timing & { bytes: number }>> =>
  startWorker(join(import.meta.dirname, 'get-load.ts'), null)

export const TIMING_HEAD = ['calls/s', 'p50', 'p99', 'longest'] as const

/** The table cells of a timing, under `TIMING_HEAD`. */
export const timingCells = (timing: Timing): string[] => [
  timing.perSecond.toFixed(0),
  showMs(timing.p50Ms),
  showMs(timing.p99Ms),
  showMs(timing.maxMs),
]
