import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isServing, type ServerProcess, startServerProcess } from '../../../apps/server/test/chaos/server-process.ts'
import { makeDataDir } from '../../data/bench-database.ts'
import type { Benchmark, Options } from '../../harness/benchmark.ts'
import { builtEntry } from '../../harness/built-entry.ts'
import { ROOT } from '../../harness/paths.ts'
import type { Findings } from '../../harness/report.ts'
import { median, spread } from '../../harness/statistics.ts'

const PORT = 5165
const WARM_MAX_MS = 5000

type Times = Record<'first' | 'again' | 'adopted' | 'npm', number[]>

const start = async (dataDir: string): Promise<ServerProcess> =>
  startServerProcess({
    dataDir,
    port: PORT,
    entry: await builtEntry(),
    nodeArguments: ['--enable-source-maps'],
    env: { DEMO_DATA: 'on' },
  })

/** Runs `npm start` as a person does, until /health answers. */
const npmStart = async (dataDir: string): Promise<number> => {
  const startedMs = performance.now()
  const env = { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', DATA_DIR: dataDir }
  const child = spawn('npm', ['start'], { cwd: ROOT, env, stdio: 'ignore', detached: true })
  while (!(await isServing(`http://127.0.0.1:${PORT}`))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    await delay(20)
  }
  const elapsedMs = performance.now() - startedMs
  // The server ends first; then our bootstrap and npm end by themselves.
  for (const pid of serversIn(child.pid ?? 0)) process.kill(pid, 'SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
  await untilStopped(dataDir)
  return elapsedMs
}

/** Finds the server among the processes that npm started. They form a process group. */
const serversIn = (group: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pgid=,pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^ *(\d+) +(\d+) (.*)$/.exec(line))
    .filter((found) => Number(found?.[1]) === group && found?.[3]?.includes('dist/main.js'))
    .map((found) => Number(found?.[2]))

/** The embedded database removes its pid file as the last step of its shutdown. */
const untilStopped = async (dataDir: string): Promise<void> => {
  while (
    await readFile(join(dataDir, 'postgres', 'postmaster.pid')).then(
      () => true,
      () => false,
    )
  )
    await delay(50)
}

const measureRound = async (times: Times): Promise<void> => {
  const dataDir = await makeDataDir()
  try {
    const first = await start(dataDir)
    times.first.push(first.startedInMs)
    await first.end('SIGTERM')
    const again = await start(dataDir)
    times.again.push(again.startedInMs)
    await again.end('SIGKILL')
    const adopted = await start(dataDir)
    times.adopted.push(adopted.startedInMs)
    await adopted.end('SIGTERM')
    await untilStopped(dataDir)
    times.npm.push(await npmStart(dataDir))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const run = async ({ rounds }: Options): Promise<Findings> => {
  const times: Times = { first: [], again: [], adopted: [], npm: [] }
  for (let round = 0; round < rounds; round += 1) await measureRound(times)
  const row = (what: string, values: readonly number[]): string[] => [what, spread(values, 0)]
  return {
    about: `From the start of the process to the first answer of \`/health\`; ${rounds} rounds.`,
    tables: [
      {
        head: ['start', 'ms'],
        rows: [
          row('first: empty DATA_DIR (initdb, migrations, demo data)', times.first),
          row('again: database stopped cleanly', times.again),
          row('after SIGKILL: database still running, adopted', times.adopted),
          row('`npm start`, everything installed and built', times.npm),
        ],
      },
    ],
    verdicts: [
      {
        must: 'npm start, warm: within 5 s',
        measured: `${median(times.npm).toFixed(0)} ms`,
        holds: Math.max(...times.npm) < WARM_MAX_MS,
      },
    ],
  }
}

export const startBenchmark: Benchmark = { name: 'start', title: 'Starting', run }
