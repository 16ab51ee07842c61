import { Buffer } from 'node:buffer'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { promiseMinutes } from '../../packages/contract/src/stores/terms/promise.ts'
import { wordsOf } from '../support/i18n.ts'
import { drawPhoto, openShop, registerShop, type Shop, stockShelf } from '../support/shops.ts'
import { freshPhone, languageOn, listenForTrouble, prefer, signInOwner } from '../support/users.ts'

const language = languageOn('desktop')

type Words = ReturnType<typeof wordsOf>

const openSection = (page: Page, section: string) => page.goto(`/store/settings?section=${section}`)
const save = async (page: Page, t: Words): Promise<void> => {
  await page.getByRole('button', { name: t('stores.settings.save'), exact: true }).click()
  await expect(page.getByText(t('stores.settings.saved'), { exact: true }).first()).toBeVisible()
  await expect(page.getByText(t('stores.settings.unsaved'))).toBeHidden()
}

/** Another person, not signed in, on the shop's page. */
const asCustomer = async (browser: Browser, baseURL: string | undefined, language: string, shop: Shop): Promise<Page> => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  await prefer(context, baseURL, { language })
  const page = await context.newPage()
  await page.goto(`/store/${shop.id}`)
  return page
}

test.describe(`the owner in ${language}`, () => {
  const t = wordsOf(language)
  let shop: Shop
  let trouble: string[]
  test.beforeEach(async ({ page, context, request, baseURL }) => {
    shop = await registerShop(request)
    await prefer(context, baseURL, { language })
    await signInOwner(context, shop.phone)
    // A shop without anything to sell opens soon, whatever its hours.
    await stockShelf(context.request)
    trouble = listenForTrouble(page)
  })

  test('sets when the shop is open, and customers see it', async ({ page, browser, baseURL }) => {
    await page.goto('/store-dashboard')
    await page
      .getByRole('link', { name: t('orders.board.settings') })
      .first()
      .click()
    await page
      .getByRole('link', { name: t('stores.settings.section.hours') })
      .first()
      .click()
    const [opens, closes] = [page.locator('[name=opens]'), page.locator('[name=closes]')]
    await expect(opens).toHaveValue('09:00')
    // Overlapping times cannot be saved.
    await page.getByRole('switch', { name: t('stores.settings.hours.second') }).click()
    await page.locator('[name="second.opens"]').fill('20:30')
    await expect(page.getByText(t('errors.stores.hours_overlap'))).toBeVisible()
    await page.getByRole('switch', { name: t('stores.settings.hours.second') }).click()
    // Open day and night, on every day.
    await opens.fill('00:00')
    await closes.fill('00:00')
    await expect(page.getByText(t('stores.settings.hours.aroundTheClock'))).toBeVisible()
    await page
      .getByRole('checkbox', { name: t('stores.weekday.0') })
      .or(page.getByRole('button', { name: t('stores.weekday.0') }))
      .first()
      .click()
    await save(page, t)

    const customer = await asCustomer(browser, baseURL, language, shop)
    await expect(customer.getByText(t('stores.openNow')).first()).toBeVisible()
    await page.reload()
    await expect(opens).toHaveValue('00:00')
    expect(trouble).toEqual([])
    await customer.context().close()
  })

  test('is busy, pauses for a while, closes for now and is open again', async ({ page, browser, baseURL }) => {
    await page.clock.install()
    await openSection(page, 'hours')
    await page.locator('[name=opens]').fill('00:00')
    await page.locator('[name=closes]').fill('00:00')
    await page
      .getByRole('checkbox', { name: t('stores.weekday.0') })
      .or(page.getByRole('button', { name: t('stores.weekday.0') }))
      .first()
      .click()
    await save(page, t)
    const customer = await asCustomer(browser, baseURL, language, shop)
    const choice = (state: string) => page.getByRole('button', { name: t(`orders.board.open.choice.${state}`), exact: true })
    const take = async (state: string, minutes?: number) => {
      await choice(state).click()
      if (minutes !== undefined)
        await page.getByRole('button', { name: t('orders.board.open.minutes', { count: minutes }), exact: true }).click()
      await expect(choice(state)).toHaveAttribute('aria-pressed', 'true')
      // Looks pressed immediately (optimistic update), and is enabled again when the server has answered.
      await expect(choice(state)).toBeEnabled()
      await customer.reload()
    }

    await page.goto('/store-dashboard')
    await take('busy', 30)
    const { store } = await (
      await customer.request.get(`/api/v1${new URL(customer.url()).pathname.replace('/store/', '/stores/')}`)
    ).json()
    expect(store.prep_minutes).toBe(35)
    await expect(customer.getByText(t('stores.minutes', { count: promiseMinutes(store) })).first()).toBeVisible()
    await take('closed')
    await expect(customer.getByText(t('stores.closedForNow'))).toBeVisible()
    await take('open')
    await expect(customer.getByText(t('stores.openNow')).first()).toBeVisible()
    await take('paused', 15)
    await expect(customer.getByText(t('stores.openNow'))).toHaveCount(0)
    // A pause ends by itself (the clock of this page alone goes on; the server's own is proven in availability.test.ts).
    await page.clock.fastForward('15:01')
    await expect(choice('open')).toHaveAttribute('aria-pressed', 'true')
    expect(trouble).toEqual([])
    await customer.context().close()
  })

  test('sets how far the shop delivers, from how much, and how it is paid', async ({ page, browser, baseURL }) => {
    await openSection(page, 'delivery')
    const radius = page.locator('[name=delivery_radius_km]')
    await radius.focus()
    for (let km = 3; km < 7; km += 1) await radius.press('ArrowRight')
    await page.locator('[name=min_order_amount]').fill('250')
    await page.locator('[name=delivery_fee]').fill('15')
    // From which value on a new number needs a code: ₹2,000 if the shop says nothing.
    const codeAbove = page.locator('[name=code_above_amount]')
    await expect(codeAbove).toHaveValue('2000')
    await codeAbove.fill('500')
    await save(page, t)
    await page.reload()
    await expect(codeAbove).toHaveValue('500')

    await openSection(page, 'money')
    const gstin = page.locator('[name=gstin]')
    await page.locator('[name=upi_vpa]').fill('verma@okaxis')
    await page.locator('[name=upi_payee_name]').fill('Sunita Verma')
    await gstin.fill('27AAPFU0939F1ZX')
    await expect(page.getByText(t('stores.settings.error.gst'))).toBeVisible()
    await gstin.fill('07AAPFU0939F1ZX')
    await expect(page.getByText(t('errors.stores.gstin_state'))).toBeVisible()
    await page.getByRole('button', { name: t('stores.settings.save'), exact: true }).click()
    await expect(gstin).toBeFocused()
    await gstin.fill('27AAPFU0939F1ZV')
    await save(page, t)
    await page.reload()
    await expect(gstin).toHaveValue('27AAPFU0939F1ZV')

    const customer = await asCustomer(browser, baseURL, language, shop)
    await customer.getByRole('heading', { level: 1 }).getByRole('button').click()
    await expect(customer.getByText(t('stores.km', { km: 7 }), { exact: true }).first()).toBeVisible()
    await expect(customer.getByText('₹250', { exact: true }).first()).toBeVisible()
    await expect(customer.getByText('₹15', { exact: true }).first()).toBeVisible()
    expect(trouble).toEqual([])
    await customer.context().close()
  })

  test('is told when another device was quicker, and loses nothing silently', async ({ page, context }) => {
    await openSection(page, 'profile')
    const name = page.locator('[name=name]')
    await expect(name).toHaveValue(shop.name)
    await name.fill('My own words')
    const other = await context.newPage()
    await openSection(other, 'profile')
    await other.locator('[name=name]').fill('Quicker')
    await save(other, t)
    await page.getByRole('button', { name: t('stores.settings.save'), exact: true }).click()
    await expect(page.getByText(t('errors.stores.stale'))).toBeVisible()
    await expect(name).toHaveValue('Quicker')
  })

  test('shows a photo of the shop and takes it away again', async ({ page, browser, baseURL }) => {
    await openSection(page, 'photo')
    await expect(page.getByText(t('stores.settings.photo.none'))).toBeVisible()
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.getByLabel(t('stores.settings.photo.choose')).first().setInputFiles({ name, mimeType, buffer })
    await choose('words.jpg', 'image/jpeg', Buffer.from('I am no photo'))
    await page.getByRole('button', { name: t('stores.settings.photo.send') }).click()
    await expect(page.getByText(t('errors.stores.photo_unreadable'))).toBeVisible()
    trouble.length = 0

    await choose('shop.jpg', 'image/jpeg', await drawPhoto(page))
    await page.getByRole('button', { name: t('stores.settings.photo.send') }).click()
    await expect(page.getByText(t('stores.settings.photo.saved'))).toBeVisible({ timeout: 30_000 })
    const customer = await asCustomer(browser, baseURL, language, shop)
    const picture = customer.locator('main picture img').first()
    await expect(picture).toHaveAttribute('src', /^\/media\/[0-9a-f-]{36}\.webp$/)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)

    await page.getByRole('button', { name: t('stores.settings.photo.remove') }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: t('stores.settings.photo.remove') })
      .click()
    await expect(page.getByText(t('stores.settings.photo.none'))).toBeVisible()
    await customer.reload()
    await expect(customer.locator('main img').first()).toHaveAttribute('src', /^\/pictures\//)
    expect(trouble).toEqual([])
    await customer.context().close()
  })

  test('invites a helper, who works on orders and not on settings, and is out when the owner says so', async ({
    page,
    browser,
    baseURL,
  }) => {
    const phone = freshPhone()
    await openSection(page, 'people')
    await page.getByLabel(t('stores.settings.people.name'), { exact: true }).fill('Raju Yadav')
    await page.getByLabel(t('stores.settings.people.phone'), { exact: true }).fill(phone)
    await page.getByRole('button', { name: t('stores.settings.people.send') }).click()
    const line = page.getByRole('listitem').filter({ hasText: 'Raju Yadav' })
    await expect(line.getByText(t('stores.settings.people.invited'), { exact: true })).toBeVisible()

    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    await prefer(context, baseURL, { language })
    await signInOwner(context, phone)
    const helper = await context.newPage()
    await helper.goto('/store/settings')
    await expect(helper.getByText(t('orders.board.refused.title'))).toBeVisible()
    await helper.goto('/store/orders')
    await expect(helper).toHaveURL(/\/store\/orders/)
    await expect(helper.getByRole('main')).toBeVisible()

    await page.reload()
    await expect(line.getByText(t('stores.settings.people.works'), { exact: true })).toBeVisible()
    await line.getByRole('button', { name: t('common.remove', { name: 'Raju Yadav' }) }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: t('stores.settings.people.remove'), exact: true })
      .click()
    await expect(line).toHaveCount(0)
    // Each node remembers a session for a moment (sessions' copies in memory live half a second).
    await expect.poll(async () => (await context.request.get('/api/v1/orders')).status()).toBe(401)
    await helper.goto('/store/orders')
    await expect(helper).toHaveURL(/\/store-login/)
    expect(trouble).toEqual([])
    await context.close()
  })
})

