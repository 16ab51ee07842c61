import type { Findings } from './report.ts'

/** What the command line asked for. */
export type Options = {
  rounds: number
  /** Of each measurement. */
  seconds: number
  /** Chaos: how often something is killed. */
  kills: number
  /** Fuzz: how many requests. */
  requests: number
  seed: number | undefined
}

/** One promise with the measurement behind it. */
export type Benchmark = {
  name: string
  title: string
  run(options: Options): Promise<Findings>
  /** Takes many minutes: only when named. */
  isLong?: boolean
}
