import type { ApiReply } from '../shared/api/api-client.ts'
import { apiQuery } from '../shared/api/api-query.ts'
import type { Translate } from '../shared/i18n/i18n-context.tsx'
import type { Area, TextKey } from '../shared/i18n/texts.ts'
import type { LazyRoute, PageHead } from './page/lazy-route.tsx'

const storeKey = (store_id: string) => apiQuery('GET /stores/{store_id}', { params: { store_id } })

type FoundStore = ApiReply<'GET /stores/{store_id}'>['store']

/** The head of a page about a shop; without the shop it says so. */
const headOfStore =
  (found: (t: Translate, store: FoundStore) => PageHead): NonNullable<LazyRoute['head']> =>
  (t, client, { storeId = '' }) => {
    const store = client.getQueryData<ApiReply<'GET /stores/{store_id}'>>(storeKey(storeId).queryKey)?.store
    return store
      ? found(t, store)
      : { title: t('pages.storeMissing.title'), description: t('pages.storeMissing.description'), status: 404 }
  }

const landing: Omit<LazyRoute, 'path'> = {
  areas: ['common', 'names', 'landing', 'stores', 'stores.nearby'],
  chunk: 'src/app/routes/site/landing.tsx',
  load: () => import('./routes/site/landing.tsx').then((module) => module.LandingPage),
  head: (t) => ({ title: t('pages.home.title'), description: t('pages.home.description') }),
}

const storePage: Omit<LazyRoute, 'path'> = {
  areas: ['common', 'names', 'stores'],
  chunk: 'src/app/routes/customer/store-page.tsx',
  load: () => import('./routes/customer/store-page.tsx').then((module) => module.StorePage),
  head: headOfStore((t, { name, city, store_type, address }) => ({
    title: t('pages.store.title', { name, city }),
    description: t('pages.store.description', { type: t(`stores.type.${store_type}`), address }),
  })),
}

/** Text pages. */
const TO_READ = {
  help: () => import('./routes/site/help.tsx').then((module) => module.HelpPage),
  contact: () => import('./routes/site/contact.tsx').then((module) => module.ContactPage),
  privacy: () => import('./routes/site/privacy.tsx').then((module) => module.PrivacyPage),
  terms: () => import('./routes/site/terms.tsx').then((module) => module.TermsPage),
}

/** A page that the server renders, with title and description of its own. Kept short, because every page carries the whole table. */
const rendered = (
  name: string,
  key: 'nearby' | 'help' | 'contact' | 'privacy' | 'terms' | 'grievance' | 'privacyNotice' | 'register' | 'search',
  areas: readonly Area[],
  load: LazyRoute['load'],
): LazyRoute => ({
  path: `/${name}`,
  areas: ['common', ...areas],
  chunk: `src/app/routes/${name}.tsx`,
  load,
  head: (t) => ({ title: t(`pages.${key}.title`), description: t(`pages.${key}.description`) }),
})

/** Screens of the customer's entry that the server renders: what search engines and shared links see. */
export const PUBLIC_ROUTES: readonly LazyRoute[] = [
  { path: '/', ...landing },
  { path: '/home', ...landing },
  rendered('nearby-stores', 'nearby', ['names', 'stores', 'stores.nearby'], () =>
    import('./routes/customer/nearby-stores.tsx').then((module) => module.NearbyStoresPage),
  ),
  { path: '/store/:storeId', ...storePage },
  { path: '/store/:storeId/products', ...storePage },
  {
    path: '/store/:storeId/reviews',
    areas: ['common', 'names', 'stores', 'reviews'],
    chunk: 'src/app/routes/customer/store-reviews.tsx',
    load: () => import('./routes/customer/store-reviews.tsx').then((module) => module.StoreReviewsPage),
    head: headOfStore((t, { name, city }) => ({
      title: t('pages.storeReviews.title', { name }),
      description: t('pages.storeReviews.description', { name, city }),
    })),
  },
  { path: '/s/:storeId', ...storePage },
  {
    path: '/store/:storeId/p/:productId',
    areas: ['common', 'names', 'stores', 'stores.trust'],
    chunk: 'src/app/routes/customer/product-page.tsx',
    load: () => import('./routes/customer/product-page.tsx').then((module) => module.ProductPage),
    // Every page carries this table, so what only search engines read of a product is in `ssr/page-metadata.ts`.
    head: (t, client, { storeId: store_id = '', productId: sold_id = '' }) => {
      const key = apiQuery('GET /stores/{store_id}/products/{sold_id}', { params: { store_id, sold_id } }).queryKey
      const { data, error } = client.getQueryState(key) ?? {}
      return data
        ? { title: `${data.product.name} ${data.product.pack_size ?? ''} · Jhola` }
        : { title: t('pages.productMissing'), status: error?.status === 410 ? 410 : 404 }
    },
  },
  ...(['help', 'contact', 'privacy', 'terms'] as const).map((name) => rendered(name, name, ['help'], TO_READ[name])),
  rendered('grievance', 'grievance', ['errors', 'grievance'], () =>
    import('./routes/site/grievance.tsx').then((module) => module.GrievancePage),
  ),
  rendered('privacy-notice', 'privacyNotice', ['notice'], () =>
    import('./routes/site/privacy-notice.tsx').then((module) => module.PrivacyNoticePage),
  ),
  rendered('register', 'register', ['landing'], () => import('./routes/site/register.tsx').then((module) => module.RegisterPage)),
  rendered('search', 'search', ['names', 'stores', 'stores.nearby', 'search'], () =>
    import('./routes/customer/search.tsx').then((module) => module.SearchPage),
  ),
]

