import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { wordsOf } from '../support/i18n.ts'
import { STORE } from '../support/users.ts'

type Words = ReturnType<typeof wordsOf>

/** The role that views a page. */
export type Person = 'anyone' | 'customer' | 'owner' | 'admin'

/** What of the customer's is on the pages of orders: one that waits, one that was delivered, one that is to be paid at the bank. */
export type Orders = { waiting: string; delivered: string; bank: string }

/** A page, and what is opened on it by a tap, each from the page as it was loaded. */
export type Visit = {
  path: string
  open?: readonly { name: string; tap: (page: Page, t: Words) => Promise<unknown> }[]
}

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** The first of many buttons whose name says the action and its object. */
const tapOneOf = (page: Page, action: string) => page.getByRole('button', { name: action }).first().click()

/** Everything about a shop, behind its name. */
const openShop = (page: Page) => page.getByRole('heading', { level: 1 }).getByRole('button').click()

const menu = { name: 'languages', tap: (page: Page) => page.locator('summary').first().click() }

const OPEN: readonly Visit[] = [
  { path: '/', open: [menu] },
  { path: '/nearby-stores' },
  { path: '/search?q=milk&near=400070' },
  {
    path: `/store/${STORE.id}`,
    open: [
      { name: 'about', tap: openShop },
      { name: 'product', tap: (page) => page.locator('main li h3 a').first().click() },
      { name: 'seller', tap: (page, t) => openShop(page).then(() => tap(page, t('stores.trust.seller'))) },
      { name: 'report', tap: (page, t) => openShop(page).then(() => tap(page, t('stores.trust.report.open'))) },
    ],
  },
  { path: `/store/${STORE.id}/reviews` },
  { path: '/register' },
  { path: '/help' },
  { path: '/contact' },
  { path: '/privacy' },
  { path: '/terms' },
  { path: '/grievance' },
  { path: '/privacy-notice' },
  { path: '/cart' },
  { path: '/checkout' },
  { path: '/account' },
  { path: '/orders' },
  { path: '/login' },
  { path: '/quick-login' },
  { path: '/signup' },
  { path: '/forgot-password' },
  { path: '/verify-email' },
  { path: '/undo-change' },
  { path: '/store-login' },
  { path: '/store/switch' },
  { path: '/email-login' },
  { path: '/email-passcode' },
  { path: '/password-setup' },
  { path: '/shopkeeper-signup' },
  { path: '/no-such-page' },
]

const customer = ({ waiting, delivered, bank }: Orders): readonly Visit[] => [
  { path: '/profile' },
  { path: '/orders' },
  { path: '/cart' },
  { path: `/checkout?store=${STORE.id}` },
  {
    path: `/order/${waiting}/track`,
    open: [{ name: 'cancel', tap: (page, t) => tap(page, t('tracking.cancel.button')) }],
  },
  { path: `/order/${delivered}/track` },
  { path: `/order/${delivered}/invoice` },
  { path: `/order/${delivered}/rate` },
  { path: `/order-confirmation/${waiting}` },
  { path: `/pay/test/${bank}` },
]

const COUNTER: readonly Visit[] = [
  { path: '/store-dashboard' },
  ...['accessibility', 'auto-accept', 'notifications', 'hours', 'display', 'inventory', 'packing'].map((name) => ({
    path: `/store-dashboard?preferences=${name}`,
  })),
  {
    path: '/store/orders',
    open: [
      { name: 'reject', tap: (page, t) => tap(page, t('orders.board.action.reject')) },
      { name: 'details', tap: (page, t) => tapOneOf(page, `${t('orders.board.action.details')} `) },
      {
        name: 'more',
        tap: (page, t) =>
          page
            .getByRole('button', { name: new RegExp(t('orders.board.action.more', { number: '.+' })) })
            .first()
            .click(),
      },
    ],
  },
  {
    path: '/store/orders?view=table',
    open: [{ name: 'export', tap: (page, t) => tap(page, t('orders.board.list.export.title')) }],
  },
  { path: '/store/orders?view=grid' },
  { path: '/store/orders?view=list' },
  { path: '/store/payments' },
  ...['open', 'refunds', 'close', 'qr'].map((name) => ({ path: `/store/payments?tab=${name}` })),
  { path: '/create-order' },
  {
    path: '/inventory',
    open: [
      { name: 'a product', tap: (page, t) => tap(page, t('inventory.addProduct')) },
      { name: 'quick actions', tap: (page, t) => tap(page, t('inventory.dial.name')) },
      { name: 'stock', tap: (page, t) => tapOneOf(page, t('inventory.action.stock')) },
      { name: 'changes', tap: (page, t) => tapOneOf(page, t('inventory.action.edit')) },
      { name: 'more actions', tap: (page, t) => tapOneOf(page, t('inventory.action.more')) },
    ],
  },
  { path: '/inventory?view=grid' },
  { path: '/inventory?tab=low' },
  { path: '/inventory/labels' },
  { path: '/inventory/starter' },
  { path: '/inventory/count' },
  { path: '/inventory/upload' },
  { path: '/store/deliveries' },
  { path: '/store/picking' },
  { path: '/store/settings' },
  { path: '/store/set-up' },
  { path: '/store/settings?section=blocked' },
  { path: '/store/help' },
  { path: '/store/help/support' },
  { path: '/store/help/tutorials' },
  { path: '/auth-test' },
  { path: '/test' },
]

const ADMIN: readonly Visit[] = [
  { path: '/admin/stores', open: [{ name: 'checks', tap: (page, t) => tapOneOf(page, `${t('admin.view')} `) }] },
  { path: '/admin/stores?only=in_review' },
  { path: '/admin/stores?only=reported' },
  { path: '/admin/audit' },
  { path: '/admin/stories' },
  { path: '/admin/area-wishes' },
  { path: '/admin/security' },
  { path: '/admin/grievances' },
]

/** Every page that a person can open. */
export const visitsOf = (person: Person, orders: Orders): readonly Visit[] =>
  ({ anyone: OPEN, customer: customer(orders), owner: COUNTER, admin: ADMIN })[person]

/** Aliases of pages in the list, and pages for developers only. */
const ELSEWHERE = [
  '/home',
  '/store/:storeId/products',
  '/s/:storeId',
  // Its content is the sheet over the shop's page.
  '/store/:storeId/p/:productId',
  '/store-dashboard-enhanced',
  '/store-dashboard-basic',
  '/dashboard',
  '/analytics',
  '/dev/ui',
  '/dev/outbox',
  // Only before the second step of an admin, who then leaves it.
  '/admin/second-factor',
]

/** Routes of the product that the list does not name; the result must be empty. */
export const routesLeftOut = (): string[] => {
  const tables = ['customer-routes', 'counter-routes', 'admin-routes']
    .map((name) => readFileSync(`apps/web/src/app/${name}.ts`, 'utf8'))
    .join('\n')
  const routes = [...tables.matchAll(/(?:path: |filled\()'(\/[^']*)'/g)].map(([, path = '']) => path)
  const orders: Orders = { waiting: 'O', delivered: 'O', bank: 'B' }
  const listed = (['anyone', 'customer', 'owner', 'admin'] as const)
    .flatMap((person) => visitsOf(person, orders))
    .map(({ path }) => path.replace(/\?.*/, ''))
  const isListed = (route: string) => {
    const shape = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`)
    return listed.some((path) => shape.test(path))
  }
  return routes.filter((route) => !ELSEWHERE.includes(route) && !isListed(route))
}
