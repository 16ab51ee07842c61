import type { Routes } from './http/contract-route/routes.ts'
import type { TickerOptions } from './jobs/ticker.ts'
import type { Step } from './jobs/work-through.ts'
import type { Drain } from './outbox/relay.ts'

/** Work that comes back; see `startTicker`. */
export type Job = Pick<TickerOptions, 'name' | 'everyMs' | 'run'>

/** Work that is looked at whenever something was committed, and every `idleMs`; see `startRelay`. */
export type AfterCommit = { name: string; drain: Drain; idleMs: number; restMs: number }

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
