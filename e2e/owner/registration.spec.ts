import { type APIRequestContext, expect, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import {
  aNewShop,
  fillBasics,
  fillPlace,
  goToReview,
  type NewShop,
  nextStep,
  registrationField,
  stepTitle,
  submitRegistration,
  typeCode,
} from '../support/registration.ts'
import { languageOn, listenForTrouble, prefer, readCode } from '../support/users.ts'

const language = languageOn('phone')

/** Is the shop in the public list? */
const isListed = async (request: APIRequestContext, name: string): Promise<boolean> => {
  const answer = await request.get('/api/v1/stores/list?city=Mumbai&pageSize=50')
  const { stores } = (await answer.json()) as { stores: { name: string }[] }
  return stores.some((store) => store.name === name)
}

test.describe(`in ${language}`, () => {
  const t = wordsOf(language)
  test.beforeEach(({ context, baseURL }) => prefer(context, baseURL, { language }))

  test('a shopkeeper registers in four steps, proves the number by the code that comes, and goes on to the set-up', async ({
    page,
    request,
  }) => {
    const shop = aNewShop()
    const trouble = listenForTrouble(page)
    await page.goto('/store-login')
    await page.getByRole('link', { name: t('auth.registerStore') }).click()
    await expect(page).toHaveURL(/\/shopkeeper-signup$/)
    await goToReview(page, t, shop)
    await page.getByRole('button', { name: t('stores.registration.submit'), exact: true }).click()
    await expect(page.getByText(t('stores.registration.error.terms'))).toBeVisible()
    await submitRegistration(page, t)
    await expect(page.getByRole('heading', { name: t('auth.codeTitle') })).toBeVisible()
    expect(await isListed(request, shop.name)).toBe(false)

    // The code step is still there after a reload, and the same shop waits for it.
    await page.reload()
    await typeCode(page, shop.phone)
    await expect(page.getByRole('heading', { name: t('stores.registration.done.title') })).toBeVisible()
    await expect(page.getByText(t('stores.registration.done.text', { name: shop.name }))).toBeVisible()
    await expect(page).toHaveURL(/\/store\/set-up$/)
    await expect(page.getByText(t('stores.set-up.progress', { done: 1, total: 7 }))).toBeVisible()
    expect(await isListed(request, shop.name)).toBe(true)

    // Two steps are confirmed on the spot; what is left stands on the dashboard too.
    for (const done of [2, 3]) {
      await page
        .getByRole('button', { name: t('stores.set-up.right') })
        .first()
        .click()
      await expect(page.getByText(t('stores.set-up.progress', { done, total: 7 }))).toBeVisible()
    }
    await page.goto('/store-dashboard')
    await expect(page.getByText(t('stores.set-up.next', { step: t('stores.set-up.step.products') }))).toBeVisible()
    await page.getByRole('link', { name: t('stores.set-up.goOn') }).click()
    await expect(page.getByRole('img', { name: t('stores.set-up.poster.alt', { store: shop.name }) })).toBeVisible()

    const { store } = await (await page.request.get('/api/v1/stores/me')).json()
    await page.goto(`/store/${store.store_id}`)
    await expect(page.getByText(t('stores.openingSoon'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('stores.openingSoonHint'))).toBeVisible()
    expect(trouble).toEqual([])
  })

  test('each step names what is missing beside its field; Back clears it, and a reload keeps what was typed', async ({
    page,
  }) => {
    const shop = aNewShop()
    await page.goto('/shopkeeper-signup')
    await nextStep(page, t)
    await expect(page.getByText(t('stores.registration.error.required'))).toHaveCount(3)
    await expect(registrationField(page, t('stores.registration.field.name'))).toBeFocused()
    await fillBasics(page, t, { ...shop, phone: '98765' })
    await nextStep(page, t)
    await expect(page.getByText(t('stores.registration.error.phone'))).toBeVisible()
    await registrationField(page, t('stores.registration.field.phone')).fill(`${shop.phone}99`)
    await expect(registrationField(page, t('stores.registration.field.phone'))).toHaveValue(shop.phone)
    await nextStep(page, t)

    await expect(stepTitle(page, t('stores.registration.step.location'))).toBeFocused()
    await registrationField(page, t('stores.registration.field.pincode')).fill('40007')
    await nextStep(page, t)
    await expect(page.getByText(t('stores.registration.error.pincode'))).toBeVisible()
    await page.getByRole('button', { name: t('common.back'), exact: true }).click()
    await expect(stepTitle(page, t('stores.registration.step.basic'))).toBeVisible()
    await expect(page.getByText(t('stores.registration.error.required'))).toHaveCount(0)
    await nextStep(page, t)
    await expect(page.getByText(t('stores.registration.error.pincode'))).toHaveCount(0)
    await expect(page.getByText(t('stores.registration.error.required'))).toHaveCount(0)

    await fillPlace(page, t)
    await registrationField(page, t('stores.registration.field.gst')).fill('27AAPFU0939F1ZX')
    await expect(page.getByText(t('stores.registration.error.gst'))).toBeVisible()
    await registrationField(page, t('stores.registration.field.gst')).fill('27AAPFU0939F1ZV')
    await expect(page.getByText(t('stores.registration.error.gst'))).toHaveCount(0)
    await nextStep(page, t)
    await registrationField(page, t('stores.registration.field.radius')).fill('21')
    await nextStep(page, t)
    await expect(page.getByText(t('stores.registration.error.radius'))).toBeVisible()

    await page.reload()
    await expect(stepTitle(page, t('stores.registration.step.business'))).toBeVisible()
    await page.getByRole('button', { name: t('common.back'), exact: true }).click()
    await expect(registrationField(page, t('stores.registration.field.street'))).toHaveValue('12 Pipe Road')
    await expect(registrationField(page, t('stores.registration.field.gst'))).toHaveValue('27AAPFU0939F1ZV')
    await page.getByRole('button', { name: t('common.back'), exact: true }).click()
    await expect(registrationField(page, t('stores.registration.field.name'))).toHaveValue(shop.name)
  })

  test('a number that has a shop is told at its field, with the way to sign in', async ({ page }) => {
    await goToReview(page, t, { ...aNewShop(), phone: '9000000303' })
    await submitRegistration(page, t)
    await expect(stepTitle(page, t('stores.registration.step.basic'))).toBeVisible()
    await expect(registrationField(page, t('stores.registration.field.phone'))).toBeFocused()
    await expect(page.getByText(t('errors.stores.phone_taken')).first()).toBeVisible()
    await page
      .getByRole('link', { name: t('stores.registration.login'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/store-login$/)
  })

  test('without a network nothing is lost: the same registration is sent again and makes one shop', async ({
    page,
    context,
    request,
  }) => {
    const shop = aNewShop()
    await goToReview(page, t, shop)
    // The answer is lost, but the shop has been created.
    await page.route('**/api/v1/stores/register', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await submitRegistration(page, t)
    await expect(page.getByText(t('stores.registration.failedNetwork'))).toBeVisible()
    await page.unroute('**/api/v1/stores/register')
    await page.reload()
    await submitRegistration(page, t)
    await expect(page.getByRole('heading', { name: t('auth.codeTitle') })).toBeVisible()
    expect(await readShops(request, shop)).toBe(1)
    await context.close()
  })
})

/** How many shops have this name, once their owner has signed in. */
const readShops = async (request: APIRequestContext, { name, phone }: NewShop): Promise<number> => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  await request.post('/api/v1/auth/send-otp', { headers, data: { phone, role: 'store_owner' } })
  const otp = await readCode(request, phone)
  const answer = await request.post('/api/v1/auth/verify-otp', { headers, data: { phone, otp, role: 'store_owner' } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { stores } = (await (await request.get('/api/v1/stores/list?city=Mumbai&pageSize=50')).json()) as {
    stores: { name: string }[]
  }
  return stores.filter((store) => store.name === name).length
}
