import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { listenForTrouble, prefer, STORE } from '../support/users.ts'

const PLACES = ['shops', 'search', 'orders', 'account'] as const

const expectNoViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([])
}

for (const language of ['en', 'hi', 'ur'] as const)
  test(`the four places are one tap away, and the current one is marked: ${language} @every-language`, async ({
    page,
    context,
    baseURL,
    isMobile,
  }) => {
    const t = wordsOf(language)
    await prefer(context, baseURL, { language })
    const trouble = listenForTrouble(page)
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: t('nav.name') }).filter({ visible: true })
    if (isMobile) {
      for (const place of PLACES) {
        const link = bar.getByRole('link', { name: t(`nav.${place}`), exact: true })
        await link.click()
        await expect(link).toHaveAttribute('aria-current', 'page')
        await expect(bar.locator('[aria-current]')).toHaveCount(1)
      }
    } else {
      await bar.getByRole('link', { name: t('common.myOrders') }).click()
      await expect(page).toHaveURL('/orders')
      await page.goto('/')
      await bar.getByRole('link', { name: t('nav.account') }).press('Enter')
    }
    await expect(page).toHaveURL('/account')
    await expect(page.getByRole('heading', { level: 1, name: t('nav.account') })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'اردو' })).toBeVisible()
    await expectNoViolations(page)
    expect(trouble).toEqual([])
  })

test('the bar makes room for the keyboard, and nothing leads away from a checkout @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile)
  const t = wordsOf('en')
  await page.goto(`/store/${STORE.id}`)
  const bar = page.getByRole('navigation', { name: t('nav.name') })
  await expect(page.locator('html')).toHaveAttribute('data-nav', 'bar')
  await page.getByRole('searchbox').tap()
  await expect(bar.filter({ visible: true })).toHaveCount(0)
  await page.goto('/checkout')
  await expect(bar.filter({ visible: true })).toHaveCount(0)
})

test('the place stands in the header and is changed there, by keyboard too', async ({ page }) => {
  const t = wordsOf('en')
  await page.goto('/')
  const place = page.getByRole('link', { name: new RegExp(t('nav.place')) })
  await expect(page.locator('[data-part=header] a[aria-haspopup=dialog]')).toBeVisible()
  await place.focus()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.waitForLoadState('networkidle')
  await place.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('nav.placeTitle') })
  await dialog.getByRole('searchbox').fill('400070')
  await dialog.getByRole('button', { name: /Mumbai Suburban/ }).click()
  await expect(dialog).toBeHidden()
  await expect(place).toContainText('400070')
  await page.goto('/help')
  await expect(place).toContainText('400070')
})
