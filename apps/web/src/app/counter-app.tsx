import { type ReactNode, Suspense } from 'react'
import { LiveOrdersProvider } from '../features/orders/live-orders.tsx'
import { Arrival } from './arrival.tsx'
import { COUNTER_ROUTES, type CounterRoute } from './counter-routes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageWaiting } from './page-waiting.tsx'
import { Screen } from './screen.tsx'
import { ShopOnly } from './shop-only.tsx'

/** The shop's screens stand behind its sign-in and share one live channel and one bell. */
const admit = ({ admits }: CounterRoute, screen: ReactNode): ReactNode => {
  if (admits === 'anyone') return screen
  return (
    <ShopOnly>
      <LiveOrdersProvider>
        <Suspense fallback={<PageWaiting />}>{screen}</Suspense>
      </LiveOrdersProvider>
    </ShopOnly>
  )
}

/** Every screen of the counter. */
export const CounterApp = () => (
  <ErrorBoundary>
    <Suspense fallback={<PageWaiting />}>
      <Arrival routes={COUNTER_ROUTES} isNamed={false} />
      <Screen routes={COUNTER_ROUTES} otherwise="/store-dashboard" around={admit} />
    </Suspense>
  </ErrorBoundary>
)
