import { type ReactNode, Suspense } from 'react'
import { ShopLiteracyMode } from '../domain/literacy/shop-literacy-mode.tsx'
import { PausedStrip } from '../features/counter/components/paused-strip.tsx'
import { QueueSigns } from '../features/orders/components/queue-strip.tsx'
import { LiveOrdersProvider } from '../features/orders/live-orders.tsx'
import { AdminOnly } from './admin-only.tsx'
import { Arrival } from './arrival.tsx'
import { COUNTER_ROUTES, type CounterRoute } from './counter-routes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { NewVersionStrip } from './new-version-strip.tsx'
import { PageWaiting } from './page-waiting.tsx'
import { PreferencesDoor } from './preferences-door.tsx'
import { PushGuide } from './push-guide.tsx'
import { Screen } from './screen.tsx'
import { ShopOnly } from './shop-only.tsx'
import { ShopPreferencesKeeper } from './shop-preferences-keeper.tsx'
import { TestersOnly } from './testers-only.tsx'
import { KeepCounter } from './use-kept-session.ts'

/** The door of a screen. Those of the shop share one live channel and one bell. */
const DOORS: Record<CounterRoute['admits'], (screen: ReactNode) => ReactNode> = {
  anyone: (screen) => screen,
  admin: (screen) => <AdminOnly>{screen}</AdminOnly>,
  testers: (screen) => <TestersOnly>{screen}</TestersOnly>,
  shop: (screen) => (
    <ShopOnly>
      <LiveOrdersProvider>
        <PausedStrip />
        <QueueSigns />
        <Suspense fallback={<PageWaiting />}>{screen}</Suspense>
        <ShopPreferencesKeeper />
        <KeepCounter />
        <PreferencesDoor />
        <PushGuide />
        <ShopLiteracyMode />
      </LiveOrdersProvider>
    </ShopOnly>
  ),
}

const admit = ({ admits }: CounterRoute, screen: ReactNode): ReactNode => DOORS[admits](screen)

/** Every screen of the counter. */
export const CounterApp = () => (
  <ErrorBoundary>
    <Suspense fallback={<PageWaiting />}>
      <Arrival routes={COUNTER_ROUTES} isNamed={false} />
      <NewVersionStrip />
      <Screen routes={COUNTER_ROUTES} otherwise="/store-dashboard" around={admit} />
    </Suspense>
  </ErrorBoundary>
)
