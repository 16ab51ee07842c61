import { englishNameOf } from '@jhola/contract/catalogue/search/goods-readings'
import { attachedData } from './attached-data.ts'
import { backNewsModule } from './back-news.ts'
import { composeAround, composeTrust, originOf } from './compose-order-deps.ts'
import { createNotifyCustomer } from './customer-news.ts'
import type { Shared } from './deps.ts'
import { adminModule } from './modules/admin/index.ts'
import { type AlarmDeps, alarmsModule } from './modules/alarms/index.ts'
import {
  type AuthDeps,
  authModule,
  consumePhoneOtp,
  createPasswords,
  createSessions,
  type Sessions,
} from './modules/auth/index.ts'
import { cartModule, claimSharedCart, isSharedCartOrdered } from './modules/cart/index.ts'
import { catalogueModule, createInventoryCounts, createProductPricing, type InventoryCounts } from './modules/catalogue/index.ts'
import { communityModule } from './modules/community/index.ts'
import { customersModule } from './modules/customers/index.ts'
import { createGeocoder, findPincode, geoModule, placeByPincode } from './modules/geo/index.ts'
import { grievancesModule } from './modules/grievances/index.ts'
import { createBackground, createColumnLabels, type ImportDeps, inventoryModule, shelfTaker } from './modules/inventory/index.ts'
import { type NotificationDeps, notificationsModule, notifyShopOfOrder, pushToShop } from './modules/notifications/index.ts'
import { createOrderTokens, type OrderDeps, type OrderTokens, ordersModule } from './modules/orders/index.ts'
import {
  configurePayments,
  type DeliverWebhook,
  findTransaction,
  listEarlyRefunds,
  type PaymentDeps,
  payBackBy,
  paymentsModule,
} from './modules/payments/index.ts'
import { preferencesModule, readPreferences } from './modules/preferences/index.ts'
import { privacyModule } from './modules/privacy/index.ts'
import { profileModule } from './modules/profile/index.ts'
import { type RealtimeDeps, realtimeModule } from './modules/realtime/index.ts'
import { reviewsModule } from './modules/reviews/index.ts'
import {
  createActivateStore,
  createDeliveringStores,
  createStoreOrderSettings,
  type StoreDeps,
  storesModule,
} from './modules/stores/index.ts'
import { describeDevice } from './platform/http/caller/device.ts'
import { createPictureEncoder } from './platform/media/index.ts'
import { messagesModule } from './platform/messaging/messages-module.ts'
import { createPushSender, vapidKeysFrom } from './platform/push/index.ts'
import type { ServerModule } from './platform/server-module.ts'

/** The modules with their dependencies. */
export type Modules = {
  sessions: Sessions
  orders: OrderDeps
  payments: PaymentDeps
  realtime: RealtimeDeps
  notifications: NotificationDeps
  alarms: AlarmDeps
  imports: ImportDeps
  /** Every module, as a list. */
  all: readonly ServerModule[]
  /** Hash of the tracking token that an order will have. The demo creates its orders with it. */
  trackingTokenHash(orderId: string): Buffer
  /** Gives the modules the function that wakes the outbox, which starts after them. */
  bindOutbox(wake: () => void): void
}

/** Creates every module with its dependencies: its own, and the public functions of the modules that it may call. */
export const composeModules = async (shared: Shared, deliverReport: DeliverWebhook): Promise<Modules> => {
  const { config, db, clock, ids, log, gateway, secrets, texts, cookie } = shared
  const sessions = createSessions({ db, clock, ids })
  const { onlineMethods, ...paying } = await composePayments(shared)
  const stores = createStoreOrderSettings({ db, clock, onlineMethods })
  const encodePicture = createPictureEncoder()
  const tokens = createOrderTokens(await secrets.get('order_tokens'))
  const auth = composeAuth(shared, sessions)
  let wake = (): void => undefined
  const notifications = await composeNotifications(shared)
  const listDelivering = createDeliveringStores({ db, clock })
  const figures = createInventoryCounts({ db, clock })
  const orders: OrderDeps = {
    ...{ db, clock, ids, log, secrets, tokens, payBack: payBackBy(shared) },
    ...(await composeTrust(shared)),
    verifyPhoneCode: (given, asker) => consumePhoneOtp(auth, given, asker),
    ...{ takeOffShelf: shelfTaker({ clock, ids, texts, figures }), wakeOutbox: () => wake() },
    ...{ findStore: stores.find, findStoreOfOrder: stores.findOfOrder, encodePicture },
    findProducts: createProductPricing({ db, clock }).find,
    ...{ ...composeAround(shared, listDelivering), claimSharedCart, isSharedCartOrdered },
    ...composeOrderNews(shared, notifications, tokens),
  }
  const realtime: RealtimeDeps = {
    ...orders,
    resolveActor: sessions.resolveActor,
    onSessionRevoked: sessions.onSessionRevoked,
    onSessionChanged: sessions.onSessionChanged,
    recordChanged: sessions.recordChanged,
    recordRevoked: sessions.recordRevoked,
    invalidateInventoryCounts: figures.invalidate,
    readSessionToken: (headers) => cookie.read(headers)?.token ?? null,
    describeDevice,
  }
  const { wakeOutbox, stateOfPincode } = orders
  const payments: PaymentDeps = { db, clock, ids, log, texts, tokens, stores, ...paying, wakeOutbox, stateOfPincode }
  const alarms = composeAlarms(shared, notifications, { tokens, wakeOutbox: () => wake(), invalidateStore: stores.invalidate })
  const imports = composeImports(shared, figures)
  const all = [
    authModule(auth),
    storesModule(composeStores(shared, { sessions, origin: auth.origin, terms: stores, encodePicture })),
    catalogueModule({ db, clock, texts, stores, figures, listDelivering }),
    inventoryModule({ db, clock, ids, texts, encodePicture, figures }, imports),
    ordersModule(orders),
    customersModule({ db, clock, ids, secrets }),
    paymentsModule(payments, deliverReport),
    geoModule({ geocoder: config.geocoderUrl === undefined ? null : createGeocoder(config.geocoderUrl), clock, log }),
    reviewsModule({ db, clock, ids, tokens }),
    grievancesModule({ db, clock, ids, secrets, gateway, texts, operator: config.operator, origin: auth.origin }),
    ...[cartModule({ db, clock, findStore: stores.find }), communityModule({ db, clock, ids, texts })],
    adminModule({ db, clock, ids, secrets, gateway, texts, findPincode, invalidateStore: stores.invalidate }),
    realtimeModule(realtime),
    ...[preferencesModule({ db, clock, stores }), privacyModule(auth)],
    profileModule({ ...auth, invalidateStore: stores.invalidate }),
    alarmsModule(alarms),
    notificationsModule(notifications),
    backNewsModule({ ...auth, ...shared, findStore: stores.find }, notifications),
    messagesModule({ db, clock, log }, config.messages),
  ]
  return {
    ...{ sessions, orders, payments, realtime, notifications, alarms, imports, all },
    trackingTokenHash: (orderId) => tokens.hash(tokens.track(orderId)),
    bindOutbox: (outboxWake) => {
      wake = outboxWake
    },
  }
}

