// npm run bench [-- <benchmark> ...] [--rounds 3] [--seconds 4] [--kills 200] [--requests 20000] [--seed n]
import { parseArgs } from 'node:util'
import { busyBoardBenchmark } from './benchmarks/busy-board.ts'
import { shelfBenchmark } from './benchmarks/catalogue.ts'
import { counterEventBenchmark } from './benchmarks/counter-event.ts'
import { counterRushBenchmark } from './benchmarks/counter-rush.ts'
import { importBenchmark } from './benchmarks/import.ts'
import { languagesBenchmark } from './benchmarks/languages.ts'
import { listOrdersBenchmark } from './benchmarks/list-orders.ts'
import { liveEventBenchmark } from './benchmarks/live-event.ts'
import { nearbyBenchmark } from './benchmarks/nearby.ts'
import { orderTableBenchmark } from './benchmarks/order-table.ts'
import { placeOrderBenchmark } from './benchmarks/place-order.ts'
import { chaosBenchmark } from './benchmarks/resilience/chaos.ts'
import { fuzzBenchmark } from './benchmarks/resilience/fuzz.ts'
import { hoardingBenchmark } from './benchmarks/resilience/hoarding.ts'
import { memoryBenchmark } from './benchmarks/resilience/memory.ts'
import { outageBenchmark } from './benchmarks/resilience/outage.ts'
import { startBenchmark } from './benchmarks/resilience/start.ts'
import { searchBenchmark } from './benchmarks/search.ts'
import { signInBenchmark } from './benchmarks/sign-in.ts'
import { storePageBenchmark } from './benchmarks/store-page.ts'
import type { Benchmark, Options } from './harness/benchmark.ts'
import { report } from './harness/report.ts'

const BENCHMARKS: readonly Benchmark[] = [
  placeOrderBenchmark,
  listOrdersBenchmark,
  orderTableBenchmark,
  storePageBenchmark,
  nearbyBenchmark,
  searchBenchmark,
  shelfBenchmark,
  importBenchmark,
  signInBenchmark,
  liveEventBenchmark,
  counterEventBenchmark,
  busyBoardBenchmark,
  counterRushBenchmark,
  memoryBenchmark,
  startBenchmark,
  languagesBenchmark,
  outageBenchmark,
  chaosBenchmark,
  fuzzBenchmark,
  hoardingBenchmark,
]

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    kills: { type: 'string', default: '200' },
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string' },
  },
})

const options: Options = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  kills: Number(values.kills),
  requests: Number(values.requests),
  seed: values.seed === undefined ? undefined : Number(values.seed),
}

const unknown = positionals.filter((name) => !BENCHMARKS.some((benchmark) => benchmark.name === name))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no benchmark ${unknown.join(', ')}. There are: ${BENCHMARKS.map((benchmark) => benchmark.name).join(', ')}\n`,
  )
  process.exit(1)
}

const order = [...BENCHMARKS.map((benchmark) => benchmark.name), 'web']
for (const { name, title, run, isLong } of BENCHMARKS) {
  if (positionals.length > 0 ? !positionals.includes(name) : isLong) continue
  process.stderr.write(`\n${title} ...\n`)
  report(name, title, `npm run bench -- ${name}`, await run(options), order)
}
