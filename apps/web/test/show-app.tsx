import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { CounterApp } from '../src/app/counter-app.tsx'
import { COUNTER_ROUTES } from '../src/app/counter-routes.ts'
import { CustomerApp } from '../src/app/customer-app.tsx'
import { CUSTOMER_ROUTES } from '../src/app/customer-routes.ts'
import { type LazyRoute, prepareRoute } from '../src/app/page/lazy-route.tsx'
import { Providers } from '../src/app/providers.tsx'
import { createBrowserQueryClient } from '../src/shared/api/api-query.ts'
import { createI18nStore } from '../src/shared/i18n/i18n-store.ts'
import { BrowserNavigation, matchPath } from '../src/shared/navigation/navigation.tsx'
import { addIcons } from '../src/shared/ui/icon.tsx'
import { FURTHER_ICONS } from '../src/shared/ui/icons/further-icons.ts'
import { OverlayProvider } from '../src/shared/ui/overlay-provider.tsx'
import type { FakeApi } from './fake-api.ts'

addIcons(FURTHER_ICONS)

type Side = { App: () => ReactNode; routes: readonly LazyRoute[] }

const show = async (api: FakeApi, address: string, { App, routes }: Side) => {
  vi.stubGlobal('fetch', api.fetch)
  history.replaceState(null, '', address)
  document.documentElement.lang = 'en'
  const i18n = createI18nStore('en')
  await i18n.need(['common', 'errors', 'orders.board'])
  // The screen is loaded before the first render, as on the customer's side.
  const route = routes.find(({ path }) => matchPath(path, location.pathname))
  if (!route) throw new Error(`there is no screen at ${address}`)
  await prepareRoute(route, i18n)
  const client = createBrowserQueryClient()
  const { unmount } = render(
    <StrictMode>
      <Providers client={client} i18n={i18n}>
        <OverlayProvider dir="ltr">
          <BrowserNavigation>
            <App />
          </BrowserNavigation>
        </OverlayProvider>
      </Providers>
    </StrictMode>,
  )
  onTestFinished(() => {
    unmount()
    client.clear()
  })
  return { user: userEvent.setup(), client }
}

/** The whole counter at an address, as its entry starts it. */
export const showCounter = (api: FakeApi, address: string) => show(api, address, { App: CounterApp, routes: COUNTER_ROUTES })

/** The whole customer side at an address, as its entry starts it without a server-rendered page. */
export const showCustomer = (api: FakeApi, address: string) => show(api, address, { App: CustomerApp, routes: CUSTOMER_ROUTES })
