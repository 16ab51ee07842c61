import type { QueryClient } from '@tanstack/react-query'
import type { I18nStore } from '../../shared/i18n/i18n-store.ts'
import type { OfferVersion } from './watch-for-update.ts'

/** The page itself comes first: the worker downloads all other screens. */
const afterLoad = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }))

/**
 * What comes once the page stands: what helps to read it, the way back to a server that did not answer, the service worker, and a new
 * version when one has arrived.
 */
export const installWorker = (i18n: I18nStore, client: QueryClient, offer?: OfferVersion): void => {
  if (!import.meta.env.PROD) return
  afterLoad()
    .then(() => import('./watch-for-update.ts'))
    .then(({ watchForUpdate }) => watchForUpdate(i18n, client, offer))
    .catch(() => {
      // Without a service worker everything works, only not offline.
    })
}
