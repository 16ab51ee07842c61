import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { CUSTOMER_ROUTES } from './customer-routes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { RouteView } from './lazy-route.tsx'
import { PageWaiting } from './page-waiting.tsx'

/** Every screen a customer can reach, under whatever router the side brings. */
export const CustomerApp = () => (
  <ErrorBoundary>
    <Suspense fallback={<PageWaiting />}>
      <Routes>
        {CUSTOMER_ROUTES.map((route) => (
          <Route key={route.path} path={route.path} element={<RouteView route={route} />} />
        ))}
        <Route path="*" element={<Navigate to="/products" replace />} />
      </Routes>
    </Suspense>
  </ErrorBoundary>
)
