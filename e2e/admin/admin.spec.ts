import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { inviteAdmin, signInAdmin } from '../support/admins.ts'
import { wordsOf } from '../support/i18n.ts'
import { setUpApp } from '../support/second-step.ts'
import { languageOn, listenForTrouble, prefer, signInOwner } from '../support/users.ts'

const language = languageOn('desktop')

const headers = { 'sec-fetch-site': 'same-origin' }
const DAY_MS = 86_400_000
const INDIA_MS = 19_800_000

/** A shop that no other journey visits, because this test suspends it for a while. */
const SHOP_ID = 'STORE-022'

type Shop = {
  store_id: string
  display_store_id: string
  slug: string
  name: string
  owner_name: string
  phone: string
  city: string
  registered_at: string
}
type Registered = { stores: Shop[]; figures: Record<string, number>; total: number }

const listShops = async (admin: APIRequestContext, query = ''): Promise<Registered> => {
  const answer = await admin.get(`/api/v1/admin/stores?${query}`)
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** A shop of the demo data, independent of how many were registered since. */
const demoShop = async (admin: APIRequestContext, id: string) => {
  const { stores } = await listShops(admin, `search=${id}`)
  const shop = stores.find(({ store_id }) => store_id === id)
  if (!shop) throw new Error(`the demo has no ${id}`)
  return shop
}

const rowsOf = (page: Page) => page.locator('tbody tr')
const rowOf = (page: Page, text: string) => rowsOf(page).filter({ hasText: text })

/** Another person on another computer. */
const elsewhere = async (
  browser: Browser,
  baseURL: string | undefined,
  language: string,
  visit: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await prefer(context, baseURL, { language })
  await visit(await context.newPage(), context)
  await context.close()
}

test.describe(`in ${language}`, () => {
  const t = wordsOf(language)

  test.beforeEach(async ({ context, baseURL }) => {
    await prefer(context, baseURL, { language, theme: 'light' })
    await signInAdmin(context)
  })

  test('the registered stores: tiles, table, search, relative age, empty text, and the way to a new store', async ({
    page,
    context,
  }) => {
    const trouble = listenForTrouble(page)
    await page.goto('/admin/stores')
    await expect(page.getByRole('heading', { level: 1, name: t('admin.stores') })).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(10)
    // The fourth tile counts active shops. Other journeys suspend and register shops at the same time.
    const tiles = { total: 'total_stores', newThisMonth: 'new_this_month', cities: 'cities_covered' }
    const tile = page.getByRole('main').locator('dl > div')
    await expect(async () => {
      const { figures } = await listShops(context.request)
      await page.reload()
      for (const [key, figure] of Object.entries(tiles))
        await expect(tile.filter({ hasText: t(`admin.tile.${key}`) })).toContainText(String(figures[figure]), { timeout: 3000 })
    }).toPass({ timeout: 30_000 })
    await expect(page.getByText(t('admin.tile.active'))).toBeVisible()
    const names = ['id', 'name', 'owner', 'location', 'contact', 'registered', 'status', 'actions']
    await expect(page.getByRole('columnheader')).toHaveText(names.map((name) => t(`admin.column.${name}`)))

    const shop = await demoShop(context.request, 'STORE-001')
    const search = page.getByRole('searchbox')
    await search.fill(shop.name)
    await expect(page).toHaveURL(/search=/)
    await expect(rowsOf(page)).toHaveCount(1)
    const day = (ms: number) => Math.floor((ms + INDIA_MS) / DAY_MS)
    const months = Math.floor((day(Date.now()) - day(Date.parse(shop.registered_at))) / 30)
    const age = t(`admin.age.months_${months === 1 ? 'one' : 'other'}`, { count: months })
    for (const words of [shop.display_store_id, shop.owner_name, shop.city, '98765 43210', age, t('admin.status.active')])
      await expect(rowsOf(page)).toContainText(words)

    await search.fill(shop.owner_name.toLowerCase())
    await expect(rowOf(page, shop.owner_name)).toHaveCount(1)
    await search.fill('jaipur')
    await expect(rowsOf(page)).toHaveCount(3)
    await search.fill('no such shop anywhere')
    await expect(page.getByText(t('admin.empty'))).toBeVisible()
    await page.getByRole('button', { name: t('admin.showAll') }).click()
    await expect(rowsOf(page)).toHaveCount(10)
    expect(trouble).toEqual([])

    await page.getByRole('link', { name: t('admin.add') }).click()
    await expect(page).toHaveURL('/shopkeeper-signup')
    await page.goBack()
    await expect(page).toHaveURL('/admin/stores')
  })

  test('a store is looked at, suspended with a reason, told so, and put back; the log says who did it', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const shop = await demoShop(context.request, SHOP_ID)
    const note = `Test ${Date.now()}`
    const reason = `${t('admin.reason.complaints')}: ${note}`

    await page.goto(`/admin/stores?search=${encodeURIComponent(shop.name)}`)
    await page.getByRole('button', { name: `${t('admin.view')} ${shop.name}` }).click()
    const detail = page.getByRole('dialog', { name: shop.name })
    await expect(detail).toContainText(SHOP_ID)
    await expect(detail).toContainText(t('admin.detail.products'))
    await detail.getByRole('button', { name: t('admin.suspend') }).click()
    const asking = page.getByRole('dialog', { name: t('admin.suspendTitle', { name: shop.name }) })
    await asking.getByRole('button', { name: t('admin.suspend') }).click()
    await expect(asking.getByText(t('errors.orders.reason_required'))).toBeVisible()
    await asking.getByText(t('admin.reason.complaints')).click()
    await asking.getByLabel(t('admin.note')).fill(note)
    await asking.getByRole('button', { name: t('admin.suspend') }).click()
    await expect(page.getByText(t('admin.suspended', { name: shop.name }))).toBeVisible()
    await expect(rowOf(page, shop.name)).toContainText(t('admin.status.suspended'))

    await elsewhere(browser, baseURL, language, async (customer, { request }) => {
      expect((await request.get(`/api/v1/stores/${SHOP_ID}`)).status()).toBe(404)
      await customer.goto(`/store/${SHOP_ID}`)
      await expect(customer.getByText(t('stores.notFound'))).toBeVisible()
    })
    await elsewhere(browser, baseURL, language, async (owner, theirs) => {
      const outbox = await theirs.request.get(`/api/v1/dev/outbox?to=${encodeURIComponent(shop.phone)}`)
      const { messages } = (await outbox.json()) as { messages: { text: string }[] }
      expect(messages.some(({ text }) => text.includes(reason))).toBe(true)
      await signInOwner(theirs, shop.phone.slice(3))
      await owner.goto('/store-dashboard')
      const alert = owner.getByRole('alert').filter({ hasText: t('orders.board.suspended.title') })
      await expect(alert).toContainText(reason)
      await expect(owner.getByText(t('orders.board.open.isClosed'))).toBeVisible()
    })

    await page.getByRole('button', { name: `${t('admin.reactivate')} ${shop.name}` }).click()
    const back = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(back).toContainText(reason)
    await back.getByRole('button', { name: t('admin.reactivate') }).click()
    await expect(rowOf(page, shop.name)).toContainText(t('admin.status.active'))
    await elsewhere(browser, baseURL, language, async (customer) => {
      await customer.goto(`/store/${SHOP_ID}`)
      await expect(customer.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(customer.getByText(t('stores.notFound'))).toHaveCount(0)
    })

    await page.goto('/admin/audit')
    await page.getByRole('searchbox').fill(SHOP_ID)
    await expect(page).toHaveURL(/search=/)
    await page.getByLabel(t('admin.column.what')).selectOption(t('admin.kind.admin.store_suspended'))
    await expect(rowOf(page, note)).toContainText('Meera Joshi')
    await expect(rowOf(page, note)).toContainText(SHOP_ID)
    await page.getByLabel(t('admin.column.what')).selectOption(t('admin.kind.admin.store_reactivated'))
    await expect(rowsOf(page).first()).toContainText(t('admin.kind.admin.store_reactivated'))
  })

  test('a story is shown to everybody only after an admin has read it, and can be taken back; wishes are listed', async ({
    page,
    context,
    request,
  }) => {
    const text = `My milk comes before my tea, ${language} ${Date.now()}.`
    const data = { kind: 'customer', name: 'Asha', city: 'Mumbai', text, may_be_shown: true }
    expect((await request.post('/api/v1/community/stories', { headers, data })).status()).toBe(201)
    const isPublic = async () => (await (await request.get('/api/v1/community/stories')).text()).includes(text)
    expect(await isPublic()).toBe(false)

    await page.goto('/admin/stories?only=waiting')
    await rowOf(page, text)
      .getByRole('button', { name: t('admin.story.show') })
      .click()
    await expect(page.getByText(t('admin.story.nowShown', { name: 'Asha' })).first()).toBeVisible()
    await expect(rowOf(page, text)).toHaveCount(0)
    expect(await isPublic()).toBe(true)
    await page.goto('/admin/stories?only=shown')
    await rowOf(page, text)
      .getByRole('button', { name: t('admin.story.decline') })
      .click()
    await expect(rowOf(page, text)).toHaveCount(0)
    expect(await isPublic()).toBe(false)

    const wish = { latitude: 19.21, longitude: 72.97, note: `A dairy, ${language} ${Date.now()}` }
    expect((await request.post('/api/v1/community/area-wishes', { headers, data: wish })).status()).toBe(201)
    await page.goto('/admin/area-wishes')
    await expect(rowOf(page, wish.note)).toContainText('19.210, 72.970')
    expect((await context.request.get('/api/v1/admin/area-wishes')).status()).toBe(200)
  })
})

test(`${language}: who was made an admin chooses a password by the printed link, sets up an app, comes in by both, and goes out again`, async ({
  page,
  context,
  baseURL,
}) => {
  const t = wordsOf(language)
  await prefer(context, baseURL, { language, theme: 'light' })
  const name = `Meera ${Date.now()}`
  const { email, token } = await inviteAdmin(name)
  const password = 'Kesar-Pista 4 chamach'
  await page.goto(`/password-setup?token=${token}`)
  await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(password)
  await page.getByLabel(t('auth.confirmNewPassword'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth.setUp'), exact: true }).click()
  await expect(page).toHaveURL('/admin/second-factor?from=%2Fadmin%2Fstores')
  await page.goto('/admin/stores')
  await expect(page, 'nothing else opens').toHaveURL('/admin/second-factor?from=%2Fadmin%2Fstores')
  const codes = await setUpApp(page, t)
  await expect(page).toHaveURL('/admin/stores')
  await page.getByRole('button', { name: t('common.logout') }).click()
  await expect(page).toHaveURL('/login')

  await page.goto('/admin/audit')
  await expect(page).toHaveURL('/login?from=%2Fadmin%2Faudit')
  await page.getByRole('tab', { name: t('auth.tabEmail') }).click()
  await page.getByRole('textbox', { name: t('auth.email'), exact: true }).fill(email)
  await page.getByLabel(t('auth.passwordLabel'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth.signIn'), exact: true }).click()
  await expect(page).toHaveURL('/admin/second-factor?from=%2Fadmin%2Faudit')
  await page.getByRole('button', { name: t('auth.factors.lost') }).click()
  await page.getByLabel(t('auth.factors.recoveryCode')).fill(codes[3] ?? '')
  await page
    .getByRole('button', { name: t('auth.factors.confirm'), exact: true })
    .last()
    .click()
  await expect(page).toHaveURL('/admin/audit')
  // Other tests write to the log at the same time.
  await expect(
    rowOf(page, name)
      .filter({ hasText: t('admin.kind.auth.factor_proven') })
      .first(),
  ).toBeVisible()
})

test.describe('nobody else', () => {
  const PAGES = ['/admin/stores', '/admin/audit', '/admin/stories', '/admin/area-wishes'] as const

  test('comes in without signing in', async ({ page, request }) => {
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`)
      expect((await request.get(`/api/v1${path}`)).status()).toBe(401)
    }
  })

  test('comes in as the owner of a shop: the shelves open', async ({ page, context }) => {
    await signInOwner(context, '9000001717')
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page).toHaveURL('/search')
      expect((await context.request.get(`/api/v1${path}`)).status()).toBe(403)
    }
  })
})
