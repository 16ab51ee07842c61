import type { Findings } from './report.ts'

/** The options of the command line. */
export type Options = {
  rounds: number
  /** Rounds of each measurement. */
  seconds: number
  /** Chaos test: how often a process is killed. */
  kills: number
  /** Fuzz test: number of requests. */
  requests: number
  seed: number | undefined
}

/** One promise and its measurement. */
export type Benchmark = {
  name: string
  title: string
  run(options: Options): Promise<Findings>
  /** True when the benchmark takes many minutes: it runs only when named. */
  isLong?: boolean
}
