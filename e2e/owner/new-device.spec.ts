import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { registerShop } from '../support/shops.ts'
import { languageOn, prefer, signInOwner } from '../support/users.ts'

const language = languageOn('phone')
const t = wordsOf(language)

/** A sign-in page on which no code comes any more: the journeys run without limits, so the answer is the one of lock-out.test.ts. */
const withoutCodes = async (context: BrowserContext, baseURL: string | undefined): Promise<Page> => {
  await prefer(context, baseURL, { language })
  const page = await context.newPage()
  const held = { success: false, code: 'auth.wait_hours', message: 'wait', details: { hours: 5 } }
  await page.route('**/api/v1/auth/send-otp', (route) => route.fulfill({ status: 429, json: held }))
  return page
}

test(`in ${language}: no code comes any more, so the phone at the counter lets the owner's new one in`, async ({
  page,
  context,
  request,
  baseURL,
  browser,
}) => {
  const { phone } = await registerShop(request)
  await prefer(context, baseURL, { language })
  await signInOwner(context, phone)
  await page.goto('/profile')

  const fresh = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: page.viewportSize() })
  const newPhone = await withoutCodes(fresh, baseURL)
  await newPhone.goto('/login')
  await newPhone.getByRole('radio', { name: t('auth.storeOwner') }).click({ force: true })
  await newPhone.getByLabel(t('auth.phone')).fill(phone)
  await newPhone.getByRole('button', { name: t('auth.send') }).click()
  const ways = newPhone.getByRole('region', { name: t('auth.factors.otherWays') })
  await expect(ways.getByRole('link', { name: t('auth.factors.approveByPasscode') })).toBeVisible()
  await ways.getByRole('button', { name: t('auth.factors.approveAsk') }).click()
  const shown = ways.getByText(/^\d{4}$/)
  await expect(shown).toBeVisible()
  const number = (await shown.innerText()).trim()

  await page.reload()
  const card = page.getByRole('region', { name: t('auth.factors.waitingTitle') })
  await expect(card).toBeVisible()
  const field = card.getByLabel(t('auth.factors.waitingNumber'))
  await field.fill('1')
  await card.getByRole('button', { name: t('auth.factors.waitingApprove') }).click()
  await expect(card.getByText(t('auth.factors.waitingDigits'))).toBeVisible()
  await field.fill(number === '4700' ? '4811' : '4700')
  await card.getByRole('button', { name: t('auth.factors.waitingApprove') }).click()
  await expect(card.getByText(t('errors.auth.approval_not_found'))).toBeVisible()
  await expect(newPhone).toHaveURL(/\/login/)
  await field.fill(number)
  await card.getByRole('button', { name: t('auth.factors.waitingApprove') }).click()
  await expect(newPhone).toHaveURL(/\/store-dashboard$/)
  await expect(card).toHaveCount(0)
  await fresh.close()
})

test(`in ${language}: a request that the owner did not make is refused, and the new device is told`, async ({
  page,
  context,
  request,
  baseURL,
  browser,
}) => {
  const { phone } = await registerShop(request)
  await prefer(context, baseURL, { language })
  await signInOwner(context, phone)
  const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const theirs = await withoutCodes(stranger, baseURL)
  await theirs.goto('/store-login')
  await theirs.getByRole('button', { name: t('auth.methodPhone') }).click()
  await theirs.getByLabel(t('auth.phone')).fill(phone)
  await theirs.getByRole('button', { name: t('auth.send') }).click()
  await theirs.getByRole('button', { name: t('auth.factors.approveAsk') }).click()
  await expect(theirs.getByText(t('auth.factors.approveWaiting'))).toBeVisible()

  await page.goto('/profile')
  const card = page.getByRole('region', { name: t('auth.factors.waitingTitle') })
  await card.getByRole('button', { name: t('auth.factors.waitingRefuse') }).click()
  await expect(card).toHaveCount(0)
  await expect(theirs.getByText(t('auth.factors.approveRefused'))).toBeVisible()
  await expect(theirs).toHaveURL(/\/store-login$/)
  await stranger.close()
})
