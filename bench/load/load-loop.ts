import { summarise, type Timing } from '../harness/statistics.ts'

/** Number of callers and duration of the load. */
export type Load = { concurrency: number; warmUpMs: number; measureMs: number }

/**
 * Calls `work` from several parallel callers; each calls again after its answer. `work` returns whether the answer was good.
 * Calls that begin during the warm-up count only in `all`.
 */
export const loadLoop = async (load: Load, work: (caller: number) => Promise<boolean>): Promise<Timing & { all: number }> => {
  const latenciesMs: number[] = []
  let failed = 0
  let all = 0
  const countFromMs = performance.now() + load.warmUpMs
  const untilMs = countFromMs + load.measureMs
  const caller = async (_: unknown, index: number): Promise<void> => {
    for (;;) {
      const begunMs = performance.now()
      if (begunMs >= untilMs) return
      const isGood = await work(index)
      all += 1
      if (begunMs < countFromMs) continue
      if (isGood) latenciesMs.push(performance.now() - begunMs)
      else failed += 1
    }
  }
  await Promise.all(Array.from({ length: load.concurrency }, caller))
  return { ...summarise(latenciesMs, load.measureMs, failed), all }
}
