import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { Arrival } from './arrival.tsx'
import { CUSTOMER_ROUTES } from './customer-routes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { RouteView } from './lazy-route.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageWaiting } from './page-waiting.tsx'

/** Every screen a customer can reach, under whatever router the side brings. */
export const CustomerApp = () => (
  <ErrorBoundary>
    <OfflineBanner />
    <Suspense fallback={<PageWaiting />}>
      <Arrival routes={CUSTOMER_ROUTES} isNamed />
      <Routes>
        {CUSTOMER_ROUTES.map((route) => (
          <Route key={route.path} path={route.path} element={<RouteView route={route} />} />
        ))}
        <Route path="*" element={<Navigate to="/products" replace />} />
      </Routes>
    </Suspense>
  </ErrorBoundary>
)
