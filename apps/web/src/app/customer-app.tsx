import { Suspense } from 'react'
import { SiteNav } from '../domain/shell/site-nav.tsx'
import { useLocation } from '../shared/navigation/navigation.tsx'
import { CUSTOMER_ROUTES } from './customer-routes.ts'
import { ErrorBoundary } from './page/error-boundary.tsx'
import { PageSkeleton } from './page/page-skeleton.tsx'
import { RouteAnnouncer } from './page/route-announcer.tsx'
import { Screen } from './page/screen.tsx'
import { SyncCart } from './sync/sync-cart.tsx'
import { SyncOfflineOrders } from './sync/sync-offline-orders.tsx'
import { OfflineBanner } from './worker/offline-banner.tsx'

/** All customer screens. The caller provides the navigation (of the browser, or a fixed address). What was `/products` is the search, with its words. */
export const CustomerApp = () => (
  <ErrorBoundary>
    <OfflineBanner />
    <SyncOfflineOrders />
    <SyncCart />
    <Suspense fallback={<PageSkeleton />}>
      <RouteAnnouncer routes={CUSTOMER_ROUTES} isNamed />
      <Screen routes={CUSTOMER_ROUTES} otherwise={`/search${useLocation().search}`} />
    </Suspense>
    <SiteNav />
  </ErrorBoundary>
)
