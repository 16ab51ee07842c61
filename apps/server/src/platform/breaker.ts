/** After this many failures in a row the breaker opens. */
export const FAILURES_MAX = 5
export const COOLDOWN_MS = 30_000
/** One probe call tests the service. When its result is missing after this long, another call may probe. */
export const PROBE_MS = 15_000

/** `half_open`: one call is testing whether the service works again. */
export type BreakerState =
  | { kind: 'closed'; failures: number }
  | { kind: 'open'; untilMs: number }
  | { kind: 'half_open'; untilMs: number }

export const CLOSED: BreakerState = { kind: 'closed', failures: 0 }

/** Whether a call would go through now. */
export const isPassable = (state: BreakerState, nowMs: number): boolean => state.kind === 'closed' || nowMs >= state.untilMs

/** The state after a call goes through: the first call after the cooldown is the probe. */
export const onCall = (state: BreakerState, nowMs: number): BreakerState =>
  state.kind === 'closed' ? state : { kind: 'half_open', untilMs: nowMs + PROBE_MS }

/** The service answered, with any result: it is up. */
export const onAnswer = (): BreakerState => CLOSED

/** The service did not answer, or is broken. Failures of calls that began before the cooldown do not extend it. */
export const onFailure = (state: BreakerState, nowMs: number): BreakerState => {
  if (state.kind === 'open') return state
  const failures = state.kind === 'closed' ? state.failures + 1 : FAILURES_MAX
  return failures >= FAILURES_MAX ? { kind: 'open', untilMs: nowMs + COOLDOWN_MS } : { kind: 'closed', failures }
}

/** A circuit breaker: protects a failing service from calls, and the callers from waiting for it. */
export type Breaker = {
  isPassable(): boolean
  /**
   * Runs a call; throws `refusal` immediately while the breaker is open. `isOutage` tells an outage from an error that the
   * service answered.
   */
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
