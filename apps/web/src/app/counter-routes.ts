import type { Needs } from '@jhola/contract/staff/permissions'
import { ADMIN_ROUTES } from './admin-routes.ts'
import type { LazyRoute } from './page/lazy-route.tsx'

/**
 * Who may open a screen. `shop`: people of a shop; `admin`: platform admins; `testers`: everybody in development, admins in
 * production; `anyone`: sign-in pages and development pages.
 */
export type CounterRoute = LazyRoute &
  (
    | { admits: 'shop' /** The right that the page is for; others are told who has it. */; needs: Needs }
    | { admits: 'admin' | 'testers' | 'anyone'; needs?: undefined }
  )

const board = {
  admits: 'shop',
  needs: 'orders.see',
  areas: ['common', 'names', 'orders.board'],
  chunk: 'src/app/routes/counter/order-board.tsx',
  load: () => import('./routes/counter/order-board.tsx').then((module) => module.OrderBoardPage),
  head: (t) => ({ title: t('pages.board') }),
} as const satisfies Omit<CounterRoute, 'path'>

const inventory = {
  admits: 'shop',
  needs: 'products.see',
  areas: ['common', 'names', 'orders.board', 'inventory'],
  chunk: 'src/app/routes/counter/inventory.tsx',
  load: () => import('./routes/counter/inventory.tsx').then((module) => module.InventoryPage),
  head: (t) => ({ title: t('pages.inventory') }),
} as const satisfies Omit<CounterRoute, 'path'>

const COMING = {
  admits: 'shop',
  needs: 'figures',
  areas: ['common', 'names', 'orders.board'],
  chunk: 'src/app/routes/counter/coming-tool.tsx',
  head: (t) => ({ title: t('pages.dashboard') }),
} as const satisfies Omit<CounterRoute, 'path' | 'load'>

const GUIDE = {
  admits: 'shop',
  needs: 'shop.see',
  areas: ['common', 'names', 'orders.board', 'help', 'grievance'],
  head: (t) => ({ title: t('pages.help.title') }),
} as const satisfies Omit<CounterRoute, 'path' | 'load' | 'chunk'>

const SIGN_IN = { admits: 'anyone', areas: ['common', 'auth', 'auth.password'] } as const

