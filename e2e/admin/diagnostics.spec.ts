import { expect, test } from '@playwright/test'
import { signInAdmin } from '../support/admins.ts'
import { wordsOf } from '../support/i18n.ts'
import { registerShop } from '../support/shops.ts'
import { languageOn, listenForTrouble, prefer } from '../support/users.ts'

const language = languageOn('desktop')

const CHECKS = ['health', 'cors', 'otp', 'orders', 'test_order'] as const
/** Owner of a shop that no other journey signs in to. */
const PHONE = '9000001515'

test.describe(`in ${language}`, () => {
  const t = wordsOf(language)
  test.beforeEach(({ context, baseURL }) => prefer(context, baseURL, { language, theme: 'light' }))

  test('the integration test runs its checks against the running server and colours its rate', async ({ page }) => {
    const trouble = listenForTrouble(page)
    await page.goto('/test')
    await expect(page.getByRole('heading', { level: 1, name: t('diagnostics.title') })).toBeVisible()
    await expect(page.getByText(t('diagnostics.empty'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('diagnostics.clear') })).toBeDisabled()

    await page.getByLabel(t('diagnostics.phone')).fill('123')
    await page.getByRole('button', { name: t('diagnostics.runAll') }).click()
    await expect(page.getByText(t('diagnostics.phoneInvalid'))).toBeVisible()

    await page.getByLabel(t('diagnostics.phone')).fill(PHONE)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await page.getByRole('button', { name: t('diagnostics.runAll') }).click()
    const rate = page.getByText(t('diagnostics.rate', { percent: 100 }))
    await expect(rate).toBeVisible({ timeout: 30_000 })
    const rows = page.locator('tbody tr')
    await expect(rows).toHaveCount(CHECKS.length)
    for (const [index, check] of CHECKS.entries()) {
      await expect(rows.nth(index)).toContainText(t(`diagnostics.check.${check}`))
      await expect(rows.nth(index)).toContainText(t('diagnostics.state.passed'))
    }
    for (const call of [
      'GET /health',
      'OPTIONS /health',
      'POST /api/v1/auth/send-otp',
      'GET /api/v1/orders',
      'POST /api/v1/orders/test/generate-order',
    ])
      expect(asked).toContain(call)
    await expect(page.locator('p').filter({ has: rate })).toHaveClass(/success/)

    await page.getByRole('button', { name: t('diagnostics.clear') }).click()
    await expect(rows).toHaveCount(0)
    await expect(page.getByText(t('diagnostics.empty'))).toBeVisible()
    expect(trouble).toEqual([])
  })

  test('a check that fails says why and colours the rate by how many passed', async ({ page, request }) => {
    // A new code for a shop voids the previous one, so this journey has its own shop.
    const { phone } = await registerShop(request)
    await page.goto('/test')
    await page.getByLabel(t('diagnostics.phone')).fill(phone)
    const refuse = (body: object, status: number) => ({ status, contentType: 'application/json', body: JSON.stringify(body) })
    // Two of five fail: 60% is a warning.
    await page.route('**/api/v1/orders/test/generate-order', (route) =>
      route.fulfill(refuse({ success: false, code: 'stores.not_found', message: 'x' }, 404)),
    )
    await page.route(/\/api\/v1\/orders\?/, (route) => route.abort())
    await page.getByRole('button', { name: t('diagnostics.runAll') }).click()
    const fair = page.locator('p').filter({ has: page.getByText(t('diagnostics.rate', { percent: 60 })) })
    await expect(fair).toHaveClass(/warning/, { timeout: 30_000 })
    await expect(page.locator('tbody tr').nth(4)).toContainText(t('errors.stores.not_found'))

    await page.route('**/health', (route) => route.abort())
    await page.getByRole('button', { name: t('diagnostics.runAll') }).click()
    const bad = page.locator('p').filter({ has: page.getByText(t('diagnostics.rate', { percent: 20 })) })
    await expect(bad).toHaveClass(/error/, { timeout: 30_000 })
  })

  test('the page of sign-in tests leads to every way in, with guides', async ({ page }) => {
    const trouble = listenForTrouble(page)
    await page.goto('/auth-test')
    await expect(page.getByRole('heading', { level: 1, name: t('diagnostics.authTitle') })).toBeVisible()
    const links = [
      '/store-login',
      '/password-setup',
      '/email-passcode',
      '/store-dashboard',
      '/store-dashboard-enhanced',
      '/shopkeeper-signup',
    ]
    for (const path of links) await expect(page.locator(`main a[href="${path}"]`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5)
    expect(trouble).toEqual([])
    await page.getByRole('link', { name: t('diagnostics.title') }).click()
    await expect(page).toHaveURL('/test')
    await page.getByRole('link', { name: t('common.back') }).click()
    await expect(page).toHaveURL('/auth-test')
  })
})

test.describe('outside of development', () => {
  test.beforeEach(({ page }) =>
    // As in production, where the outbox does not exist.
    page.route('**/api/v1/dev/outbox*', (route) =>
      route.fulfill({
        status: 404,
        contentType: 'application/json',
        body: JSON.stringify({ success: false, code: 'request.not_found', message: 'x' }),
      }),
    ),
  )

  const t = wordsOf('en')
  for (const path of ['/test', '/auth-test']) {
    test(`${path} is not there for a visitor`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: t('common.notThere') })).toBeVisible()
    })

    test(`${path} is there for an admin`, async ({ page, context }) => {
      await signInAdmin(context)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t(path === '/test' ? 'diagnostics.title' : 'diagnostics.authTitle'),
      )
    })
  }
})
