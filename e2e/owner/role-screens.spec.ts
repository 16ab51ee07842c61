import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import {
  mayDo,
  type Needs,
  type Permission,
  type Permissions,
  permissionsOf,
} from '../../packages/contract/src/staff/permissions.ts'
import { type ShopRole, STAFF_ROLES } from '../../packages/contract/src/staff/roles.ts'
import { type Visit, visitsOf } from '../crawl/routes.ts'
import { wordsOf } from '../support/i18n.ts'
import { openShop } from '../support/shops.ts'
import { deliver, freshPhone, languageOn, prefer, setStatus, signInOwner } from '../support/users.ts'

const language = languageOn('desktop')
const t = wordsOf(language)
const headers = { 'sec-fetch-site': 'same-origin' }
/** Written nowhere else on a screen. */
const COST = 41.37
type Route = { path: string; admits: string; needs?: Needs }
// The table's types need the web's compiler; here only its values matter.
const TABLE = '../../apps/web/src/app/counter-routes.ts'
const { COUNTER_ROUTES } = (await import(TABLE)) as { COUNTER_ROUTES: readonly Route[] }
const OF_SHOP = COUNTER_ROUTES.filter(({ admits }) => admits === 'shop')
/** A button that is not there is looked for this long. */
const TAP_MS = 1000

type Customer = { phone: string; address: string }
type World = {
  /** Orders that wait, are on their way and were delivered. */
  waiting: Customer & { id: string }
  onTheWay: Customer & { id: string }
  delivered: Customer & { id: string }
  phones: Record<ShopRole, string>
}

const invite = async (owner: APIRequestContext, role: string): Promise<string> => {
  const phone = freshPhone()
  const invited = await owner.post('/api/v1/stores/me/staff', { headers, data: { name: `Person ${role}`, phone, role } })
  expect(invited.ok(), await invited.text()).toBe(true)
  return phone
}

/** A shop with one person of each role, a product whose cost is known, and orders in three states. */
const makeWorld = async (browser: Browser, request: APIRequestContext, baseURL: string | undefined): Promise<World> => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' })
  const shop = await openShop(context, request)
  const owner = context.request
  const product = { name: 'Chakki Atta', category: 'Flour', price: 60, cost_price: COST, current_stock: 20 }
  expect((await owner.post('/api/v1/inventory/products', { headers, data: product })).status()).toBe(201)
  const place = async (street: string) => {
    const phone = freshPhone()
    const address = `14 ${street}, Bandra West`
    const { order_id: id } = await shop.place({
      customer: { name: 'Kavita Shah', phone },
      deliveryAddress: { addressLine1: address, pincode: '400050' },
    })
    return { id, phone, address }
  }
  const waiting = await place('Quarry Lane')
  const onTheWay = await place('Temple Steps')
  const delivered = await place('Mango Yard')
  for (const status of ['confirmed', 'preparing', 'out_for_delivery']) await setStatus(owner, onTheWay.id, status)
  await deliver(owner, delivered.id)
  const phones: Record<string, string> = { owner: shop.phone }
  for (const role of STAFF_ROLES) phones[role] = await invite(owner, role)
  await context.close()
  // @NOTE every role has a phone by now.
  return { waiting, onTheWay, delivered, phones: phones as World['phones'] }
}

/** Ways in which a number may be written on a screen. */
const written = (phone: string): string[] => [phone, `${phone.slice(0, 5)} ${phone.slice(5)}`]

const contactOf = ({ phone, address }: Customer): string[] => [...written(phone), address]

/** What somebody with these rights may not read anywhere. */
const secretsFor = ({ waiting, onTheWay, delivered, phones }: World, role: ShopRole, may: Permissions): string[] => [
  ...(may.has('prices.cost') ? [] : [String(COST)]),
  ...(may.has('customers') ? [] : [waiting, delivered].flatMap(contactOf)),
  ...(may.has('customers') || may.has('orders.deliver') ? [] : contactOf(onTheWay)),
  ...(may.has('staff') ? [] : STAFF_ROLES.filter((other) => other !== role).flatMap((other) => written(phones[other]))),
]

