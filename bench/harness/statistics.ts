/** Order statistics of the benchmarks. Times are milliseconds. */

/** The value below which a share of the sorted samples lies; 0 when there are none. */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** What a round of calls took. */
export type Timing = { count: number; perSecond: number; p50Ms: number; p99Ms: number; maxMs: number; failed: number }

/** Sums up the calls of a round that lasted so long. */
export const summarise = (latenciesMs: readonly number[], elapsedMs: number, failed = 0): Timing => {
  const sorted = latenciesMs.toSorted((a, b) => a - b)
  return {
    count: sorted.length,
    perSecond: (sorted.length * 1000) / elapsedMs,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    maxMs: sorted.at(-1) ?? 0,
    failed,
  }
}

/** `0.83 [0.79-0.88]`: the median of what each round gave, with the least and the most. */
export const spread = (values: readonly number[], digits = 2): string =>
  `${median(values).toFixed(digits)} [${Math.min(...values).toFixed(digits)}-${Math.max(...values).toFixed(digits)}]`

/** Milliseconds for a table: fewer digits as they grow. */
export const showMs = (ms: number): string => (ms < 10 ? ms.toFixed(2) : ms < 100 ? ms.toFixed(1) : ms.toFixed(0))

/** The same list in random order, so that no variant always runs first. */
export const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
