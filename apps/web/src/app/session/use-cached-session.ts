import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { accountStore } from '../../shared/device-store/account.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'

/** Downloaded beside the page: a counter with a network shows its own before it keeps anything. */
const load = async () => {
  const [session, { cachedCounter }] = await Promise.all([
    import('./cached-session.ts'),
    import('../../domain/account/cached-counter.ts'),
  ])
  return { ...session, kept: cachedCounter, account: accountStore }
}

/** Gives what shows the last known counter of this device while the server is out of reach. */
export const useCachedSession = (): (() => Promise<boolean>) => {
  const client = useQueryClient()
  return useCallback(async () => {
    const { restoreCachedCounter, kept, account } = await load()
    return restoreCachedCounter({ client, kept, account })
  }, [client])
}

/** Keeps what the counter knows, and its screens, so that it opens without a network after a restart too. */
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