/** Buttons and links of rights: their names must not be on a screen of somebody without the right. */
const BUTTONS: Partial<Record<Permission, string[]>> = {
  exports: [t('orders.board.list.export.title'), t('inventory.dial.export')],
  imports: [t('inventory.bulkUpload'), t('inventory.dial.upload')],
  prices: [t('inventory.dial.prices')],
  stock: [t('inventory.action.stock'), t('inventory.action.restock')],
  'products.edit': [t('inventory.addProduct'), t('inventory.action.edit'), t('inventory.action.archive')],
  deletes: [t('inventory.action.delete')],
  'orders.accept': [t('orders.board.action.confirmed')],
  'orders.cancel': [t('orders.board.action.reject')],
}

const isForeign = (may: Permissions, path: string): boolean => {
  const needs = OF_SHOP.find((route) => route.path === path)?.needs
  return needs !== undefined && !mayDo(may, needs)
}

/** What is on the page now that this person may not have. */
const leaksOn = async (page: Page, role: ShopRole, world: World): Promise<string[]> => {
  const may = permissionsOf({ role, overrides: {}, afterPin: false })
  const { html, links, names } = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    // A link within the page leads nowhere else.
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href).pathname)
      .filter((path) => path !== location.pathname),
    names: [...document.querySelectorAll('button, a[href], [role=menuitem]')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '',
    ),
  }))
  const forbidden = Object.entries(BUTTONS).flatMap(([right, texts]) => (may.has(right as Permission) ? [] : texts))
  return [
    ...secretsFor(world, role, may).filter((secret) => html.includes(secret)),
    ...links.filter((path) => isForeign(may, path)).map((path) => `a link to ${path}`),
    // On one of several the name goes on with which one.
    ...forbidden
      .filter((name) => names.some((one) => one === name || one.startsWith(`${name}:`)))
      .map((name) => `a button ${name}`),
  ]
}

/** Pages of the shop: each route of the table, with what the crawl opens on it, and every order opened on the board. */
const visits = (world: World): Visit[] => {
  const { waiting, onTheWay, delivered } = world
  const known = visitsOf('owner', { waiting: waiting.id, delivered: delivered.id, bank: '' })
  const ofShop = known.filter(({ path }) => OF_SHOP.some((route) => route.path === path.replace(/\?.*/, '')))
  const others = OF_SHOP.filter((route) => ofShop.every(({ path }) => path !== route.path)).map(({ path }) => ({ path }))
  const orders = [waiting, onTheWay, delivered].map(({ id }) => ({ path: `/store/orders?order=${id}` }))
  return [...ofShop, ...others, ...orders, { path: '/profile' }]
}

const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

const look = async (page: Page, { path, open = [] }: Visit, check: (where: string) => Promise<void>): Promise<void> => {
  await page.goto(path)
  await settle(page)
  await check(path)
  let isAsLoaded = true
  for (const { name, tap } of open) {
    if (!isAsLoaded) {
      await page.goto(path)
      await settle(page)
    }
    page.setDefaultTimeout(TAP_MS)
    const isOpen = await tap(page, t).then(
      () => true,
      () => false,
    )
    page.setDefaultTimeout(0)
    isAsLoaded = !isOpen
    if (!isOpen) continue
    await page.waitForLoadState('networkidle')
    await check(`${path} (${name})`)
  }
}

// An owner may do everything, and a manager nearly so: there is nothing to leak and little to refuse.
for (const role of ['counter', 'packer', 'rider'] as const)
  test(`every screen of the shop shows the ${role} what is theirs, and asks for nothing else`, async ({
    page,
    context,
    request,
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    await prefer(context, baseURL, { language, theme: 'light' })
    const world = await makeWorld(browser, request, baseURL)
    await signInOwner(context, world.phones[role])
    const found: string[] = []
    let asked: string[] = []
    page.on('response', (answer) => {
      if (answer.status() === 403 || answer.status() === 401) asked.push(`${answer.request().method()} ${answer.url()}`)
    })
    const may = permissionsOf({ role, overrides: {}, afterPin: false })
    const refusal = page.getByText(t('orders.board.refused.title'))
    for (const visit of visits(world)) {
      const isRefused = isForeign(may, visit.path.replace(/\?.*/, ''))
      await look(page, isRefused ? { path: visit.path } : visit, async (where) => {
        if ((await refusal.count()) > 0 !== isRefused) found.push(`${where}: ${isRefused ? 'is open' : 'is refused'}`)
        for (const leak of await leaksOn(page, role, world)) found.push(`${where}: ${leak}`)
        for (const call of asked) found.push(`${where}: was refused ${call.replace(/.*\/api\/v1/, '')}`)
        asked = []
      })
    }
    expect(found).toEqual([])
  })