/** Screens of the counter's entry, all rendered in the browser. */
export const COUNTER_ROUTES: readonly CounterRoute[] = [
  {
    path: '/shopkeeper-signup',
    admits: 'anyone',
    areas: ['common', 'geo', 'stores.registration', 'stores', 'auth'],
    chunk: 'src/app/routes/account/shopkeeper-signup.tsx',
    load: () => import('./routes/account/shopkeeper-signup.tsx').then((module) => module.ShopkeeperSignupPage),
    head: (t) => ({ title: t('pages.signup') }),
  },
  {
    path: '/store-login',
    ...SIGN_IN,
    chunk: 'src/app/routes/account/store-login.tsx',
    load: () => import('./routes/account/store-login.tsx').then((module) => module.StoreLoginPage),
    head: (t) => ({ title: t('pages.storeLogin') }),
  },
  {
    path: '/email-login',
    ...SIGN_IN,
    chunk: 'src/app/routes/account/email-login.tsx',
    load: () => import('./routes/account/email-login.tsx').then((module) => module.EmailLoginPage),
    head: (t) => ({ title: t('pages.emailLogin') }),
  },
  {
    path: '/email-passcode',
    ...SIGN_IN,
    chunk: 'src/app/routes/account/email-passcode.tsx',
    load: () => import('./routes/account/email-passcode.tsx').then((module) => module.EmailPasscodePage),
    head: (t) => ({ title: t('pages.emailPasscode') }),
  },
  {
    path: '/password-setup',
    ...SIGN_IN,
    chunk: 'src/app/routes/account/password-setup.tsx',
    load: () => import('./routes/account/password-setup.tsx').then((module) => module.PasswordSetupPage),
    head: (t) => ({ title: t('pages.passwordSetup') }),
  },
  {
    path: '/store-dashboard',
    admits: 'shop',
    needs: 'shop.see',
    areas: ['common', 'names', 'orders.board'],
    chunk: 'src/app/routes/counter/store-dashboard.tsx',
    load: () => import('./routes/counter/store-dashboard.tsx').then((module) => module.StoreDashboardPage),
    head: (t) => ({ title: t('pages.dashboard') }),
  },
  { path: '/store/orders', ...board },
  {
    path: '/store/payments',
    admits: 'shop',
    needs: { all: ['orders.see', 'payments.take'] },
    areas: ['common', 'orders.board', 'payments', 'payments.refunds'],
    chunk: 'src/app/routes/counter/store-payments.tsx',
    load: () => import('./routes/counter/store-payments.tsx').then((module) => module.StorePaymentsPage),
    head: (t) => ({ title: t('pages.payments') }),
  },
  {
    path: '/store/settings',
    admits: 'shop',
    needs: 'settings',
    areas: ['common', 'names', 'orders.board', 'geo', 'stores.settings', 'stores'],
    chunk: 'src/app/routes/counter/store-settings.tsx',
    load: () => import('./routes/counter/store-settings.tsx').then((module) => module.StoreSettingsPage),
    head: (t) => ({ title: t('pages.settings') }),
  },
  { path: '/store-dashboard-enhanced', ...board },
  {
    path: '/store-dashboard-basic',
    admits: 'shop',
    needs: 'orders.see',
    areas: [...board.areas, 'dashboard'],
    chunk: 'src/app/routes/counter/store-dashboard-basic.tsx',
    load: () => import('./routes/counter/store-dashboard-basic.tsx').then((module) => module.StoreDashboardBasicPage),
    head: (t) => ({ title: t('pages.board') }),
  },
  {
    path: '/dashboard',
    admits: 'shop',
    needs: 'orders.see',
    areas: [...board.areas, 'dashboard'],
    chunk: 'src/app/routes/counter/dashboard.tsx',
    load: () => import('./routes/counter/dashboard.tsx').then((module) => module.DashboardPage),
    head: (t) => ({ title: t('pages.dashboard') }),
  },
  { path: '/inventory', ...inventory },
  { path: '/inventory/upload', ...inventory, needs: 'imports' },
  {
    path: '/inventory/labels',
    admits: 'shop',
    needs: 'products.see',
    areas: ['common', 'names', 'orders.board', 'inventory.labels'],
    chunk: 'src/app/routes/counter/inventory-labels.tsx',
    load: () => import('./routes/counter/inventory-labels.tsx').then((module) => module.InventoryLabelsPage),
    head: (t) => ({ title: t('pages.labels') }),
  },
  {
    path: '/inventory/starter',
    admits: 'shop',
    needs: { all: ['products.edit', 'prices', 'stock'] },
    areas: ['common', 'names', 'orders.board', 'inventory.starter'],
    chunk: 'src/app/routes/counter/inventory-starter.tsx',
    load: () => import('./routes/counter/inventory-starter.tsx').then((module) => module.InventoryStarterPage),
    head: (t) => ({ title: t('pages.starter') }),
  },
  {
    path: '/analytics',
    ...COMING,
    load: () => import('./routes/counter/coming-tool.tsx').then((module) => module.AnalyticsPage),
  },
  {
    path: '/store/help',
    ...GUIDE,
    chunk: 'src/app/routes/counter/store-help.tsx',
    load: () => import('./routes/counter/store-help.tsx').then((module) => module.StoreHelpPage),
  },
  {
    path: '/store/help/support',
    ...GUIDE,
    chunk: 'src/app/routes/counter/store-support.tsx',
    load: () => import('./routes/counter/store-support.tsx').then((module) => module.StoreSupportPage),
  },
  {
    path: '/store/help/tutorials',
    ...GUIDE,
    chunk: 'src/app/routes/counter/store-tutorials.tsx',
    load: () => import('./routes/counter/store-tutorials.tsx').then((module) => module.StoreTutorialsPage),
  },
  {
    path: '/store/deliveries',
    admits: 'shop',
    needs: 'orders.deliver',
    areas: ['common', 'names', 'orders.board'],
    chunk: 'src/app/routes/counter/deliveries.tsx',
    load: () => import('./routes/counter/deliveries.tsx').then((module) => module.DeliveriesPage),
    head: (t) => ({ title: t('pages.dashboard') }),
  },
  {
    path: '/create-order',
    admits: 'shop',
    needs: 'orders.create',
    areas: ['common', 'names', 'orders.board', 'cart', 'stores', 'orders.create'],
    chunk: 'src/app/routes/counter/create-order.tsx',
    load: () => import('./routes/counter/create-order.tsx').then((module) => module.CreateOrderPage),
    head: (t) => ({ title: t('pages.createOrder') }),
  },
  ...ADMIN_ROUTES,
  {
    path: '/admin/second-factor',
    admits: 'anyone',
    areas: ['common'],
    chunk: 'src/app/routes/admin/second-factor.tsx',
    load: () => import('./routes/admin/second-factor.tsx').then((module) => module.SecondFactorPage),
    head: (t) => ({ title: t('pages.adminSecurity') }),
  },
  {
    path: '/auth-test',
    admits: 'testers',
    areas: ['common', 'diagnostics'],
    chunk: 'src/app/routes/dev/auth-test.tsx',
    load: () => import('./routes/dev/auth-test.tsx').then((module) => module.AuthTestPage),
    head: (t) => ({ title: t('pages.authTest') }),
  },
  {
    path: '/test',
    admits: 'testers',
    areas: ['common', 'diagnostics'],
    chunk: 'src/app/routes/dev/test.tsx',
    load: () => import('./routes/dev/test.tsx').then((module) => module.TestPage),
    head: (t) => ({ title: t('pages.test') }),
  },
  {
    path: '/dev/ui',
    admits: 'anyone',
    areas: ['common'],
    chunk: 'src/app/routes/dev/dev-ui.tsx',
    load: () => import('./routes/dev/dev-ui.tsx').then((module) => module.DevUiPage),
    head: (t) => ({ title: t('pages.brand') }),
  },
  {
    path: '/dev/outbox',
    admits: 'anyone',
    areas: ['common', 'names', 'orders.board', 'diagnostics.outbox'],
    chunk: 'src/app/routes/dev/dev-outbox.tsx',
    load: () => import('./routes/dev/dev-outbox.tsx').then((module) => module.DevOutboxPage),
    head: (t) => ({ title: t('pages.brand') }),
  },
]
