import '../styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserQueryClient } from '../shared/api/api-query.ts'
import { retryLoad } from '../shared/api/retry-load.ts'
import { recordUnreached, UNREACHED_ATTRIBUTE } from '../shared/api/stale-responses.ts'
import { createI18nStore } from '../shared/i18n/i18n-store.ts'
import { toLanguage } from '../shared/i18n/languages.ts'
import { BrowserNavigation, matchPath } from '../shared/navigation/navigation.tsx'
import { keepPressStable } from '../shared/navigation/stable-press.ts'
import { CustomerApp } from './customer-app.tsx'
import { CUSTOMER_ROUTES } from './customer-routes.ts'
import { prepareRoute } from './page/lazy-route.tsx'
import { Providers } from './providers.tsx'
import { takeState } from './ssr/take-state.ts'
import { installWorker } from './worker/install-worker.ts'

const start = async (): Promise<void> => {
  const root = document.getElementById('root')
  if (!root) return
  if (document.documentElement.hasAttribute(UNREACHED_ATTRIBUTE)) recordUnreached()
  const i18n = createI18nStore(toLanguage(document.documentElement.lang))
  const route = CUSTOMER_ROUTES.find(({ path }) => matchPath(path, location.pathname))
  // Hydration needs the same screen and texts that the server rendered.
  await retryLoad(() => Promise.all([i18n.need(['common']), route && prepareRoute(route, i18n)]))
  const client = createBrowserQueryClient()
  takeState(client)
  const app = (
    <StrictMode>
      <Providers client={client} i18n={i18n}>
        <BrowserNavigation>
          <CustomerApp />
        </BrowserNavigation>
      </Providers>
    </StrictMode>
  )
  // Hydrates in slices, so that a slow phone can respond to a tap between them.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  // Replays the taps that came before hydration (entry-start.ts).
  dispatchEvent(new Event('jhola:taken-over'))
  // Error texts are needed only after a failure, so they load after the page is ready.
  void retryLoad(() => i18n.need(['errors']))
  installWorker(i18n, client)
}

keepPressStable()
void start()
