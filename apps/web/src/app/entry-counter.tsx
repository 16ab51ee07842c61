import '../styles-counter.css'
import '../shared/i18n/shop-texts.ts'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserQueryClient } from '../shared/api/api-query.ts'
import { retryLoad } from '../shared/api/retry-load.ts'
import { useT } from '../shared/i18n/i18n-context.tsx'
import { createI18nStore } from '../shared/i18n/i18n-store.ts'
import { toLanguage } from '../shared/i18n/languages.ts'
import { BrowserNavigation, matchPath } from '../shared/navigation/navigation.tsx'
import { keepPressStable } from '../shared/navigation/stable-press.ts'
import { addIcons } from '../shared/ui/icon.tsx'
import { FURTHER_ICONS } from '../shared/ui/icons/further-icons.ts'
import { OverlayProvider } from '../shared/ui/overlay-provider.tsx'
import { CounterApp } from './counter-app.tsx'
import { COUNTER_ROUTES } from './counter-routes.ts'
import { prepareRoute } from './page/lazy-route.tsx'
import { Providers } from './providers.tsx'
import { followSignOut } from './session/follow-sign-out.ts'
import { takeState } from './ssr/take-state.ts'
import { installWorker } from './worker/install-worker.ts'
import { newVersion } from './worker/new-version.ts'

addIcons(FURTHER_ICONS)

/** Sets the language of the component labels, so that dialogs and menus follow a change of language on the page. */
const Overlays = ({ children }: { children: ReactNode }) => <OverlayProvider dir={useT().direction}>{children}</OverlayProvider>

const start = async (): Promise<void> => {
  const root = document.getElementById('root')
  if (!root) return
  const i18n = createI18nStore(toLanguage(document.documentElement.lang))
  await retryLoad(() => i18n.need(['common', 'errors', 'orders.board']))
  const client = createBrowserQueryClient()
  followSignOut(client, i18n)
  if (root.hasChildNodes()) {
    // The server's first view stays until the same screen can take its place.
    const route = COUNTER_ROUTES.find(({ path }) => matchPath(path, location.pathname))
    if (route) await retryLoad(() => prepareRoute(route, i18n))
    takeState(client)
    root.inert = false
    root.removeAttribute('aria-busy')
  }
  createRoot(root).render(
    <StrictMode>
      <Providers client={client} i18n={i18n}>
        <Overlays>
          <BrowserNavigation>
            <CounterApp />
          </BrowserNavigation>
        </Overlays>
      </Providers>
    </StrictMode>,
  )
  installWorker(i18n, client, newVersion.offer)
}

keepPressStable()
void start()
