import { rm } from 'node:fs/promises'
import { runChaos } from '../../../apps/server/test/chaos/run-chaos.ts'
import { makeDataDir } from '../../data/bench-database.ts'
import type { Benchmark, Options } from '../../harness/benchmark.ts'
import { builtEntry } from '../../harness/built-entry.ts'
import type { Findings } from '../../harness/report.ts'
import { summarise, type Timing } from '../../harness/statistics.ts'

const PORT = 5170
const BACK_MAX_MS = 10_000

const showRefundStatus = ({ p50Ms, p99Ms, maxMs }: Timing): string => [p50Ms, p99Ms, maxMs].map((ms) => ms.toFixed(0)).join(' / ')

const run = async ({ kills }: Options): Promise<Findings> => {
  const dataDir = await makeDataDir()
  try {
    const entry = await builtEntry()
    const result = await runChaos({
      dataDir,
      port: PORT,
      kills,
      entry,
      betweenMs: 500,
      onKill: (line) => process.stderr.write(`${line}\n`),
    })
    for (const problem of result.problems) process.stderr.write(`PROBLEM ${problem}\n`)
    const back = summarise(result.backMs, 1)
    const ordered = summarise(result.orderedMs, 1)
    const rows = [
      ['kills: app / database / both', `${result.kills.app} / ${result.kills.database} / ${result.kills.both}`],
      ['orders acknowledged', String(result.orders)],
      ['orders refused (shelf empty)', String(result.refused)],
      ['acceptances acknowledged', String(result.accepted)],
      ['events read by devices', String(result.events)],
      ['requests sent again with the same key', String(result.repeated)],
      ['ready after a kill, ms: p50 / p99 / longest', showRefundStatus(back)],
      ['next order acknowledged after a kill, ms', showRefundStatus(ordered)],
    ]
    return {
      about:
        'SIGKILL of the app, of the database, and of both, in turn and at random moments, while 8 customers order, 4 counters accept and 4 devices read the feed; each repeats what was not answered with the same key. In the end everything they were told is compared with what is stored, and every rule of `invariants.sql` is run.',
      tables: [{ head: ['what', 'count'], rows }],
      verdicts: [
        {
          must: '0 acknowledged orders lost or doubled, 0 drift of stock, feed without a gap',
          measured: `${result.problems.length} problems`,
          holds: result.problems.length === 0,
        },
        {
          must: 'serves again within 10 s each time',
          measured: `next order after ${(ordered.maxMs / 1000).toFixed(1)} s at the longest`,
          holds: ordered.maxMs < BACK_MAX_MS,
        },
      ],
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

export const chaosBenchmark: Benchmark = { name: 'chaos', title: 'Killed under load', run, isLong: true }
