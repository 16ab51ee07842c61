import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { languageOn, listenForTrouble, prefer, STORE } from '../support/users.ts'

const SCREEN = { width: 360, height: 740 }
const language = languageOn('phone')
const t = wordsOf(language)

const placeOf = async (page: Page) => {
  const { store } = (await (await page.request.get(`/api/v1/stores/${STORE.id}`)).json()) as {
    store: { latitude: number; longitude: number; pincode: string }
  }
  return store
}
/** The section of the demo shop. */
const shopIn = (page: Page) => page.locator('main li:has(h3)').filter({ has: page.locator(`h3 a[href="/store/${STORE.id}"]`) })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: SCREEN })
  test('the search is a plain form: it asks for the place, and says which shop has it', async ({ page, context, baseURL }) => {
    await prefer(context, baseURL, { language })
    const { pincode } = await placeOf(page)
    await page.goto('/search')
    await page.locator('input[name=q]').fill('onion')
    await page.locator('input[name=q]').press('Enter')
    await expect(page).toHaveURL(/\/search\?q=onion$/)
    await expect(page.getByText(t('search.where'))).toBeVisible()
    await page.locator('input[name=near]').fill(pincode)
    await page.locator('input[name=near]').press('Enter')
    await expect(page).toHaveURL(new RegExp(`near=${pincode}`))
    await expect(page.locator('main li h3').first()).toBeVisible()
    await expect(shopIn(page)).toContainText('₹')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: SCREEN })
  test.beforeEach(async ({ page, context, baseURL }) => {
    await prefer(context, baseURL, { language })
    const { latitude, longitude } = await placeOf(page)
    const kept = JSON.stringify({ latitude, longitude, name: 'Kurla West', pincode: '400070' })
    await context.addInitScript((text) => localStorage.getItem('jhola.place') ?? localStorage.setItem('jhola.place', text), kept)
    await context.addCookies([{ name: 'place', value: encodeURIComponent(kept), url: baseURL ?? '' }])
  })

  test('which shop has it, at what price and how soon, and Add fills the cart of that shop @phone', async ({ page }) => {
    const trouble = listenForTrouble(page)
    await page.goto('/search?q=onion')
    await expect(page.getByRole('link', { name: /Kurla West, 400070/ })).toBeVisible()
    const shop = shopIn(page)
    await expect(shop).toContainText('₹')
    await expect(shop).toContainText(t('stores.openNow'))
    await expect(shop).toContainText(/\d+/)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
    await shop
      .getByRole('button', { name: new RegExp(`^${t('common.add')} `) })
      .first()
      .click()
    await page.goto(`/cart?store=${STORE.id}`)
    await expect(page.getByText(/^(Test Kirana Store|टेस्ट किराना स्टोर)$/).first()).toBeVisible()
    await page.goto('/search')
    await page.getByRole('searchbox').fill('qwertyzx')
    await expect(page.getByRole('heading', { name: t('search.none', { search: 'qwertyzx' }) })).toBeVisible()
    expect(trouble).toEqual([])
  })

  test('the place is changed by a PIN code, and stays for the next search @phone', async ({ page }) => {
    const typed = page.getByRole('dialog').getByRole('searchbox')
    // Before the header's code has come, the place leads to the page of places.
    await expect(async () => {
      await page.goto('/search?q=onion')
      await page.getByRole('link', { name: /Kurla West, 400070/ }).click()
      await expect(typed).toBeVisible({ timeout: 3000 })
    }).toPass()
    await typed.fill('793001')
    await page
      .getByRole('button', { name: /793001/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: t('search.noShops') })).toBeVisible()
    await page.goto('/search?q=milk')
    await expect(page.getByText('793001').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: t('search.noShops') })).toBeVisible()
  })
})
