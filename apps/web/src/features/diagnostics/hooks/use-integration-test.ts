import { useCallback, useEffect, useRef, useState } from 'react'
import type { CheckSession, CheckWorld } from '../integration-checks.ts'
import { type CheckResult, endCheckSession, runChecks } from '../run-checks.ts'
import { sendCheck } from '../send-check.ts'

type Setting = { phone: string; isDevelopment: boolean; ownStoreId: string | null }

/** State of the integration test: its results so far, and its two actions. */
export const useIntegrationTest = ({ phone, isDevelopment, ownStoreId }: Setting) => {
  const [results, setResults] = useState<readonly CheckResult[]>([])
  const [isRunning, setRunning] = useState(false)
  // A session started by one run is reused by the next, because OTPs are rate limited.
  const begun = useRef<CheckSession | null>(null)
  const leave = useCallback(async () => {
    const session = begun.current
    begun.current = null
    await endCheckSession({ send: sendCheck, phone: '', isDevelopment: true, session })
  }, [])
  useEffect(() => () => void leave(), [leave])

  const runAll = async () => {
    setRunning(true)
    setResults([])
    const session = ownStoreId ? { store_id: ownStoreId } : begun.current
    const world: CheckWorld = { send: sendCheck, phone, isDevelopment, session }
    await runChecks(
      world,
      (result) => setResults((before) => [...before, result]),
      () => performance.now(),
    )
    if (!ownStoreId) begun.current = world.session
    setRunning(false)
  }
  const clear = () => {
    setResults([])
    void leave()
  }
  return { results, isRunning, runAll, clear }
}
