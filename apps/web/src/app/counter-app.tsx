import type { Needs } from '@jhola/contract/staff/permissions'
import { type ReactNode, Suspense } from 'react'
import { useMay } from '../domain/account/use-may.ts'
import { ShopLiteracyMode } from '../domain/literacy/shop-literacy-mode.tsx'
import { PausedStrip } from '../features/dashboard/components/paused-strip.tsx'
import { IdleLock } from '../features/factors/pin/idle-lock.tsx'
import { IncomingOrders } from '../features/orders/incoming/incoming-orders.tsx'
import { LiveOrdersProvider } from '../features/orders/live/live-orders.tsx'
import { QueueSigns } from '../features/orders/live/queue-strip.tsx'
import { lazyPart } from '../shared/lazy/lazy-part.tsx'
import type { CounterRoute } from './counter-route.ts'
import { COUNTER_ROUTES } from './counter-routes.ts'
import { ErrorBoundary } from './page/error-boundary.tsx'
import { PageSkeleton } from './page/page-skeleton.tsx'
import { RouteAnnouncer } from './page/route-announcer.tsx'
import { Screen } from './page/screen.tsx'
import { AdminOnly } from './session/admin-only.tsx'
import { NotPermitted } from './session/not-permitted.tsx'
import { ShopOnly } from './session/shop-only.tsx'
import { TestersOnly } from './session/testers-only.tsx'
import { StartCounterCache } from './session/use-cached-session.ts'
import { CounterFrame } from './shell/counter-frame.tsx'
import { PreferencesDialogHost } from './sync/preferences-dialog-host.tsx'
import { SyncShopPreferences } from './sync/sync-shop-preferences.tsx'
import { NewVersionStrip } from './worker/new-version-strip.tsx'
import { PushMessageHandler } from './worker/push-message-handler.tsx'

const WaitingPart = lazyPart(() =>
  import('../features/factors/components/waiting-devices.tsx').then((module) => module.WaitingDevices),
)

/** The guard of a screen. Screens of the shop share one live channel and one bell. */
const DOORS: Record<CounterRoute['admits'], (screen: ReactNode) => ReactNode> = {
  anyone: (screen) => screen,
  admin: (screen) => <AdminOnly>{screen}</AdminOnly>,
  testers: (screen) => <TestersOnly>{screen}</TestersOnly>,
  shop: (screen) => (
    <ShopOnly>
      <LiveOrdersProvider>
        <IncomingOrders>
          <CounterFrame>
            <PausedStrip />
            <QueueSigns />
            <div className="mx-auto w-full max-w-3xl not-empty:p-4">
              <WaitingPart part={{}} />
            </div>
            <Suspense fallback={<PageSkeleton />}>{screen}</Suspense>
          </CounterFrame>
        </IncomingOrders>
        <SyncShopPreferences />
        <StartCounterCache />
        <PreferencesDialogHost />
        <PushMessageHandler />
        <ShopLiteracyMode />
        <IdleLock />
      </LiveOrdersProvider>
    </ShopOnly>
  ),
}

/** A screen that is not part of the person's role is replaced by one that says who may open it. */
const ForRole = ({ needs, children }: { needs: Needs; children: ReactNode }) =>
  useMay()(needs) ? children : <NotPermitted needs={needs} />

const admit = ({ admits, needs }: CounterRoute, screen: ReactNode): ReactNode =>
  DOORS[admits](needs === undefined ? screen : <ForRole needs={needs}>{screen}</ForRole>)

/** Every screen of the counter. */
export const CounterApp = () => (
  <ErrorBoundary>
    <Suspense fallback={<PageSkeleton />}>
      <RouteAnnouncer routes={COUNTER_ROUTES} isNamed={false} />
      <NewVersionStrip />
      <Screen routes={COUNTER_ROUTES} otherwise="/store-dashboard" around={admit} />
    </Suspense>
  </ErrorBoundary>
)
