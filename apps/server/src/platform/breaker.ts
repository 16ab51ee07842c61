/** After so many failures without an answer between them a service is left alone for a while. */
export const FAILURES_MAX = 5
export const COOLDOWN_MS = 30_000
/** One call tries whether it is back; when nobody hears how that ended, another may after this long. */
export const PROBE_MS = 15_000

/** `half_open`: one call is trying whether the service is back. */
export type BreakerState =
  | { kind: 'closed'; failures: number }
  | { kind: 'open'; untilMs: number }
  | { kind: 'half_open'; untilMs: number }

export const CLOSED: BreakerState = { kind: 'closed', failures: 0 }

/** Would a call go through now? */
export const isPassable = (state: BreakerState, nowMs: number): boolean => state.kind === 'closed' || nowMs >= state.untilMs

/** The state once a call goes through: the first after a rest tries for all. */
export const onCall = (state: BreakerState, nowMs: number): BreakerState =>
  state.kind === 'closed' ? state : { kind: 'half_open', untilMs: nowMs + PROBE_MS }

/** The service answered, whatever it said: it is there. */
export const onAnswer = (): BreakerState => CLOSED

/** It was silent, or broken. Failures of calls that began before a rest do not make it longer. */
export const onFailure = (state: BreakerState, nowMs: number): BreakerState => {
  if (state.kind === 'open') return state
  const failures = state.kind === 'closed' ? state.failures + 1 : FAILURES_MAX
  return failures >= FAILURES_MAX ? { kind: 'open', untilMs: nowMs + COOLDOWN_MS } : { kind: 'closed', failures }
}

/** Spares a service that does not answer, and those who wait for it. */
export type Breaker = {
  isPassable(): boolean
  /** Runs a call; throws `refusal` at once while the service is left alone. `isOutage`: was it silent or broken, or did it answer? */
  run<T>(work: () => Promise<T>, isOutage: (error: unknown) => boolean, refusal: () => Error): Promise<T>
}

export const createBreaker = (nowMs: () => number): Breaker => {
  let state: BreakerState = CLOSED
  return {
    isPassable: () => isPassable(state, nowMs()),
    run: async (work, isOutage, refusal) => {
      if (!isPassable(state, nowMs())) throw refusal()
      state = onCall(state, nowMs())
      try {
        const done = await work()
        state = onAnswer()
        return done
      } catch (error) {
        state = isOutage(error) ? onFailure(state, nowMs()) : onAnswer()
        throw error
      }
    },
  }
}
