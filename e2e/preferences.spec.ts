import { type APIRequestContext, type BrowserContext, expect, test } from '@playwright/test'
import { freshPhone, languageOn, listenForTrouble, prefer, signInOwner } from './people.ts'
import { wordsOf } from './words.ts'

const HEADERS = { 'sec-fetch-site': 'same-origin' }

/** A shop of its own, so that no other journey meets its preferences. */
const aShop = async (request: APIRequestContext, context: BrowserContext): Promise<void> => {
  const phone = freshPhone()
  const answer = await request.post('/api/v1/stores/register', {
    headers: HEADERS,
    data: {
      name: `Preference Stores ${phone.slice(-6)}`,
      owner_name: 'Sunita Verma',
      phone,
      address: { street: '7 Hill Road, Bandra West', city: 'Mumbai', state: 'Maharashtra', pincode: '400050' },
      settings: { store_type: 'General Store' },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  await signInOwner(context, phone)
}

test('the owner sets the preferences, is told what does not fit, and of another device that was quicker', async ({
  page,
  context,
  request,
  baseURL,
}, { project }) => {
  const language = languageOn(project.name)
  const t = wordsOf(language)
  await prefer(context, baseURL, { language })
  await aShop(request, context)
  const trouble = listenForTrouble(page)
  const save = () => page.getByRole('button', { name: t('preferences.save'), exact: true }).click()
  const section = (name: string) => page.getByRole('tab', { name: t(`preferences.section.${name}`) }).click()

  await page.goto('/store-dashboard')
  await page.getByRole('link', { name: t('counter.preferences') }).click()
  await expect(page).toHaveURL(/preferences=accessibility/)
  await page.getByRole('radio', { name: t('preferences.accessibility.level.none') }).check()
  // Unsaved: the section stays until it is said what becomes of it.
  await page.goBack()
  await page.getByRole('button', { name: t('settings.leave.stay') }).click()
  await save()
  await expect(page.getByText(t('preferences.saved'))).toBeVisible()

  await section('auto-accept')
  const most = page.locator('[name="autoAccept.rules.maxOrderValue"]')
  await expect(most).toHaveValue('1000')
  await most.fill('40')
  await save()
  await expect(page.getByText(t('preferences.error.crossed'))).toBeVisible()
  await expect(most).toBeFocused()
  await most.fill('2500.50')
  await page.getByRole('switch', { name: t('preferences.auto.enabled') }).check()
  await save()
  await page.getByRole('button', { name: t('preferences.auto.tryNow') }).click()
  await expect(page.getByText(t('preferences.auto.noOrders'))).toBeVisible()
  await page.getByRole('button', { name: t('preferences.auto.stop') }).click()
  await expect(page.getByRole('switch', { name: t('preferences.auto.enabled') })).not.toBeChecked()

  // Business hours are the shop's own: its settings show them.
  await section('hours')
  await page.locator('[name="businessHours.closeTime"]').fill('22:30')
  await save()
  await expect.poll(async () => (await (await context.request.get('/api/v1/stores/me')).json()).store.hours.closes).toBe('22:30')

  // Another device changes the same section meanwhile: nothing is lost silently.
  await section('display')
  await page.getByRole('switch', { name: t('preferences.display.highContrast') }).check()
  const display = { mode: 'dark', fontSize: 'large', highContrast: false }
  expect((await context.request.put('/api/v1/stores/me/preferences', { headers: HEADERS, data: { display } })).status()).toBe(200)
  trouble.length = 0
  await save()
  await expect(page.getByText(t('errors.stores.stale'))).toBeVisible()
  await expect(page.getByRole('radio', { name: t('common.fontSize.large') })).toBeChecked()
  // What changed there is shown here too.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/store-dashboard$/)
})
