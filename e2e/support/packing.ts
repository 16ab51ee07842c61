import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { wordsOf } from './i18n.ts'

type Words = ReturnType<typeof wordsOf>

/** Adds a product to the shop of the requesting owner; returns its ID. */
export const addToShelf = async (owner: APIRequestContext, product: Record<string, unknown>): Promise<string> => {
  const added = await owner.post('/api/v1/inventory/products', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { category: 'Grains', price: 60, current_stock: 100, ...product },
  })
  expect(added.status(), await added.text()).toBe(201)
  return (await added.json()).product.id
}

/** One line of the packing sheet. */
export const lineOf = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: name }).first()

/** Opens the sheet of an order that stands on the board. */
export const openSheet = async (page: Page, t: Words, number: string): Promise<Locator> => {
  await page.getByRole('button', { name: `${t('orders.board.action.details')} ${number}` }).click()
  return page.getByRole('dialog')
}

/** As a scanner at the cable types: all at once, and Enter. The keys are pressed in the page: a busy machine would type like fingers. */
export const scan = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (keys) => {
      for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    },
    [...code, 'Enter'],
  )

export type ReadOrder = {
  status: string
  subtotal: number
  total_amount: number
  cancelled_by: string | null
  cancellation_reason: string | null
  items: { product_id: string; quantity: number; change: string | null; replaces: number | null }[]
  packing: { change_no: number; question: unknown } | null
}

/** The order as its shop reads it. */
export const readOrder = async (owner: APIRequestContext, id: string): Promise<ReadOrder> =>
  (await (await owner.get(`/api/v1/orders/${id}`)).json()).order

/** The device has a voice for the language of the screen; `said` reads what it was told to say. */
export const fakeVoice = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const said: string[] = []
    Object.assign(globalThis, { saidByDevice: said })
    const voices = ['en-IN', 'hi-IN'].map((lang) => ({ lang, name: lang, default: false, localService: true, voiceURI: lang }))
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => undefined })
    Object.assign(speechSynthesis, {
      getVoices: () => voices,
      speak: ({ text }: SpeechSynthesisUtterance) => said.push(text),
      cancel: () => undefined,
    })
  })
export const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { saidByDevice: string[] }).saidByDevice)

/** Accepts an order through the API: the walk begins at packing. */
export const acceptNow = async (owner: APIRequestContext, id: string): Promise<void> => {
  const accepted = await owner.post(`/api/v1/orders/${id}/accept`, { headers: { 'sec-fetch-site': 'same-origin' }, data: {} })
  expect(accepted.status(), await accepted.text()).toBe(200)
}

/** A change of lines by another device of the shop. */
export const packElsewhere = async (owner: APIRequestContext, id: string, changes: unknown[]): Promise<void> => {
  const packed = await owner.post(`/api/v1/orders/${id}/packing`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { changes },
  })
  expect(packed.status(), await packed.text()).toBe(200)
}
