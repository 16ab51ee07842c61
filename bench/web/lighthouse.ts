import lighthouse from 'lighthouse'
import { median } from '../harness/statistics.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const MEASURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'speed index': 'speed-index',
} as const

type Run = {
  scores: Record<(typeof CATEGORIES)[number], number>
  measures: Record<keyof typeof MEASURES, number>
  complaints: string[]
}
/** Medians of the runs: scores 0-100, times in ms, CLS without a unit. `complaints`: audits that lost points in the last run. */
export type LighthouseResult = Run

const runOnce = async (url: string, port: number): Promise<Run> => {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] })
  if (!result) throw new Error(`Lighthouse found nothing at ${url}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const weighed = Object.entries(categories).flatMap(([, category]) => category.auditRefs.filter(({ weight }) => weight > 0))
  const complaints = weighed
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
    .map((audit) => `${audit?.id}: ${audit?.displayValue ?? audit?.score}`)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    // @NOTE every measure is a numeric audit of the performance category.
    measures: Object.fromEntries(
      Object.entries(MEASURES).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ) as Run['measures'],
    complaints,
  }
}

/** Runs the mobile profile the given number of times, on the browser at this debugging port. */
export const measureLighthouse = async (url: string, port: number, runs: number): Promise<LighthouseResult> => {
  const done: Run[] = []
  for (let count = 0; count < runs; count += 1) done.push(await runOnce(url, port))
  const middle = <K extends string>(pick: (run: Run) => Record<K, number>): Record<K, number> => {
    const names = Object.keys(pick(done[0] as Run)) as K[]
    return Object.fromEntries(names.map((name) => [name, median(done.map((run) => pick(run)[name]))])) as Record<K, number>
  }
  return {
    scores: middle((run) => run.scores),
    measures: middle((run) => run.measures),
    complaints: done.at(-1)?.complaints ?? [],
  }
}
