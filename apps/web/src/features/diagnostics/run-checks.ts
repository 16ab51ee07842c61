import { CHECK_IDS, CHECKS, type CheckId, type CheckWorld, type Finding } from './integration-checks.ts'

/** A finished check, with its duration. */
export type CheckResult = Finding & { id: CheckId; ms: number }

/**
 * Runs the checks one after the other, and reports each as it ends. A check without a response has failed; the others still run.
 * `nowMs` is any monotonic clock.
 */
export const runChecks = async (
  world: CheckWorld,
  onResult: (result: CheckResult) => void,
  nowMs: () => number,
): Promise<void> => {
  for (const id of CHECK_IDS) {
    const startedMs = nowMs()
    const finding = await CHECKS[id](world).catch((): Finding => ({ state: 'failed', note: { code: 'network.offline' } }))
    onResult({ ...finding, id, ms: Math.round(nowMs() - startedMs) })
  }
}

/** Ends a session that the checks started, so that a test leaves no signed-in device behind. The browser's own session stays. */
export const endCheckSession = async ({ send, session }: CheckWorld): Promise<void> => {
  if (session?.token === undefined) return
  await send({ method: 'POST', path: '/api/v1/auth/logout', token: session.token }).catch(() => undefined)
}
