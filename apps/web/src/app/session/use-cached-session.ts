import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { accountStore } from '../../shared/device-store/account.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'

/** Downloaded in the background: a counter with a network shows its own data before it caches anything. */
const load = async () => {
  const [session, { cachedCounter }] = await Promise.all([
    import('./cached-session.ts'),
    import('../../domain/account/cached-counter.ts'),
  ])
  return { ...session, kept: cachedCounter, account: accountStore }
}

/** Returns a function that restores the last known counter of this device while the server cannot be reached. */
export const useCachedSession = (): (() => Promise<boolean>) => {
  const client = useQueryClient()
  return useCallback(async () => {
    const { restoreCachedCounter, kept, account } = await load()
    return restoreCachedCounter({ client, kept, account })
  }, [client])
}

/** Caches the counter's data and screens, so that it also opens offline after a restart. */
export const StartCounterCache = () => {
  const client = useQueryClient()
  const { language } = useT()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    load().then(
      ({ startCounterCache, kept, account }) => {
        if (!isGone) stop = startCounterCache({ client, kept, account, nowMs: Date.now })
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [client])
  useEffect(() => {
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ type: 'keep counter', language }))
  }, [language])
  return null
}
