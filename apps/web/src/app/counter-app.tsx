import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { COUNTER_ROUTES } from './counter-routes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { RouteView } from './lazy-route.tsx'
import { PageWaiting } from './page-waiting.tsx'
import { ShopOnly } from './shop-only.tsx'

/** Every screen of the counter. Those of the shop stand behind its sign-in. */
export const CounterApp = () => (
  <ErrorBoundary>
    <Suspense fallback={<PageWaiting />}>
      <Routes>
        {COUNTER_ROUTES.map((route) => {
          const view = <RouteView route={route} />
          return (
            <Route key={route.path} path={route.path} element={route.admits === 'shop' ? <ShopOnly>{view}</ShopOnly> : view} />
          )
        })}
        <Route path="*" element={<Navigate to="/store-dashboard" replace />} />
      </Routes>
    </Suspense>
  </ErrorBoundary>
)
