import { CHECK_IDS, CHECKS, type CheckId, type CheckWorld, type Finding } from './integration-checks.ts'

/** A check that was made, with how long it took. */
export type CheckResult = Finding & { id: CheckId; ms: number }

/**
 * Makes every check, one after the other, and tells each as it ends. A check that gets no answer has failed; the others are
 * made all the same. `nowMs` is any clock that only goes forward.
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

/** Ends a session that the checks began, so that a test leaves no signed-in device behind. The browser's own stays. */
export const endCheckSession = async ({ send, session }: CheckWorld): Promise<void> => {
  if (session?.token === undefined) return
  await send({ method: 'POST', path: '/api/v1/auth/logout', token: session.token }).catch(() => undefined)
}
