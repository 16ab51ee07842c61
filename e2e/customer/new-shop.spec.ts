import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { openShop } from '../support/shops.ts'
import { freshPhone, languageOn, listenForTrouble, prefer, setStatus } from '../support/users.ts'

const language = languageOn('phone')
const t = wordsOf(language)
const headers = { 'sec-fetch-site': 'same-origin' }
const UPI = { upi_vpa: 'sunita.verma@okaxis', upi_payee_name: 'Sunita Devi Verma' }

/** A shop that has delivered nothing yet and takes UPI to an account in its owner's name. */
const aNewShop = async (owner: BrowserContext, page: Page) => {
  const shop = await openShop(owner, page.request)
  const { version, settings } = await (await owner.request.get('/api/v1/stores/me/settings')).json()
  const data = { version, money: { ...settings.money, ...UPI } }
  const changed = await owner.request.patch('/api/v1/stores/me/settings', { headers, data })
  expect(changed.status(), await changed.text()).toBe(200)
  return shop
}

test('a new shop says so, names its UPI account before paying, and is paid after it has accepted the order', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await prefer(context, baseURL, { language })
  const trouble = listenForTrouble(page)
  const owner = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const shop = await aNewShop(owner, page)

  await page.goto(`/store/${shop.id}`)
  await expect(page.getByText(t('stores.newHere')).first()).toBeVisible()
  const goods = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: shop.product[language], level: 3 }) })
  await goods.getByRole('button', { name: new RegExp(`^${t('common.add')} `) }).click()
  const more = goods.getByRole('group').getByRole('button').last()
  for (let press = 0; press < 3; press += 1) await more.click()
  await page.goto(`/checkout?store=${shop.id}`)
  await page.getByLabel(t('checkout.field.name')).fill('Kavita Shah')
  await page.getByLabel(t('checkout.field.phone'), { exact: false }).first().fill(freshPhone())
  await page.getByRole('button', { name: t('checkout.next'), exact: true }).click()
  await page.getByLabel(t('checkout.field.address'), { exact: false }).first().fill('14 Pipe Road, Bandra West')
  await page.getByLabel(t('checkout.field.pincode'), { exact: false }).fill('400050')
  await page.getByRole('button', { name: t('checkout.next'), exact: true }).click()

  await expect(page.getByText(t('orders.code.newTitle'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('orders.code.newShop'))).toBeVisible()
  const upi = page.getByRole('radio', { name: new RegExp(t('server.payments.upi.name')) }).first()
  await expect(upi.locator('xpath=ancestor::label')).toContainText(UPI.upi_payee_name)
  await upi.click({ force: true })
  await page.getByRole('button', { name: t('checkout.place') }).click()
  await expect(page).toHaveURL(/\/order\/[^/]+\/track/)

  await expect(page.getByText(t('errors.payments.after_acceptance'))).toBeVisible()
  await expect(page.getByText(UPI.upi_vpa)).toHaveCount(0)
  const orderId = /\/order\/([^/]+)\/track/.exec(page.url())?.[1] ?? ''
  await setStatus(owner.request, orderId, 'confirmed')
  await expect(page.getByText(UPI.upi_vpa)).toBeVisible()
  await expect(page.getByText(t('payments.checkout.payee', { payee: UPI.upi_payee_name }))).toBeVisible()
  await page.getByRole('button', { name: t('tracking.later.upi.paid') }).click()
  await expect(page.getByText(t('tracking.later.upi.told'))).toBeVisible()
  expect(trouble).toEqual([])
  await owner.close()
})
