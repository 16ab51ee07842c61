import { expect, type Page, test } from '@playwright/test'
import { inviteAdmin } from '../support/admins.ts'
import { wordsOf } from '../support/i18n.ts'
import { addVirtualAuthenticator, appCode, byName } from '../support/second-step.ts'
import { registerShop } from '../support/shops.ts'
import { languageOn, listenForTrouble, prefer, signInOwner } from '../support/users.ts'

test.use({ baseURL: async ({ baseURL }, use) => use(byName(baseURL)) })

const language = languageOn('desktop')
const t = wordsOf(language)
const headers = { 'sec-fetch-site': 'same-origin' }
/** The profile has a field for the person's name too. */
/** Admins name theirs on a page of its own; a profile has other fields of this name. */
const nameField = (page: Page) =>
  page.locator('#passkeys, main:not(:has(#passkeys))').getByLabel(t('auth.factors.name'), { exact: true }).last()
const PASSWORD = 'Kesar-Pista 4 chamach'

test('an owner adds a passkey, names it, signs out, comes in without a code, renames and removes it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await prefer(context, baseURL, { language, theme: 'light' })
  const trouble = listenForTrouble(page)
  const { answer } = await addVirtualAuthenticator(context, page)
  const { phone } = await registerShop(request)
  await signInOwner(context, phone)

  await page.goto('/store-dashboard')
  const offer = page.getByRole('region', { name: t('auth.factors.offerTitle') })
  await expect(offer).toBeVisible()
  await page.goto('/store/settings')
  await expect(offer).toBeVisible()
  await offer.getByRole('link', { name: t('auth.factors.offerAccept') }).click()
  await expect(page).toHaveURL('/profile#passkeys')
  await page.getByRole('button', { name: t('auth.factors.add'), exact: true }).click()
  await nameField(page).fill('Counter tablet')
  await page.getByRole('button', { name: t('auth.factors.addNow') }).click()
  await expect(page.getByText('Counter tablet')).toBeVisible()

  await answer(false)
  await page
    .getByRole('button', { name: t('common.logout') })
    .first()
    .click()
  // The sign-in page leads a person who is still signed in back to the counter.
  await expect.poll(async () => (await (await context.request.get('/api/v1/auth/me')).json()).user).toBeNull()
  // The authenticator has nobody who chooses: once present it would also answer the suggestion of the field, before the button is tapped.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto('/store-login')
  const button = page.getByRole('button', { name: t('auth.factors.signIn') })
  await expect(button).toBeVisible()
  // What the page before asked in the moment of signing out was refused.
  trouble.splice(0)
  await answer(true)
  await button.click()
  await expect(page).toHaveURL('/store-dashboard')
  await expect(offer, 'nothing more to offer').toHaveCount(0)

  await page.goto('/profile#passkeys')
  await page.getByRole('button', { name: `${t('auth.factors.rename')}: Counter tablet` }).click()
  await nameField(page).fill('Tablet')
  await page.getByRole('button', { name: t('auth.factors.save'), exact: true }).click()
  await page.getByRole('button', { name: `${t('auth.factors.remove')}: Tablet` }).click()
  await page.getByRole('button', { name: t('auth.factors.removeNow') }).click()
  await expect(page.getByText(t('auth.factors.none'))).toBeVisible()
  expect(trouble).toEqual([])
})

test('an owner who says no is not asked again on this device', async ({ page, context, request, baseURL }) => {
  await prefer(context, baseURL, { language })
  await signInOwner(context, (await registerShop(request)).phone)
  await page.goto('/store-dashboard')
  await page.getByRole('button', { name: t('auth.factors.offerDecline') }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: t('auth.factors.offerTitle') })).toHaveCount(0)
})

test('an admin sets up a passkey and an app, and signs in with the password and each of them', async ({
  page,
  context,
  baseURL,
}) => {
  await prefer(context, baseURL, { language, theme: 'light' })
  await addVirtualAuthenticator(context, page)
  const { email, token } = await inviteAdmin()
  const set = await context.request.post('/api/v1/auth/setup-password', { headers, data: { token, password: PASSWORD } })
  expect(set.status()).toBe(200)
  const signIn = async () => {
    const answer = await context.request.post('/api/v1/auth/login', { headers, data: { email, password: PASSWORD } })
    expect(answer.status()).toBe(200)
    await page.goto('/admin/security')
    await expect(page).toHaveURL('/admin/second-factor?from=%2Fadmin%2Fsecurity')
  }

  await signIn()
  await page.getByRole('button', { name: t('auth.factors.add'), exact: true }).click()
  await nameField(page).fill('Laptop')
  await page.getByRole('button', { name: t('auth.factors.addNow') }).click()
  await expect(page.getByRole('region', { name: t('auth.factors.recoveryTitle') }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: t('auth.factors.recoverySaved') }).click()
  await expect(page).toHaveURL('/admin/security')
  await page.getByRole('button', { name: t('auth.factors.appSetUp') }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel(t('auth.factors.appCode')).fill(appCode(secret))
  await page.getByRole('button', { name: t('auth.factors.confirm'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('auth.factors.appRemove') })).toBeVisible()

  await signIn()
  await page.getByRole('button', { name: t('auth.factors.usePasskey') }).click()
  await expect(page).toHaveURL('/admin/security')
  await signIn()
  // The code of the present half minute was used; clocks may differ by one.
  await page.getByLabel(t('auth.factors.appCode')).fill(appCode(secret, 1))
  await page.getByRole('button', { name: t('auth.factors.confirm'), exact: true }).click()
  await expect(page).toHaveURL('/admin/security')
  await expect(page.getByText('Laptop')).toBeVisible()
})
