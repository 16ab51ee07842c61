import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { fillBag } from '../support/place-order.ts'
import {
  freshPhone,
  keepAddress,
  languageOn,
  listenForTrouble,
  prefer,
  readCode,
  STORE,
  signInCustomer,
  someProduct,
} from '../support/users.ts'

const language = languageOn('phone')

type Words = ReturnType<typeof wordsOf>

const headers = { 'sec-fetch-site': 'same-origin' }
const HOME = { label: 'Home', line: '12 Pipe Road, Kurla West', landmark: 'Near the temple', city: 'Mumbai', pincode: '400070' }

/** The data that the server stores of the signed-in person. */
const kept = async (page: Page): Promise<Record<string, unknown>> => {
  const answer = await page.request.get('/api/v1/profile', { headers })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { profile: Record<string, unknown> }).profile
}

/** A signed-in customer on their profile. */
const open = async (page: Page, phone: string, t: Words): Promise<void> => {
  await signInCustomer(page.request, phone)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: t('common.myProfile') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('profile.person'), exact: true })).toBeVisible()
}

const cardOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test.describe(`in ${language}`, () => {
  const t = wordsOf(language)
  const other = language === 'en' ? 'hi' : 'en'

  test('name, language and theme are kept with the account', async ({ page, context, baseURL }) => {
    await prefer(context, baseURL, { language })
    const trouble = listenForTrouble(page)
    await open(page, freshPhone(), t)
    const name = page.getByLabel(t('profile.name'), { exact: true }).first()
    await name.fill('  ')
    await name.press('Enter')
    await expect(page.getByText(t('profile.nameMissing'))).toBeVisible()
    await name.fill('Kavita Shah')
    await name.press('Enter')
    await expect(page.getByText('Kavita Shah').first()).toBeVisible()

    await page.getByRole('radio', { name: t('common.theme.dark') }).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByLabel(t('common.language'), { exact: true }).last().selectOption(other)
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(async () => {
      expect(await kept(page)).toMatchObject({ name: 'Kavita Shah', theme: 'dark', language: other })
    }).toPass()
    expect(trouble).toEqual([])
  })

  test('an address is added, changed and removed', async ({ page, context, baseURL }) => {
    await prefer(context, baseURL, { language })
    const trouble = listenForTrouble(page)
    await open(page, freshPhone(), t)
    const card = cardOf(page, t('profile.addresses'))
    await expect(card).toContainText(t('profile.noAddress'))
    await card.getByRole('button', { name: t('profile.addAddress') }).click()
    await card.getByRole('button', { name: t('profile.save') }).click()
    for (const mistake of ['labelMissing', 'nameMissing', 'lineShort', 'pincodeInvalid'])
      await expect(card.getByText(t(`profile.${mistake}`))).toBeVisible()
    await card.getByLabel(t('profile.label')).fill(HOME.label)
    await card.getByLabel(t('profile.recipient')).fill('Kavita Shah')
    await card.getByLabel(t('profile.line')).fill(HOME.line)
    await card.getByLabel(t('profile.landmark')).fill(HOME.landmark)
    await card.getByLabel(t('profile.city')).fill(HOME.city)
    await card.getByLabel(t('profile.pincode')).fill(HOME.pincode)
    await card.getByRole('button', { name: t('profile.save') }).click()
    const address = card.getByRole('listitem')
    await expect(address).toContainText(HOME.line)
    await expect(address).toContainText(t('profile.usualChip'))

    await address.getByRole('button', { name: `${t('profile.edit')} ${HOME.label}` }).click()
    await card.getByLabel(t('profile.label')).fill('Old home')
    await card.getByRole('button', { name: t('profile.save') }).click()
    await expect(address).toContainText('Old home')
    expect(await kept(page)).toMatchObject({ addresses: [{ label: 'Old home', pincode: HOME.pincode, is_usual: true }] })

    await address.getByRole('button', { name: t('common.remove', { name: 'Old home' }) }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('profile.remove') })
      .click()
    await expect(card).toContainText(t('profile.noAddress'))
    expect(await kept(page)).toMatchObject({ addresses: [] })
    expect(trouble).toEqual([])
  })

  test('a consent is given and withdrawn, another device is signed out, and the data is taken out', async ({
    page,
    context,
    baseURL,
    playwright,
  }) => {
    await prefer(context, baseURL, { language })
    const trouble = listenForTrouble(page)
    const phone = freshPhone()
    const elsewhere = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) })
    await signInCustomer(elsewhere, phone)
    await open(page, phone, t)
    const consent = page.getByRole('switch', { name: t('profile.consent.marketing_messages') })
    // The switch says it, and so does the log below it.
    const said = (key: string) => page.getByText(new RegExp(t(`profile.${key}`, { time: '.+' }))).first()
    await consent.click()
    await expect(said('consentGiven')).toBeVisible()
    await consent.click()
    await expect(said('consentWithdrawn')).toBeVisible()

    const devices = cardOf(page, t('profile.devices')).getByRole('listitem')
    await expect(devices).toHaveCount(2)
    await devices.getByRole('button').click()
    await expect(devices).toHaveCount(1)
    await expect(devices).toContainText(t('profile.thisDevice'))
    expect(await (await elsewhere.get('/api/v1/auth/me')).json()).toMatchObject({ user: null })

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: t('profile.export') }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^jhola-\d{4}-\d\d-\d\d\.json$/)
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>
    expect(data).toMatchObject({ profile: { phone: `+91${phone}` }, orders: [] })
    expect((data.consents as { is_given: boolean }[]).map(({ is_given }) => is_given)).toEqual([true, false])
    expect(data.sessions).toHaveLength(2)
    expect(trouble).toEqual([])
    await elsewhere.dispose()
  })

  test('a saved address fills in the checkout: the usual one by itself, another by one press', async ({
    page,
    context,
    baseURL,
  }) => {
    await prefer(context, baseURL, { language })
    const trouble = listenForTrouble(page)
    const phone = freshPhone()
    await signInCustomer(page.request, phone)
    await keepAddress(page.request, { name: 'Kavita Shah', phone })
    const mother = { label: 'Mother', name: 'Meena Shah', line: '5 Mill Lane, Kurla East', pincode: '400024', is_usual: false }
    await keepAddress(page.request, { ...mother, phone })
    await fillBag(page, await someProduct(page.request))
    await page.goto(`/checkout?store=${STORE.id}`)
    const saved = page.getByRole('group', { name: t('checkout.saved') })
    await expect(saved.getByRole('radio', { name: /Home/ })).toBeChecked()
    await expect(page.getByLabel(t('checkout.field.name'))).toHaveValue('Kavita Shah')
    await saved.getByText('Mother').click()
    await expect(page.getByLabel(t('checkout.field.name'))).toHaveValue('Meena Shah')
    await page
      .getByRole('button', { name: t('checkout.next') })
      .first()
      .click()
    await expect(page.getByLabel(t('checkout.field.address'))).toHaveValue('5 Mill Lane, Kurla East, Mumbai')
    await expect(page.getByLabel(t('checkout.field.pincode'))).toHaveValue('400024')
    expect(trouble).toEqual([])
  })

  test('the phone number is changed, and the account is deleted with a code to the new one', async ({
    page,
    context,
    baseURL,
  }) => {
    await prefer(context, baseURL, { language })
    const trouble = listenForTrouble(page)
    const [before, after] = [freshPhone(), freshPhone()]
    await open(page, before, t)
    await page.getByRole('button', { name: `${t('profile.change')}: ${t('profile.phone')}` }).click()
    await page.getByLabel(t('profile.newPhone')).fill(after)
    await page.getByRole('button', { name: t('profile.code.send') }).click()
    const code = page.getByLabel(t('profile.code.label'))
    await code.fill(await whenSent(page, after))
    await code.press('Enter')
    await expect(code).toHaveCount(0)
    expect(await kept(page)).toMatchObject({ phone: `+91${after}` })

    await page.getByRole('button', { name: t('profile.delete') }).click()
    await expect(page.getByText(t('profile.deleteStays'))).toBeVisible()
    await page.getByRole('button', { name: t('profile.code.send') }).click()
    await code.fill(await whenSent(page, after))
    await page.getByRole('button', { name: t('profile.deleteNow') }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await (await page.request.get('/api/v1/auth/me')).json()).toMatchObject({ user: null })
    expect(trouble).toEqual([])
  })
})

/** The code of the SMS that the page has just requested. */
const whenSent = async (page: Page, phone: string): Promise<string> => {
  await page.locator('input[autocomplete="one-time-code"]').waitFor()
  return readCode(page.request, phone)
}
