import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Benchmark, Options } from '../../harness/benchmark.ts'
import { ROOT } from '../../harness/paths.ts'
import type { Findings } from '../../harness/report.ts'

/** One attack: how often each answer came, and what of each product was still free. */
type Attack = { what: string; seed: number; outcomes: Record<string, number>; free: number[] }

const UNGUARDED = 'without the rules'
/** The share of every product that proven customers can still buy. */
const FREE_LEAST = 0.5

/** Runs the attacks of apps/server/test/model/hoarding.test.ts with one seed. */
const runAttacks = async (seed: number): Promise<Attack[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'jh-hoarding-'))
  const file = join(folder, 'report.jsonl')
  try {
    const env = { ...process.env, HOARDING_SEED: String(seed), HOARDING_REPORT: file }
    const only = '(anonymous orders from 50 addresses|without the rules)'
    const args = ['run', '--reporter=default', 'apps/server/test/model/hoarding.test.ts', '-t', only]
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
    await once(spawn(process.execPath, [vitest, ...args], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')
    // @NOTE the test itself writes this file, a line for each attack.
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    return lines.map((line) => JSON.parse(line) as Attack)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const least = ({ free }: Attack): number => Math.min(...free)

const run = async ({ rounds, seed }: Options): Promise<Findings> => {
  const first = seed ?? Date.now() % 1_000_000
  const attacks: Attack[] = []
  for (let round = 0; round < rounds; round += 1) attacks.push(...(await runAttacks(first + round)))
  const guarded = attacks.filter(({ what }) => what !== UNGUARDED)
  const rows = [...new Set(attacks.map(({ what }) => what))].map((what) => {
    const same = attacks.filter((one) => one.what === what)
    const count = (code: string) => same.map(({ outcomes }) => outcomes[code] ?? 0).join(' / ')
    return [what, count('ok'), count('orders.code_needed'), same.map((one) => percent(least(one))).join(' / ')]
  })
  const worst = Math.min(...guarded.map(least))
  return {
    about: `1,000 anonymous orders from 50 addresses in 5 networks, with 300 numbers and 200 browsers, 25 at once, against five products of one shop; with everything on they reach two nodes in turn. ${rounds} seeds from ${first} (--seed ${first} repeats them). Then a customer with a code buys half of what each product had.`,
    tables: [{ head: ['', 'placed', 'asked for a code', 'free of the scarcest product'], rows }],
    verdicts: [
      {
        must: 'at least half of every product stays buyable by proven customers',
        measured: `${percent(worst)} at least, in ${guarded.length} attacks`,
        holds: guarded.length >= 3 * rounds && worst >= FREE_LEAST,
      },
    ],
  }
}

export const hoardingBenchmark: Benchmark = { name: 'hoarding', title: 'Strangers who order everything', run, isLong: true }
