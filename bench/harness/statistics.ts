/** Order statistics of the benchmarks. Times are milliseconds. */

/** The value at a given share of the sorted samples (a quantile); 0 when there are no samples. */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Summary of the calls of a round. */
export type Timing = { count: number; perSecond: number; p50Ms: number; p99Ms: number; maxMs: number; failed: number }

/** Summarizes the calls of a round with the given duration. */
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

/** `0.83 [0.79-0.88]`: the median of the rounds' values, with the minimum and the maximum. */
export const spread = (values: readonly number[], digits = 2): string =>
  `${median(values).toFixed(digits)} [${Math.min(...values).toFixed(digits)}-${Math.max(...values).toFixed(digits)}]`

/** Formats milliseconds for a table, with fewer digits for larger values. */
export const showMs = (ms: number): string => (ms < 10 ? ms.toFixed(2) : ms < 100 ? ms.toFixed(1) : ms.toFixed(0))

/** Returns the list in random order, so that no variant always runs first. */
export const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