test('leaving for the orders asks before unsaved settings are lost', async ({ page, context, request }) => {
  const t = wordsOf('en')
  const { place } = await openShop(context, request)
  const { order } = await place()
  await openSection(page, 'profile')
  const name = page.locator('[name=name]')
  await name.fill('Words that nobody saved')
  const leave = () =>
    page
      .getByRole('link', { name: new RegExp(`^${t('orders.board.orders')}`) })
      .first()
      .click()
  await leave()
  await page.getByRole('button', { name: t('stores.settings.leave.stay') }).click()
  await expect(name).toHaveValue('Words that nobody saved')
  await leave()
  await page.getByRole('button', { name: t('stores.settings.leave.go') }).click()
  await expect(page).toHaveURL(/\/store\/orders/)
  await expect(page.getByRole('heading', { name: order.order_number, level: 3 })).toBeVisible()
})

test('what is typed while a section is being saved stays, and is still unsaved', async ({ page, context, request }) => {
  const t = wordsOf('en')
  const shop = await registerShop(request)
  await signInOwner(context, shop.phone)
  await openSection(page, 'profile')
  const arrived = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/v1/stores/me/settings', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    arrived.resolve()
    await answered.promise
    return route.continue()
  })
  await page.locator('[name=name]').fill('Saved name')
  await page.getByRole('button', { name: t('stores.settings.save'), exact: true }).click()
  await arrived.promise
  await page.locator('[name=owner_name]').fill('Typed meanwhile')
  answered.resolve()
  await expect(page.getByText(t('stores.settings.saved'), { exact: true }).first()).toBeVisible()
  await expect(page.locator('[name=owner_name]')).toHaveValue('Typed meanwhile')
  await expect(page.locator('[name=name]')).toHaveValue('Saved name')
  await expect(page.getByText(t('stores.settings.unsaved'))).toBeVisible()
  await page.unroute('**/api/v1/stores/me/settings')
  await page.getByRole('button', { name: t('stores.settings.save'), exact: true }).click()
  await expect(page.getByText(t('stores.settings.unsaved'))).toBeHidden()
  await page.reload()
  await expect(page.locator('[name=owner_name]')).toHaveValue('Typed meanwhile')
})
