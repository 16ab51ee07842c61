import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '@jhola/contract/constants'
import type { CreditNote, Invoice } from '@jhola/contract/orders/invoices/schema'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { readPdf } from '../support/pdf-text.ts'
import { deliver, languageOn, listenForTrouble, placeOrder, prefer, signInOwner } from '../support/users.ts'

/** An order that was brought and of which one piece came back, with its papers. */
const billedOrder = async (shop: BrowserContext) => {
  await signInOwner(shop)
  const placed = await placeOrder(shop.request)
  await deliver(shop.request, placed.order_id)
  const { items } = (await (await shop.request.get(`/api/v1/orders/${placed.order_id}`)).json()).order
  const refund = await shop.request.post(`/api/v1/orders/${placed.order_id}/refunds`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { lines: [{ item_id: items[0].id, quantity: 1 }], reason: 'damaged', destination: 'cash' },
  })
  expect(refund.status(), await refund.text()).toBe(200)
  const papers = await (await shop.request.get(`/api/v1/orders/${placed.order_id}/invoice`)).json()
  return { ...placed, ...(papers as { invoice: Invoice; credit_notes: CreditNote[] }) }
}

const standInForPrinter = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
/** What the printer got, and what its file would be called. */
const printed = async (page: Page) => {
  await expect(page.locator('html[data-printed]')).toBeAttached()
  const name = await page.title()
  const pages = readPdf(await page.pdf({ preferCSSPageSize: true }))
  // That was a print to the page: its sheet goes.
  await expect(page.locator('.sheet')).toHaveCount(0)
  await page.evaluate(() => document.documentElement.removeAttribute('data-printed'))
  return { name, pages, text: pages.map(({ text }) => text).join('') }
}
/** Letters that run from right to left lie in the file as the eye meets them from the left. */
const isPrinted = (text: string, word: string): boolean => text.includes(word) || text.includes([...word].reverse().join(''))
const packed = (text: string): string => text.replace(/\s/g, '')

/** Every language once. In one test they take longer than a test may when the machine is busy. */
const LANGUAGE_GROUPS = [0, 5, 10].map((from) => LANGUAGES.slice(from, from + 5))

for (const languages of LANGUAGE_GROUPS)
  test(`a bill and its credit note are printed on A4 and on rolls, their text whole in the file: ${languages.join(' ')}`, async ({
    page,
    browser,
    context,
    baseURL,
  }) => {
    const shop = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
    const { order_id, tracking_token, invoice, credit_notes } = await billedOrder(shop)
    await shop.close()
    const trouble = listenForTrouble(page)
    await standInForPrinter(page)
    for (const language of languages) {
      const t = wordsOf(language)
      await prefer(context, baseURL, { language, theme: 'dark' })
      await page.goto(`/order/${order_id}/invoice?t=${tracking_token}`)
      for (const [paper, width] of [
        ['a4', 210],
        ['80', 80],
        ['58', 58],
      ] as const) {
        await page.getByRole('radio', { name: t(`orders.invoice.on.${paper}`) }).check({ force: true })
        await page.getByRole('button', { name: t('orders.invoice.print') }).click()
        const { name, pages, text } = await printed(page)
        expect(name).toBe(invoice.number.replaceAll('/', '-'))
        // A sheet for the bill and one for its note; a roll is as long as what stands on it.
        expect(pages.map((one) => one.width)).toEqual(paper === 'a4' ? [width, width] : [width])
        const words = [
          invoice.number,
          credit_notes[0]?.number ?? '',
          t('orders.invoice.billTo'),
          t('orders.invoice.total'),
          t('orders.invoice.taxable'),
          t('orders.invoice.unsigned'),
          invoice.total_amount.toFixed(2),
        ]
        for (const word of words.flatMap((text) => text.split(' ')))
          expect(isPrinted(text, word), `${language}, ${paper}: ${word}`).toBe(true)
      }
    }
    expect(trouble).toEqual([])
  })

test('the owner prints the bill of an order and saves the month for the accountant', async ({ page, context, baseURL }) => {
  const language = languageOn('phone')
  const t = wordsOf(language)
  await prefer(context, baseURL, { language })
  const { order, invoice, credit_notes } = await billedOrder(context)
  const trouble = listenForTrouble(page)
  await standInForPrinter(page)

  await page.goto(`/store/orders?view=grid&search=${order.order_number}`)
  await page.getByRole('button', { name: `${t('orders.board.list.view')} ${order.order_number}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders.board.action.more', { number: order.order_number }) })
    .click()
  await page.getByRole('menuitem', { name: t('orders.board.paper.bill') }).click()
  expect((await printed(page)).text).toContain(invoice.number)

  await page.goto('/store/payments')
  await page.getByRole('button', { name: t('orders.gst-month.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('orders.gst-month.title') })
  await expect(dialog.getByText(t('orders.gst-month.sum.net'))).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('orders.gst-month.csv') }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^gst-\d{4}-\d{2}-\d{4}-\d{2}-\d{2}-\d{4}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  for (const part of ['rates', 'hsn', 'documents', 'notes']) expect(text).toContain(`${t(`orders.gst-month.${part}`)}\r\n`)
  expect(text).toContain(`\r\n${credit_notes[0]?.number},`)
  await dialog.getByRole('button', { name: t('orders.gst-month.print') }).click()
  expect((await printed(page)).text).toContain(packed(t('orders.gst-month.hsn')))
  expect(trouble).toEqual([])
})
