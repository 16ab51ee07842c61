import { formatPrice } from '@jhola/contract/shared/money'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { fillBag } from '../support/place-order.ts'
import { freshPhone, languageOn, listenForTrouble, prefer, STORE, signInCustomer, someProduct } from '../support/users.ts'

const language = languageOn('phone')

type Product = Awaited<ReturnType<typeof someProduct>>

/** Loose goods of the demo shop. */
const looseProduct = async (page: Page, name: string): Promise<Product> => {
  const answer = await page.request.get(`/api/v1/inventory/products?store_id=${STORE.id}&search=${name}`)
  const { products } = (await answer.json()) as { products: Product[] }
  const found = products.find((product) => product.loose && product.name === name)
  if (!found) throw new Error(`the demo shop has no loose ${name}`)
  return found
}

const carts = (page: Page) =>
  page.evaluate(
    (id) =>
      (JSON.parse(localStorage.getItem('jhola.carts') ?? '{}')[id]?.items ?? []) as {
        id: string
        quantity: number
        price: number
      }[],
    STORE.id,
  )

test.describe(`in ${language}`, () => {
  const t = wordsOf(language)

  test('loose goods go by the paav and by rupees', async ({ page, context, baseURL }) => {
    await prefer(context, baseURL, { language })
    const trouble = listenForTrouble(page)
    const onion = await looseProduct(page, 'Onion')
    await page.goto(`/store/${STORE.id}`)
    await page.getByRole('searchbox').fill('pyaaz')
    await page
      .getByRole('listitem')
      .filter({ hasText: language === 'hi' ? onion.name_hi : onion.name })
      .first()
      .getByRole('button', { name: new RegExp(`^${t('common.add')} `) })
      .click()
    await page.goto('/cart')
    await expect(page.locator('output')).toHaveText(`250 ${t('common.unit.g')}`)
    await page.getByRole('button', { name: t('cart.amount.button') }).click()
    const grams = Math.floor((20 * 1000) / (onion.price * 5)) * 5
    await page.getByRole('button', { name: `₹20 · ${grams} ${t('common.unit.g')}` }).click()
    await expect(page.locator('output')).toHaveText(`${grams} ${t('common.unit.g')}`)
    expect((await carts(page))[0]?.quantity).toBe(grams / 1000)
    await page.getByLabel(t('cart.amount.other')).fill('15')
    await page.getByLabel(t('cart.amount.other')).press('Enter')
    const fifteen = Math.floor((15 * 1000) / (onion.price * 5)) * 5
    await expect(page.locator('output')).toHaveText(`${fifteen} ${t('common.unit.g')}`)
    // Plus comes back to whole paavs.
    await page
      .getByRole('button', { name: t('common.increase', { name: language === 'hi' ? onion.name_hi : onion.name }) })
      .click()
    await expect(page.locator('output')).toHaveText(`500 ${t('common.unit.g')}`)
    expect(trouble).toEqual([])
  })

  test('the banner counts down to free delivery, and says when it is reached', async ({ page, context, baseURL, request }) => {
    await prefer(context, baseURL, { language })
    const product = await someProduct(request)
    await fillBag(page, product)
    await page.goto('/cart')
    await expect(page.getByText(t('cart.freeGap', { amount: formatPrice(500 - product.price * 4) }))).toBeVisible()
    const more = page.getByRole('button', {
      name: t('common.increase', { name: language === 'hi' ? product.name_hi : product.name }),
    })
    for (let quantity = 4; quantity * product.price < 500; quantity += 1) await more.click()
    await expect(page.getByText(t('cart.freeReached'))).toBeVisible()
    await expect(page.getByText(t('cart.bill.free'), { exact: true }).first()).toBeVisible()
  })
})

test('whoever is signed in finds the bag on every device, and an emptied one is empty everywhere', async ({
  page,
  browser,
  context,
  baseURL,
  request,
}) => {
  const t = wordsOf('en')
  const phone = freshPhone()
  const product = await someProduct(request)
  const open = async (device: BrowserContext): Promise<Page> => {
    await signInCustomer(device.request, phone)
    const opened = await device.newPage()
    await opened.goto('/cart')
    return opened
  }
  const quantityOn = (device: Page) => expect.poll(async () => (await carts(device))[0]?.quantity ?? 0)
  // The guest's cart is still there after signing in.
  await fillBag(page, product)
  // The page holds the cart from before the change in the background, and would send that.
  await page.close()
  const here = await open(context)
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await expect
    .poll(async () => ((await (await context.request.get('/api/v1/cart')).json()) as { carts: unknown[] }).carts.length)
    .toBe(1)
  const there = await open(other)
  await expect(there.getByText(product.name).first()).toBeVisible()
  await there.getByRole('button', { name: /^Increase/ }).click()
  await quantityOn(there).toBe(5)
  await expect
    .poll(async () => JSON.stringify(await (await context.request.get('/api/v1/cart')).json()))
    .toContain('"quantity":5')
  await here.reload()
  await quantityOn(here).toBe(5)

  await here.getByRole('button', { name: t('cart.clear') }).click()
  await here
    .getByRole('alertdialog')
    .getByRole('button', { name: t('cart.clear') })
    .click()
  await expect(here.getByText(t('cart.empty'))).toBeVisible()
  await expect
    .poll(async () => JSON.stringify(await (await context.request.get('/api/v1/cart')).json()))
    .not.toContain('quantity')
  await there.reload()
  await expect(there.getByText(t('cart.empty'))).toBeVisible()
  await other.close()
})

test('who signs out takes the bag along: the next account on the device does not get it', async ({ page, context, request }) => {
  const t = wordsOf('en')
  const product = await someProduct(request)
  const accountCarts = async () => {
    const answer = await context.request.get('/api/v1/cart')
    return ((await answer.json()) as { carts: unknown[] }).carts.length
  }
  await signInCustomer(context.request, freshPhone())
  await fillBag(page, product)
  await page.goto('/profile')
  await expect.poll(accountCarts).toBe(1)
  await page.getByRole('button', { name: t('common.logout') }).click()
  await expect(page.getByText(t('common.loggedOut'))).toBeVisible()
  await expect.poll(() => carts(page)).toEqual([])

  await signInCustomer(context.request, freshPhone())
  const synced = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/v1/cart')
  await page.goto('/cart')
  await synced
  await expect(page.getByText(t('cart.empty'))).toBeVisible()
  expect(await accountCarts()).toBe(0)
})