/** A page rendered in the browser only; `name` is its file. Kept short, because every page carries the whole table. */
const filled = (path: string, name: string, title: TextKey, areas: readonly Area[], load: LazyRoute['load']): LazyRoute => ({
  path,
  areas: ['common', ...areas],
  chunk: `src/app/routes/${name}.tsx`,
  load,
  head: (t) => ({ title: t(title) }),
})

/**
 * Screens of the customer's entry that use data of the device only: the server sends an empty page and the browser renders it.
 */
export const DEVICE_ROUTES: readonly LazyRoute[] = [
  filled('/cart', 'cart', 'pages.cart', ['names', 'cart', 'cart.bill'], () =>
    import('./routes/customer/cart.tsx').then((module) => module.CartPage),
  ),
  filled('/checkout', 'checkout', 'pages.checkout', ['names', 'cart.bill', 'checkout'], () =>
    import('./routes/customer/checkout.tsx').then((module) => module.CheckoutPage),
  ),
  filled('/order/:orderId/track', 'track-order', 'pages.tracking', ['names', 'tracking'], () =>
    import('./routes/customer/track-order.tsx').then((module) => module.TrackOrderPage),
  ),
  filled('/store/:storeId/list/:listId', 'photo-list', 'stores.list', ['names', 'stores', 'cart.bill', 'checkout'], () =>
    import('./routes/customer/photo-list.tsx').then((module) => module.PhotoListPage),
  ),
  filled('/order/:orderId/invoice', 'order-invoice', 'pages.invoice', ['names', 'orders.invoice'], () =>
    import('./routes/customer/order-invoice.tsx').then((module) => module.OrderInvoicePage),
  ),
  filled('/order/:orderId/rate', 'rate-order', 'pages.rate', ['names', 'reviews'], () =>
    import('./routes/customer/rate-order.tsx').then((module) => module.RateOrderPage),
  ),
  filled('/pay/test/:reference', 'test-bank', 'pages.testBank', ['errors', 'payments.checkout'], () =>
    import('./routes/customer/test-bank.tsx').then((module) => module.TestBankPage),
  ),
  filled('/order-confirmation/:orderId', 'order-confirmation', 'pages.confirmation', ['names', 'tracking'], () =>
    import('./routes/customer/order-confirmation.tsx').then((module) => module.OrderConfirmationPage),
  ),
  filled('/orders', 'my-orders', 'pages.orders', ['names', 'tracking'], () =>
    import('./routes/customer/my-orders.tsx').then((module) => module.MyOrdersPage),
  ),
  filled('/account', 'account', 'pages.ownAccount', ['nav'], () =>
    import('./routes/account/account.tsx').then((module) => module.AccountPage),
  ),
  filled('/profile', 'profile', 'pages.profile', ['errors', 'profile', 'auth.password'], () =>
    import('./routes/account/profile.tsx').then((module) => module.ProfilePage),
  ),
]

const SIGN_IN: readonly Area[] = ['auth', 'auth.password']

/** Sign-in pages: the server sends an empty page; they do not open offline. */
export const SIGN_IN_ROUTES: readonly LazyRoute[] = [
  filled('/login', 'login', 'pages.login', SIGN_IN, () =>
    import('./routes/account/login.tsx').then((module) => module.LoginPage),
  ),
  filled('/quick-login', 'quick-login', 'pages.login', [], () =>
    import('./routes/account/quick-login.tsx').then((module) => module.QuickLoginPage),
  ),
  filled('/signup', 'signup', 'pages.account', SIGN_IN, () =>
    import('./routes/account/signup.tsx').then((module) => module.SignupPage),
  ),
  filled('/forgot-password', 'forgot-password', 'pages.forgotPassword', SIGN_IN, () =>
    import('./routes/account/forgot-password.tsx').then((module) => module.ForgotPasswordPage),
  ),
  filled('/undo-change', 'undo-change', 'pages.verifyEmail', ['auth', 'errors'], () =>
    import('./routes/account/undo-change.tsx').then((module) => module.UndoChangePage),
  ),
  filled('/verify-email', 'verify-email', 'pages.verifyEmail', SIGN_IN, () =>
    import('./routes/account/verify-email.tsx').then((module) => module.VerifyEmailPage),
  ),
]

export const CUSTOMER_ROUTES: readonly LazyRoute[] = [...PUBLIC_ROUTES, ...DEVICE_ROUTES, ...SIGN_IN_ROUTES]