/** Sends order notifications (to the customer, the shop and the caller) and connects orders with payments and the shop's settings. */
const composeOrderNews = (
  { texts, gateway, config }: Shared,
  notifications: NotificationDeps,
  tokens: OrderTokens,
): Pick<
  OrderDeps,
  'message' | 'packingSettings' | 'englishNameOf' | 'notifyShop' | 'notifyCustomer' | 'findTransaction' | 'listEarlyRefunds'
> => ({
  findTransaction,
  listEarlyRefunds,
  packingSettings: async (sql, storeId) => (await readPreferences(sql, storeId)).packing,
  message: (language, key, values) => texts.message(language, `orders.${key}`, values),
  // Text typed in Latin letters is already the name that orders use.
  englishNameOf: (typed) => (/[^ -~]/.test(typed) ? englishNameOf(typed, texts.productNames()) : undefined),
  notifyShop: (tx, news) => notifyShopOfOrder(notifications, tx, news),
  notifyCustomer: createNotifyCustomer({ texts, gateway, notifications, tokens, origin: originOf(config) }),
})

const composeImports = ({ db, clock, ids, log, texts }: Shared, figures: InventoryCounts): ImportDeps => ({
  ...{ db, clock, ids, log, texts, figures },
  columnLabels: createColumnLabels(texts),
  background: createBackground(log),
})

const composePayments = ({ config, db, clock, ids, secrets }: Shared) =>
  configurePayments({
    ...{ db, clock, ids, secrets },
    isTestMode: config.paymentSimulator,
    razorpay: config.razorpay,
    publicOrigin: originOf(config),
  })

const composeAuth = (
  { config, db, clock, ids, secrets, gateway, texts, passwords = createPasswords() }: Shared,
  sessions: Sessions,
): AuthDeps => ({
  db,
  clock,
  ids,
  secrets,
  gateway,
  texts,
  sessions,
  passwords,
  origin: originOf(config),
  publicOrigin: config.publicOrigin,
  activateStore: createActivateStore({ isReviewed: config.storeReview }),
  storeCodeDigits: config.storeCodeDigits,
  attached: attachedData,
  isRateLimited: config.rateLimit,
})

const composeStores = (
  { db, clock, ids, secrets, gateway, texts }: Shared,
  own: Pick<StoreDeps, 'sessions' | 'origin' | 'terms' | 'encodePicture'>,
): StoreDeps => ({
  db,
  clock,
  ids,
  secrets,
  gateway,
  texts,
  ...own,
  findPincode,
})

/** Push services require a contact address: our own origin, if it is known. */
const PUSH_SUBJECT = 'mailto:push@jhola.invalid'

const composeNotifications = async ({ config, db, clock, ids, log, secrets, texts }: Shared): Promise<NotificationDeps> => {
  const keys = vapidKeysFrom(await secrets.get('web_push'))
  const subject = config.publicOrigin?.startsWith('https:') ? config.publicOrigin : PUSH_SUBJECT
  const send = createPushSender({ keys, subject })
  return { db, clock, ids, log, texts, publicKey: keys.publicKey, send, pushServices: config.pushServices }
}

const composeAlarms = (
  { config, db, clock, log, texts, gateway }: Shared,
  notifications: NotificationDeps,
  own: Pick<AlarmDeps, 'tokens' | 'wakeOutbox' | 'invalidateStore'>,
): AlarmDeps => ({
  db,
  clock,
  log,
  texts,
  gateway,
  ...own,
  publicOrigin: config.publicOrigin,
  isAutoAcceptOn: config.autoAccept,
  placeByPincode,
  pushToShop: (tx, notice) => pushToShop(notifications, tx, notice),
})
