import { useState } from 'react'
import { ApiError } from '../../../shared/api-client.ts'
import type { Product } from '../../../shared/device-store/to-cart-item.ts'
import { useItemWords } from '../../../shared/format/item-words.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { snackbar, toast } from '../../../shared/ui/toast.ts'
import { findByBarcode } from '../api/create-order.ts'

const BUZZ_MS = 40

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
