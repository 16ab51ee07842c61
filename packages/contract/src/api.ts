import { adminRoutes } from './admin/routes.ts'
import { alarmRoutes } from './alarms/routes.ts'
import { approvalRoutes } from './auth/approvals/routes.ts'
import { factorRoutes } from './auth/factors/routes.ts'
import { pinRoutes } from './auth/pin/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { backAlertRoutes } from './back-alerts/routes.ts'
import { cartRoutes, favouriteRoutes } from './cart/routes.ts'
import { sharedCartRoutes } from './cart/shared/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { communityRoutes } from './community/routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { developmentRoutes } from './development/routes.ts'
import { geoRoutes } from './geo/routes.ts'
import { grievanceRoutes } from './grievances/routes.ts'
import { availabilityRoutes } from './inventory/availability/routes.ts'
import { importRoutes } from './inventory/import/routes.ts'
import { labelRoutes } from './inventory/labels/routes.ts'
import { priceRoutes } from './inventory/prices/routes.ts'
import { inventoryRoutes } from './inventory/routes.ts'
import { starterRoutes } from './inventory/starter/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { deliveryRoutes } from './orders/deliveries/routes.ts'
import { elsewhereRoutes } from './orders/elsewhere/routes.ts'
import { invoiceRoutes } from './orders/invoices/routes.ts'
import { photoListRoutes } from './orders/photo-lists/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { threadRoutes } from './orders/thread/routes.ts'
import { timelineRoutes } from './orders/timeline/routes.ts'
import { paymentsDashboardRoutes } from './payments/dashboard/routes.ts'
import { matchRoutes } from './payments/matching/routes.ts'
import { refundRoutes } from './payments/refunds/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { preferenceRoutes } from './preferences/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { realtimeRoutes } from './realtime/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import type { Route, RouteKey } from './route.ts'
import { aroundRoutes } from './stores/around/routes.ts'
import { askedRoutes } from './stores/asked/routes.ts'
import { storeRoutes } from './stores/routes.ts'
import { setUpRoutes } from './stores/set-up/routes.ts'

/** Every route of the API by domain: the server registers exactly these, and OpenAPI lists them. */
export const api = {
  auth: authRoutes,
  factors: factorRoutes,
  approvals: approvalRoutes,
  pins: pinRoutes,
  stores: storeRoutes,
  setUp: setUpRoutes,
  catalogue: catalogueRoutes,
  around: aroundRoutes,
  asked: askedRoutes,
  inventory: inventoryRoutes,
  availability: availabilityRoutes,
  starter: starterRoutes,
  imports: importRoutes,
  prices: priceRoutes,
  labels: labelRoutes,
  orders: orderRoutes,
  deliveries: deliveryRoutes,
  timeline: timelineRoutes,
  threads: threadRoutes,
  photoLists: photoListRoutes,
  elsewhere: elsewhereRoutes,
  invoices: invoiceRoutes,
  customers: customerRoutes,
  payments: paymentRoutes,
  refunds: refundRoutes,
  paymentsDashboard: paymentsDashboardRoutes,
  matches: matchRoutes,
  geo: geoRoutes,
  realtime: realtimeRoutes,
  profile: profileRoutes,
  admin: adminRoutes,
  reviews: reviewRoutes,
  backAlerts: backAlertRoutes,
  community: communityRoutes,
  grievances: grievanceRoutes,
  privacy: privacyRoutes,
  cart: cartRoutes,
  favourites: favouriteRoutes,
  sharedCarts: sharedCartRoutes,
  preferences: preferenceRoutes,
  notifications: notificationRoutes,
  alarms: alarmRoutes,
  development: developmentRoutes,
} as const

type Values<T> = T[keyof T]
type AnyRoute = Values<{ [D in keyof typeof api]: Values<(typeof api)[D]> }>

/** A route by its key: `RouteOf<'POST /orders'>`. The web names routes this way and loads no schema. */
export type RouteOf<K extends ApiRouteKey> = Extract<AnyRoute, { method: MethodOf<K>; path: PathOf<K> }>
type MethodOf<K extends string> = K extends `${infer M} ${string}` ? M : never
type PathOf<K extends string> = K extends `${string} ${infer P}` ? P : never
export type ApiRouteKey = RouteKey<AnyRoute>

/** All routes in one list. */
export const allRoutes: readonly Route[] = Object.values(api).flatMap((routes) => Object.values(routes) as Route[])
