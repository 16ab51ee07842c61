import { Suspense } from 'react'
import { AccountCart } from './account-cart.tsx'
import { Arrival } from './arrival.tsx'
import { CUSTOMER_ROUTES } from './customer-routes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageWaiting } from './page-waiting.tsx'
import { Screen } from './screen.tsx'
import { WaitingOrders } from './waiting-orders.tsx'

/** Every screen a customer can reach, under whatever navigation the side brings. */
export const CustomerApp = () => (
  <ErrorBoundary>
    <OfflineBanner />
    <WaitingOrders />
    <AccountCart />
    <Suspense fallback={<PageWaiting />}>
      <Arrival routes={CUSTOMER_ROUTES} isNamed />
      <Screen routes={CUSTOMER_ROUTES} otherwise="/products" />
    </Suspense>
  </ErrorBoundary>
)
