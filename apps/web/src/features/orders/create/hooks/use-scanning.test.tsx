import { checkDigitOf } from '@jhola/contract/catalogue/barcode'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '../../../../domain/cart/to-cart-item.ts'
import { counterDraftStore } from '../../../../domain/orders/counter-order-draft.ts'
import { USUAL_PREFERENCES } from '../../../../domain/preferences/shop-preferences-store.ts'
import { I18nProvider } from '../../../../shared/i18n/i18n-context.tsx'
import { createI18nStore } from '../../../../shared/i18n/i18n-store.ts'
import { snackbars, toasts } from '../../../../shared/ui/toast.ts'
import { useDraft } from './use-draft.ts'
import { useScanned } from './use-scanning.ts'

const TYPIST = { user_id: 'scanner', store_id: 'STORE-001' }
// @NOTE only the fields that the order reads of a product
const aProduct = (more: object): Product =>
  ({ name_hi: null, price: 40, pack_size: '', brand: '', category: '', image: null, gst_rate: 0, ...more }) as unknown as Product
const ONIONS = aProduct({ id: 'onions', name: 'Onions', unit: 'kg', loose: true, current_stock: 20 })
const SOAP = aProduct({ id: 'soap', name: 'Soap', unit: 'piece', loose: false, current_stock: 2 })

const labelOf = (grams: number): string => {
  const code = `2112345${String(grams).padStart(5, '0')}`
  return code + checkDigitOf(code)
}

const usualScale = { ...USUAL_PREFERENCES.inventory }
const clearMessages = () => {
  for (const store of [toasts, snackbars]) for (const { id } of store.messages()) store.dismiss(id)
}
let answers: ((product: Product) => void)[] = []

beforeEach(() => {
  clearMessages()
  counterDraftStore.write(null)
  answers = []
  Object.assign(USUAL_PREFERENCES.inventory, { weightPrefix: '21' })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.push((product) => resolve(Response.json({ products: [product] })))
    return promise
  })
})
afterEach(() => {
  clearMessages()
  Object.assign(USUAL_PREFERENCES.inventory, usualScale)
  vi.unstubAllGlobals()
  counterDraftStore.write(null)
})

/** The scanner of a screen that is not rendered between its scans. */
const aScanner = async (): Promise<(code: string) => void> => {
  const i18n = createI18nStore('en')
  await i18n.need(['common', 'orders.create', 'errors'])
  let scanned: ReturnType<typeof useScanned> | undefined
  const Screen = () => {
    scanned = useScanned(TYPIST.store_id, useDraft(TYPIST))
    return null
  }
  renderToString(
    <I18nProvider store={i18n}>
      <Screen />
    </I18nProvider>,
  )
  return (code) => scanned?.onCode(code)
}

const linesOf = () => counterDraftStore.read()?.draft.items.map(({ id, quantity }) => [id, quantity])

test('two weighed labels of one product, scanned before the first was looked up, are both in the order', async () => {
  const scan = await aScanner()
  scan(labelOf(750))
  scan(labelOf(500))
  for (const answer of answers) answer(ONIONS)
  await expect.poll(() => linesOf()).toEqual([['onions', 1.25]])
})

test('a quantity beyond the stock is not added, however quickly it is scanned', async () => {
  const scan = await aScanner()
  for (const _ of [1, 2, 3]) scan('8901030865278')
  for (const answer of answers) answer(SOAP)
  await expect.poll(() => toasts.messages()).toHaveLength(1)
  expect(linesOf()).toEqual([['soap', 2]])
})
