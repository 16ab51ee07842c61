import { REQUEST_TIMEOUT_MS } from '@jhola/contract/constants'
import type { QueryClient } from '@tanstack/react-query'
import { type I18nStore, textOf } from '../../shared/i18n/i18n-store.ts'
import { toast } from '../../shared/ui/toast.ts'
import { followReach } from './follow-reach.ts'
import { followVersions } from './follow-versions.ts'

/** Offers a new version. `take` activates it. */
export type OfferVersion = (take: () => void) => void

/** Customers open pages often, so a snackbar is enough. */
const offerInPassing =
  (i18n: I18nStore): OfferVersion =>
  (run) =>
    void toast.info(textOf(i18n.read(), 'common.newVersion'), { label: textOf(i18n.read(), 'common.update'), run })

/** Tells the worker which texts to cache for offline use, and the page that was opened before the worker existed. */
const keepForOffline = (worker: ServiceWorker | null, i18n: I18nStore, isFirst: boolean): void => {
  if (isFirst) worker?.postMessage({ type: 'keep page', pathname: location.pathname })
  let cachedLanguage: string | undefined
  const notifyWorker = () => {
    const { language } = i18n.read()
    if (language !== cachedLanguage) worker?.postMessage({ type: 'keep language', language })
    cachedLanguage = language
  }
  notifyWorker()
  i18n.subscribe(notifyWorker)
}

/** Few people need it: those who chose less reading on this device. At the counter it is a setting of the shop. */
const startLiteracyModeIfChosen = (i18n: I18nStore): void => {
  const { reading = 'full', readingOf } = document.documentElement.dataset
  if (reading === 'full' || readingOf) return
  import('../../domain/literacy/start-literacy-mode.ts').then(
    ({ startLiteracyMode }) => startLiteracyMode(i18n),
    // Offline before the first download: the page stays in its ordinary form.
    () => undefined,
  )
}

const pingServer = (): Promise<unknown> =>
  fetch('/health', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })

/** Registers the worker, follows its versions and tells it what to cache. Rejects where service workers are not allowed. */
export const watchForUpdate = async (
  i18n: I18nStore,
  client: QueryClient,
  offer: OfferVersion = offerInPassing(i18n),
): Promise<void> => {
  startLiteracyModeIfChosen(i18n)
  followReach({ ask: pingServer, refresh: () => void client.refetchQueries({ type: 'active' }) })
  if (!('serviceWorker' in navigator)) return
  const isFirst = navigator.serviceWorker.controller === null
  const registration = await navigator.serviceWorker.register('/sw.js')
  followVersions(registration, { offer, container: navigator.serviceWorker, reload: () => location.reload() })
  keepForOffline((await navigator.serviceWorker.ready).active, i18n, isFirst)
}
