import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../shared/api-client.ts'
import type { Product } from '../../../shared/device-store/to-cart-item.ts'
import { useItemWords } from '../../../shared/format/item-words.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { snackbar, toast } from '../../../shared/ui/toast.ts'
import { findByBarcode } from '../api/create-order.ts'
import { createScanBurst } from '../scan-burst.ts'

const BUZZ_MS = 40

/** Gives a field back what it held before a scanner typed into it. */
const restore = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  // React listens to the element's own setter: only the prototype's, with an event, is told to it.
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Calls back with every code that a USB or Bluetooth scanner types, wherever the focus is. */
export const useWedgeScanner = (isOn: boolean, onCode: (code: string) => void): void => {
  const told = useEffectEvent(onCode)
  useEffect(() => {
    if (!isOn) return undefined
    const burst = createScanBurst()
    let field: { element: HTMLInputElement | HTMLTextAreaElement; before: string } | null = null
    const listen = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      const { code, isFirst } = burst.press(event.key, event.timeStamp)
      const { target } = event
      if (isFirst) {
        const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
        field = isTyped ? { element: target, before: target.value } : null
      }
      if (code === null) return
      event.preventDefault()
      event.stopPropagation()
      if (field) restore(field.element, field.before)
      told(code)
    }
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [isOn])
}

/** Puts in what a scanner reads, and says what it was; a code that nothing here has is said too. */
export const useScanned = (storeId: string, quantityOf: (id: string) => number, addOne: (product: Product) => void) => {
  const { t, tError } = useT()
  const words = useItemWords()
  const [isReading, setReading] = useState(false)
  const take = (product: Product) => {
    const name = `${words.name(product)} ${product.pack_size ?? ''}`.trim()
    if (quantityOf(product.id) >= product.current_stock)
      return void toast.warning(t('create.noMore', { name, amount: words.measure(product.current_stock, product.unit) }))
    addOne(product)
    navigator.vibrate?.(BUZZ_MS)
    snackbar(t('create.scanned', { name }))
  }
  const onCode = async (code: string): Promise<void> => {
    setReading(true)
    try {
      const product = await findByBarcode(storeId, code)
      if (product) take(product)
      else toast.warning(t('create.unknownCode', { code }))
    } catch (error) {
      toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('create.error.products'))
    } finally {
      setReading(false)
    }
  }
  return { onCode: (code: string) => void onCode(code), isReading }
}
