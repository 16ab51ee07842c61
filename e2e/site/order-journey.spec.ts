import { expect, type Page, test } from '@playwright/test'
import { accept, aDevice, cardOf, openBoard, sendNow, sendWith, trackedStatus } from '../support/board.ts'
import { wordsOf } from '../support/i18n.ts'
import { type OpenShop, openShop } from '../support/shops.ts'
import { freshPhone, prefer, readCode, STORE } from '../support/users.ts'

// As it moves for everybody: a tap must be heard meanwhile.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.use({ serviceWorkers: 'allow' })

type Words = ReturnType<typeof wordsOf>

/** `123` as `१२३`. */
const inDevanagari = (digits: string): string => digits.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))

/** Fills the bag with four of a product and orders it; gives the number that customer and shop both see. */
const order = async (page: Page, t: Words, shop: OpenShop, language: 'en' | 'hi'): Promise<string> => {
  const name = shop.product[language]
  await page.goto(`/store/${shop.id}`)
  await page.getByRole('searchbox').fill(name)
  // What is tapped in the list that the results replace is another matter (shelf.spec.ts).
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  const cards = page.getByRole('listitem').filter({ hasText: name })
  await cards
    .getByRole('button', { name: new RegExp(`^${t('common.add')} `) })
    .first()
    .click()
  for (let more = 0; more < 3; more += 1)
    await cards
      .getByRole('button', { name: t('common.increase', { name: '' }).trim().split(' ')[0] ?? '' })
      .last()
      .click()
  await page.getByRole('link', { name: t('stores.checkout'), exact: true }).click()

  await page.getByLabel(t('checkout.field.name')).fill('Kavita Shah')
  // A keyboard may type its own digits.
  await page.getByLabel(t('checkout.field.phone'), { exact: false }).first().fill(inDevanagari(freshPhone()))
  await page.getByRole('button', { name: t('checkout.next'), exact: true }).click()
  await page.getByLabel(t('checkout.field.address'), { exact: false }).first().fill('14 Pipe Road, Kurla West')
  const pincode = page.getByLabel(t('checkout.field.pincode'), { exact: false })
  await pincode.fill(inDevanagari('400070'))
  await expect(pincode).toHaveValue('400070')
  await page.getByRole('button', { name: t('checkout.next'), exact: true }).click()
  await page.getByRole('radio', { name: new RegExp(t('server.payments.cod.name')) }).press('Space')
  await page.getByRole('button', { name: t('checkout.place') }).click()
  await expect(page).toHaveURL(/\/order\/[0-9a-f-]+\/track/)
  const number = page.getByText(/^\w{3}-\d{4,}$/).first()
  await expect(number).toBeVisible()
  return (await number.textContent()) ?? ''
}

/** Signs the owner in as the owner does: method, phone, code from the message, and lands on the board. */
const signInByScreen = async (page: Page, t: Words): Promise<void> => {
  await page.goto('/store-login?from=%2Fstore%2Forders')
  await page.getByRole('button', { name: t('auth.methodPhone') }).click()
  await page.getByLabel(t('auth.phone')).fill(OTHER_SHOP.phone)
  await page.getByRole('button', { name: t('auth.send') }).click()
  await page.getByRole('group').getByRole('textbox').first().waitFor()
  const code = await readCode(page.request, OTHER_SHOP.phone)
  await page.getByRole('group').getByRole('textbox').first().click()
  await page.keyboard.type(code)
  await expect(page).toHaveURL(/\/store\/orders/)
}

/** Another demo shop, so that its owner's code is not voided by a test that signs in at STORE-001. */
const OTHER_SHOP = { phone: '9000000202' } as const

/** On a phone one tab shows at a time; on a desk all columns do. */
const showTab = async (page: Page, name: string): Promise<void> => {
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) })
  if (await tab.first().isVisible()) await tab.first().click()
}

for (const language of ['en', 'hi'] as const)
  test.describe(`in ${language}`, () => {
    const t = wordsOf(language)

    test('an order goes from the customer to the counter and to the door, live on both sides', {
      tag: '@every-language',
    }, async ({ page, browser, context, baseURL, request, viewport, hasTouch, isMobile }) => {
      await prefer(context, baseURL, { language })
      const counter = await aDevice(browser, { viewport, hasTouch, isMobile, baseURL }, language)
      const shop = await openShop(counter, request)
      const board = await openBoard(counter, t)

      const number = await order(page, t, shop, language)
      await expect(trackedStatus(page, t)).toHaveText(t('common.status.pending'))

      await showTab(board, t('orders.board.tab.pending'))
      await expect(cardOf(board, number)).toContainText('Kavita Shah')
      await accept(board, t, number)
      await sendNow(board, t)
      await expect(trackedStatus(page, t)).toHaveText(t('common.status.confirmed'))

      await showTab(board, t('orders.board.tab.preparing'))
      await cardOf(board, number)
        .getByRole('button', { name: t('orders.board.action.ready'), exact: true })
        .click()
      await sendNow(board, t)
      await expect(cardOf(board, number)).toContainText(t('common.status.ready'))
      await expect(trackedStatus(page, t)).toHaveText(t('common.status.ready'))
      await sendWith(board, t, number, 'Suresh')
      await sendNow(board, t)
      await expect(page.getByText('Suresh').first()).toBeVisible()

      await showTab(board, t('orders.board.tab.out_for_delivery'))
      await cardOf(board, number)
        .getByRole('button', { name: t('orders.board.action.delivered') })
        .click()
      await sendNow(board, t)
      await expect(trackedStatus(page, t)).toHaveText(t('common.status.delivered'))
      await counter.close()
    })

    test('a customer calls a pending order off, and the counter sees it', { tag: '@phone' }, async ({
      page,
      browser,
      context,
      baseURL,
      request,
      viewport,
      hasTouch,
      isMobile,
    }) => {
      await prefer(context, baseURL, { language })
      const counter = await aDevice(browser, { viewport, hasTouch, isMobile, baseURL }, language)
      const shop = await openShop(counter, request)
      const board = await openBoard(counter, t)
      const number = await order(page, t, shop, language)
      await showTab(board, t('orders.board.tab.pending'))
      await expect(cardOf(board, number)).toBeVisible()
      await page.getByRole('button', { name: t('tracking.cancel.button') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('tracking.cancel.button') })
        .click()
      await expect(page.getByText(t('tracking.cancelled')).first()).toBeVisible()
      await showTab(board, t('orders.board.column.done'))
      await expect(cardOf(board, number)).toContainText(t('common.status.cancelled'))
      await counter.close()
    })
  })

test('the owner signs in by phone code and lands where they wanted to go', { tag: '@phone' }, async ({ page }) => {
  await signInByScreen(page, wordsOf('en'))
})

test('a signed-out visitor of the board is sent to sign in', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/store/orders?view=table')
  await expect(page).toHaveURL(/\/store-login\?from=%2Fstore%2Forders/)
})

test('an order id alone opens nothing', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/order/01a1faaa-6351-735f-a717-b496031caa17/track')
  await expect(page.getByText(wordsOf('en')('errors.orders.not_found')).first()).toBeVisible()
})

test('the theme and the language are there from the first paint, and change without a reload', { tag: '@phone' }, async ({
  page,
  context,
  baseURL,
}) => {
  await prefer(context, baseURL, { language: 'hi', theme: 'dark' })
  await page.goto(`/store/${STORE.id}`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('टेस्ट किराना स्टोर')
  await page.getByText('हिन्दी').first().click({ force: true })
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(STORE.name)
})
