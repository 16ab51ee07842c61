import { Suspense } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router'
import { LiveOrdersProvider } from '../features/orders/live-orders.tsx'
import { Arrival } from './arrival.tsx'
import { COUNTER_ROUTES, type CounterRoute } from './counter-routes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { RouteView } from './lazy-route.tsx'
import { PageWaiting } from './page-waiting.tsx'
import { ShopOnly } from './shop-only.tsx'

const routesFor = (admits: CounterRoute['admits']) =>
  COUNTER_ROUTES.filter((route) => route.admits === admits).map((route) => (
    <Route key={route.path} path={route.path} element={<RouteView key={route.path} route={route} />} />
  ))

/** Every screen of the counter. Those of the shop stand behind its sign-in and share one live channel and one bell. */
export const CounterApp = () => (
  <ErrorBoundary>
    <Suspense fallback={<PageWaiting />}>
      <Arrival routes={COUNTER_ROUTES} isNamed={false} />
      <Routes>
        <Route
          element={
            <ShopOnly>
              <LiveOrdersProvider>
                <Suspense fallback={<PageWaiting />}>
                  <Outlet />
                </Suspense>
              </LiveOrdersProvider>
            </ShopOnly>
          }
        >
          {routesFor('shop')}
        </Route>
        {routesFor('anyone')}
        <Route path="*" element={<Navigate to="/store-dashboard" replace />} />
      </Routes>
    </Suspense>
  </ErrorBoundary>
)
