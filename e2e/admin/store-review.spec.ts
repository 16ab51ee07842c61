import { type BrowserContext, expect, test } from '@playwright/test'
import { signInAdmin } from '../support/admins.ts'
import { wordsOf } from '../support/i18n.ts'
import { LOG_FILE } from '../support/logged-secrets.ts'
import { aNewShop, goToReview, submitRegistration, typeCode } from '../support/registration.ts'
import { type OwnServer, startOwnServer } from '../support/server-process.ts'
import { languageOn, prefer } from '../support/users.ts'

/** The review of new shops is a setting of the whole server, so this journey has one of its own. */
let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer(LOG_FILE, { STORE_REVIEW: 'on', DEMO_DATA: 'off' })
})
test.afterAll(() => server?.stop())

const language = languageOn('desktop')
const t = wordsOf(language)

test('a new shop waits, an admin sees what to check and approves it; a customer reports it, and the admin settles that', async ({
  browser,
}) => {
  const contexts: BrowserContext[] = []
  const somebody = async () => {
    const context = await browser.newContext({ baseURL: server.baseUrl, serviceWorkers: 'block' })
    contexts.push(context)
    await prefer(context, server.baseUrl, { language, theme: 'light' })
    return { context, page: await context.newPage() }
  }
  const [owner, admin, customer] = [await somebody(), await somebody(), await somebody()]

  const typed = aNewShop()
  await goToReview(owner.page, t, typed)
  await submitRegistration(owner.page, t)
  await typeCode(owner.page, typed.phone)
  await expect(owner.page.getByText(t('stores.registration.done.review'))).toBeVisible()
  await expect(owner.page).toHaveURL(/\/store\/set-up$/)
  await owner.page.goto('/store-dashboard')
  const { store } = await (await owner.context.request.get('/api/v1/stores/me')).json()
  const shop = { id: String(store.store_id), name: typed.name }
  await expect(owner.page.getByText(t('orders.board.review.title.in_review'))).toBeVisible()
  await customer.page.goto(`/store/${shop.id}`)
  await expect(customer.page.getByText(t('stores.notFound'))).toBeVisible()

  await signInAdmin(admin.context, server.dataDir)
  await admin.page.goto('/admin/stores')
  await admin.page.getByLabel(t('admin.column.status')).selectOption(t('admin.status.in_review'))
  await admin.page.getByRole('button', { name: `${t('admin.view')} ${shop.name}` }).click()
  const detail = admin.page.getByRole('dialog', { name: shop.name })
  for (const check of ['brand', 'similar', 'pin', 'upi', 'payee', 'missing', 'sameNumber', 'sameDevice'])
    await expect(detail.getByText(t(`admin.review.${check}`), { exact: true })).toBeVisible()
  await expect(detail).toContainText(t('admin.review.licence.fssai'))
  await detail.getByRole('button', { name: t('admin.review.sendBack') }).click()
  await expect(detail.getByText(t('admin.noteMissing'))).toBeVisible()
  await detail.getByLabel(t('admin.review.reason'), { exact: false }).fill('Please write the name on your signboard')
  await detail.getByRole('button', { name: t('admin.review.sendBack') }).click()
  await expect(admin.page.getByText(t('admin.review.done.send_back', { name: shop.name }))).toBeVisible()

  await owner.page.reload()
  await expect(owner.page.getByText(/Please write the name on your signboard/)).toBeVisible()
  await owner.page.getByRole('button', { name: t('orders.board.review.submit') }).click()
  await expect(owner.page.getByText(t('orders.board.review.title.in_review'))).toBeVisible()
  await admin.page.goto('/admin/stores?only=in_review')
  await admin.page.getByRole('button', { name: `${t('admin.view')} ${shop.name}` }).click()
  await detail.getByRole('button', { name: t('admin.review.approve') }).click()
  await expect(admin.page.getByText(t('admin.review.done.approve', { name: shop.name }))).toBeVisible()

  await customer.page.reload()
  await expect(customer.page.getByRole('heading', { level: 1, name: shop.name })).toBeVisible()
  await expect(customer.page.getByText(t('stores.newHere')).first()).toBeVisible()
  await customer.page.getByRole('button', { name: shop.name, exact: true }).click()
  await customer.page.getByRole('button', { name: t('stores.trust.report.open') }).click()
  const report = customer.page.getByRole('dialog', { name: t('stores.trust.report.title', { name: shop.name }) })
  await report.getByRole('button', { name: t('stores.trust.report.send') }).click()
  await expect(report.getByText(t('stores.trust.report.choose'))).toBeVisible()
  await report.getByText(t('stores.trust.report.reason.wrong_details')).click()
  await report.getByLabel(t('stores.trust.report.text'), { exact: false }).fill('There is a garage at this address')
  await report.getByRole('button', { name: t('stores.trust.report.send') }).click()
  await expect(customer.page.getByText(t('stores.trust.report.sent'))).toBeVisible()

  await admin.page.goto('/admin/stores?only=reported')
  await admin.page.getByRole('button', { name: `${t('admin.view')} ${shop.name}` }).click()
  await expect(detail).toContainText('There is a garage at this address')
  await expect(detail).toContainText(t('admin.reports.reason.wrong_details'))
  await detail.getByRole('button', { name: t('admin.reports.markHandled') }).click()
  await expect(admin.page.getByText(t('admin.review.done.handled', { name: shop.name }))).toBeVisible()
  await admin.page.goto('/admin/stores?only=reported')
  await expect(admin.page.getByText(t('admin.empty'))).toBeVisible()
  for (const context of contexts) await context.close()
})
