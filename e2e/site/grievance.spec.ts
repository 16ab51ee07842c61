import { expect, test } from '@playwright/test'
import { holdApp } from '../support/hold-app.ts'
import { wordsOf } from '../support/i18n.ts'
import { listenForTrouble, prefer } from '../support/users.ts'

for (const language of ['en', 'hi', 'ur'] as const)
  test(`a grievance gets a ticket and is followed by it, in ${language}`, async ({ page, context, baseURL }) => {
    const trouble = listenForTrouble(page)
    const t = wordsOf(language)
    await prefer(context, baseURL, { language })
    await page.goto('/grievance')
    await page.getByLabel(t('grievance.name')).fill('Meena')
    await page.getByLabel(t('grievance.phone')).first().fill('9711100077')
    await page.getByLabel(t('grievance.text')).fill('The dal was spoilt.')
    await page.getByRole('button', { name: t('grievance.send'), exact: true }).click()
    const ticket =
      /G-[2-9A-HJ-NP-Z]{8}/.exec(
        (await page
          .getByText(/G-[2-9A-HJ-NP-Z]{8}/)
          .first()
          .textContent()) ?? '',
      )?.[0] ?? ''
    await page.getByLabel(t('grievance.ticket')).fill(ticket)
    await page.getByLabel(t('grievance.phone')).last().fill('9711100077')
    await page.getByRole('button', { name: t('grievance.show'), exact: true }).click()
    await expect(page.getByText(t('grievance.state.received'), { exact: true })).toBeVisible()
    expect(trouble).toEqual([])
  })

test('what is typed into the form before the app is there is sent', async ({ page }) => {
  const t = wordsOf('en')
  const letApp = await holdApp(page)
  await page.goto('/grievance')
  await page.getByLabel(t('grievance.name')).fill('Meena')
  await page.getByLabel(t('grievance.phone')).first().fill('9711100077')
  await page.getByLabel(t('grievance.text')).fill('The dal was spoilt.')
  letApp()
  await page.getByRole('button', { name: t('grievance.send'), exact: true }).click()
  await expect(page.getByText(/G-[2-9A-HJ-NP-Z]{8}/).first()).toBeVisible()
})

test('the privacy notice stands on its own page and checkout links to it', async ({ page }) => {
  const t = wordsOf('en')
  await page.goto('/privacy-notice')
  await expect(page.getByRole('heading', { name: t('notice.title') })).toBeVisible()
  await expect(page.getByText(t('notice.item.order.what'))).toBeVisible()
  await page.goto('/login')
  await expect(page.locator('a[href="/privacy-notice"]')).toBeVisible()
})

test('the list of shops says by what it is ordered', async ({ page, context, baseURL }) => {
  for (const language of ['en', 'ur'] as const) {
    const t = wordsOf(language)
    await prefer(context, baseURL, { language })
    await page.goto('/nearby-stores?at=19.073,72.88&place=Kurla')
    await page
      .getByRole('link', { name: t('stores.nearby.ranking') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/help#ranking$/)
    await expect(page.getByRole('heading', { name: t('help.help.ranking.title') })).toBeInViewport()
  }
})
