import type { Routes } from './http/contract-route/routes.ts'
import type { ScheduledJobOptions } from './jobs/scheduled-job.ts'
import type { Step } from './jobs/work-through.ts'
import type { Drain } from './outbox/outbox-worker.ts'

/** Work that comes back; see `startScheduledJob`. */
export type Job = Pick<ScheduledJobOptions, 'name' | 'everyMs' | 'run'>

/** Work that is looked at whenever something was committed, and every `idleMs`; see `startOutboxWorker`. */
export type AfterCommit = { name: string; drain: Drain; idleMs: number; cooldownMs: number }

/** All that a module brings into the application. `app.ts` lists the modules and knows nothing of their insides. */
export type ServerModule = {
  /** Registers its calls. */
  routes?(routes: Routes): void
  /** One node at a time works on each. */
  jobs?: readonly Job[]
  /** What it keeps for a while only: a step for each kind of rows. */
  retention?: readonly Step[]
  afterCommit?: AfterCommit
  /** Ends what it does in the background, before connections are closed. */
  stop?(): Promise<void>
}
