import { expect, type Locator, test } from '@playwright/test'
import { cardOf, speak } from '../support/board.ts'
import { hideTexts, readAs, saying } from '../support/reading.ts'
import { openShop } from '../support/shops.ts'
import {
  canBeBought,
  freshPhone,
  type Goods,
  keepAddress,
  languageOn,
  prefer,
  STORE,
  signInCustomer,
  signInOwner,
  someProduct,
} from '../support/users.ts'

test.describe('without a letter', () => {
  test.beforeEach(async ({ context, baseURL }, { project }) => {
    await prefer(context, baseURL, { language: languageOn(project.name), reading: 'none' })
    await hideTexts(context)
  })

  test('the shop accepts an order, packs it, hands it over and takes the money', async ({ page, context, request }) => {
    const shop = await openShop(context, request)
    const { order_id, order } = await shop.place()
    await readAs(page, 'none')
    await page.goto('/store/orders')
    const dialog = page.getByRole('dialog')
    const card = page.locator(`li:has(bdi[title="${order.order_number}"])`).first()
    await card.waitFor()
    const height = (await saying(card, 'accept').boundingBox())?.height ?? 0
    expect(height).toBeGreaterThanOrEqual(56)
    await saying(card, 'accept').click()
    await saying(dialog, '20 minutes_other').click()
    await expect(page.locator('[data-opening^="confirmed"]')).toBeVisible()
    await saying(page, 'now').last().click()
    await page.getByRole('tab').nth(2).click()
    // Packing begins without a tap: shops that do not use the step leave it out.
    await saying(card, 'details').click()
    await saying(dialog, 'packed').first().click()
    await expect(saying(dialog, 'packed').first()).toHaveAttribute('aria-pressed', 'true')
    await saying(dialog, 'ready').click()
    await page.keyboard.press('Escape')
    await saying(page, 'now').last().click()
    await saying(card, 'send').click()
    await page.locator('[data-opening="send"]').waitFor()
    await saying(page.getByRole('dialog').last(), 'send').click()
    await page.locator('[data-opening="send"]').waitFor({ state: 'hidden' })
    await saying(page, 'now').last().click()
    await page.getByRole('tab').nth(3).click()
    await saying(card, 'done').click()
    await saying(dialog, 'got_money done').click()
    await saying(page, 'now').last().click()
    await expect
      .poll(async () => (await (await context.request.get(`/api/v1/orders/${order_id}`)).json()).order.status)
      .toBe('delivered')
  })

  test('the shop says that something has run out, and that it is here again', async ({ page, context }) => {
    await signInOwner(context)
    const shelf = async (): Promise<(Goods & { available: number; reserved: number })[]> =>
      (await (await context.request.get('/api/v1/inventory/shelf?pageSize=100&status=in_stock')).json()).products
    // Nobody else's walk counts on it.
    const product = (await shelf()).find((one) => !canBeBought(one) && !one.loose && one.price > 150 && one.reserved === 0)
    if (!product) throw new Error('the demo shop has nothing dear')
    await readAs(page, 'none')
    await page.goto('/inventory')
    const tile = page.locator(
      `main li:has(img[src="${product.image}"]) button[data-says="${Math.round(product.available)} items_other"]`,
    )
    await tile.last().click()
    const dialog = page.getByRole('dialog')
    await saying(dialog, 'out_of_stock').click()
    await expect(dialog).toHaveCount(0)
    const out = page.locator(`main li:has(img[src="${product.image}"]) button[data-says="out_of_stock"]`)
    await out.last().click()
    await expect(saying(dialog, 'in_stock')).toBeEnabled()
    await saying(dialog, 'in_stock').click()
    await expect(dialog).toHaveCount(0)
    const now = (await shelf()).find(({ id }) => id === product.id)
    expect(now?.available).toBe(product.available)
  })

  test('a customer finds the shop, chooses by picture, orders and follows the order', async ({ page, context }, { project }) => {
    const phone = freshPhone()
    await signInCustomer(page.request, phone)
    await keepAddress(page.request, { name: 'Kavita Shah', phone })
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 19.0728, longitude: 72.8795 })
    await page.goto('/nearby-stores')
    await page.locator(`a[href^="/store/${STORE.id}"]`).first().click()
    // The demo shop has only a few of some products; which ones depends on the date.
    const { name, name_hi } = await someProduct(page.request)
    const heading = page.getByRole('heading', { level: 3, name: languageOn(project.name) === 'hi' ? name_hi : name, exact: true })
    const goods = page.locator('main li:has(button)').filter({ has: heading }).first()
    // The button that adds is the last of the card, below the name that opens the details.
    await goods.getByRole('button').last().click()
    const more = goods.getByRole('group').getByRole('button').last()
    for (let press = 0; press < 4; press += 1) await more.click()
    await page.locator(`a[href^="/checkout"]`).first().click()
    await expect(page.locator('input[name="phone"]')).toHaveValue(new RegExp(`${phone.slice(-4)}$`))
    const on = page.locator('button[type="submit"]:visible')
    await on.click()
    await page.locator('input[value="delivery"]').waitFor()
    await on.click()
    await page.locator('input[value="cod"]').click({ force: true })
    await on.click()
    await expect(page).toHaveURL(/order-confirmation|\/track/)
    await page.goto('/orders')
    await page.locator('a[href*="/track"]').first().click()
    await expect(page.locator('main h2 [aria-live="polite"]')).toBeVisible()
  })
})

test.describe('with few words', () => {
  /** As `pictures.css` has it: 3.25rem. */
  const BIG = 52
  /** As it is laid out, in pixels: the box on the screen is a hair smaller where the page was scrolled by a part of a pixel. */
  const heightOf = (thing: Locator) => thing.evaluate((one) => Number.parseFloat(getComputedStyle(one).height))

  test('the shop has one short word on each big button, and only what the next step needs', async ({
    page,
    context,
    request,
    baseURL,
  }, { project }) => {
    const t = await speak(context, baseURL, project)
    const shop = await openShop(context, request)
    await readAs(page, 'basic')
    const { order } = await shop.place()
    await page.goto('/store/orders')
    const card = cardOf(page, order.order_number)
    for (const [action, word] of [
      ['orders.board.action.confirmed', 'orders.board.short.confirmed'],
      ['orders.board.action.reject', 'orders.board.short.reject'],
    ] as const) {
      const button = card.getByRole('button', { name: t(action), exact: true })
      await expect(button).toHaveText(t(word))
      expect(await heightOf(button)).toBeGreaterThanOrEqual(BIG)
    }
    await expect(card.getByText(t('common.payment.cod'))).toHaveCount(0)
  })

  test('a customer has big buttons, and all the words that an order needs', async ({ page, context, baseURL }, { project }) => {
    await prefer(context, baseURL, { language: languageOn(project.name), reading: 'basic' })
    const product = await someProduct(page.request)
    await page.goto(`/store/${STORE.id}`)
    const card = page
      .getByRole('listitem')
      .filter({ hasText: project.name === 'phone' ? product.name_hi : product.name })
      .first()
    await expect.poll(() => heightOf(card.getByRole('button').first())).toBeGreaterThanOrEqual(BIG)
    await expect(page.locator('html')).toHaveAttribute('data-reading', 'basic')
  })
})
