import { summarise, type Timing } from '../harness/statistics.ts'

/** How hard and how long. */
export type Load = { concurrency: number; warmUpMs: number; measureMs: number }

/**
 * Calls `work` from so many callers at once, each beginning again when it is answered; `work` says whether the answer was good.
 * Calls begun while warming up do not count, but in `all`.
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
