import type { QueryClient } from '@tanstack/react-query'
import type { I18nStore } from '../../shared/i18n/i18n-store.ts'
import type { OfferVersion } from './watch-for-update.ts'

/** Delay, so that the page loads first: the worker downloads all other screens. */
const afterLoad = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }))

/**
 * Starts what waits until the page is ready: literacy mode, polling of an unreachable server, the service worker, and the offer
 * of a new version.
 */
export const installWorker = (i18n: I18nStore, client: QueryClient, offer?: OfferVersion): void => {
  if (!import.meta.env.PROD) return
  afterLoad()
    .then(() => import('./watch-for-update.ts'))
    .then(({ watchForUpdate }) => watchForUpdate(i18n, client, offer))
    .catch(() => {
      // Without a service worker everything works except offline use.
    })
}
