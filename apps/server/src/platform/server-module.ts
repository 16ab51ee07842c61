import type { Routes } from './http/contract-route/routes.ts'
import type { ScheduledJobOptions } from './jobs/scheduled-job.ts'
import type { Step } from './jobs/work-through.ts'
import type { Drain } from './outbox/outbox-worker.ts'

/** Recurring work; see `startScheduledJob`. */
export type Job = Pick<ScheduledJobOptions, 'name' | 'everyMs' | 'run'>

/** Work that runs after every commit, and every `idleMs`; see `startOutboxWorker`. */
export type AfterCommit = { name: string; drain: Drain; idleMs: number; cooldownMs: number }

/** All that a module adds to the application. `app.ts` lists the modules and does not know their internals. */
export type ServerModule = {
  /** Registers its routes. */
  routes?(routes: Routes): void
  /** Each job runs on one node at a time. */
  jobs?: readonly Job[]
  /** The purge of its records: a step for each kind of rows. */
  retention?: readonly Step[]
  afterCommit?: AfterCommit
  /** Stops its background work, before connections are closed. */
  stop?(): Promise<void>
}
