import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Benchmark, Options } from '../../harness/benchmark.ts'
import { ROOT } from '../../harness/paths.ts'
import type { Findings } from '../../harness/report.ts'

type Report = {
  requests: number
  writes: number
  refusedWrites: number
  byRoute: Record<string, Record<string, number>>
  problems: string[]
  seed: number
}

/** Runs the test of apps/server/test/fuzz with the given number of requests. It needs vitest's test database. */
const runTest = async (requests: number, seed: number): Promise<Report> => {
  const folder = await mkdtemp(join(tmpdir(), 'jh-fuzz-'))
  const file = join(folder, 'report.json')
  try {
    const env = { ...process.env, FUZZ_REQUESTS: String(requests), FUZZ_SEED: String(seed), FUZZ_REPORT: file }
    const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=default', 'apps/server/test/fuzz']
    await once(spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')
    // @NOTE the test itself writes this file.
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const run = async ({ requests, seed }: Options): Promise<Findings> => {
  const report = await runTest(requests, seed ?? Date.now() % 1_000_000_000)
  for (const problem of report.problems) process.stderr.write(`PROBLEM ${problem}\n`)
  const rows = Object.entries(report.byRoute)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([route, outcomes]) => {
      const refusals = Object.entries(outcomes).filter(([code]) => code !== 'ok')
      const named = refusals.toSorted(([, a], [, b]) => b - a).map(([code, count]) => `${code} ${count}`)
      return [route, String(outcomes.ok ?? 0), named.join(', ')]
    })
  return {
    about: `${report.requests} requests made from the contract's own schemas (seed ${report.seed}): a third good, the rest with one thing or everything wrong: values, edges, types, unknown fields, depth, size, Unicode, JSON, content types, queries, headers, one in ten over a raw socket. ${report.writes} were writes; after each request a fingerprint of every table was compared.`,
    tables: [{ head: ['call', 'answered', 'refused'], rows }],
    verdicts: [
      {
        must: 'never 5xx; every refusal has success, code and message of the catalogue; every answer fits its schema; a refused write changes nothing',
        measured: `${report.problems.length} of ${report.requests} break it (${report.refusedWrites} refused writes)`,
        holds: report.problems.length === 0,
      },
    ],
  }
}

export const fuzzBenchmark: Benchmark = { name: 'fuzz', title: 'Bad input', run, isLong: true }
