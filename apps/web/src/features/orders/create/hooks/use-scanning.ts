import {
  readScaleCode,
  type ScaleReading,
  scaleItemSpellings,
  scaleQuantity,
} from '@jhola/contract/inventory/products/scale-code'
import { unitSizeOf } from '@jhola/contract/inventory/products/units'
import { rupeesToPaise } from '@jhola/contract/shared/money'
import { toUnits } from '@jhola/contract/shared/weight'
import { useState } from 'react'
import type { Product } from '../../../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { reportScan } from '../../../../domain/inventory/scan-reports.ts'
import { useShopPreferences } from '../../../../domain/preferences/shop-preferences.ts'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { snackbar, toast } from '../../../../shared/ui/toast.ts'
import { findByBarcode } from '../api/create-order.ts'
import type { DraftControl } from './use-draft.ts'

const BUZZ_MS = 40

/** `units`: the weighed quantity; `null`: one step more of the product. */
type Scanned = { product: Product; units: number | null }

/** The product of a scale's label with its weighed quantity; `undefined`: the shop has no product with this number. */
const findWeighed = async (storeId: string, reading: ScaleReading): Promise<Scanned | undefined> => {
  for (const code of scaleItemSpellings(reading.item)) {
    const product = await findByBarcode(storeId, code)
    if (!product) continue
    const unitSize = unitSizeOf(product)
    const base = scaleQuantity(reading, { pricePaise: rupeesToPaise(product.price), unit_size: unitSize })
    return base > 0 ? { product, units: toUnits(base, unitSize) } : undefined
  }
  return undefined
}

/** Adds scanned products and reports each; an unknown code is reported too. */
export const useScanned = (storeId: string, { putScanned }: Pick<DraftControl, 'putScanned'>) => {
  const { t, tError } = useT()
  const labels = useItemLabels()
  const scale = useShopPreferences().inventory
  const [isReading, setReading] = useState(false)
  const take = ({ product, units }: Scanned) => {
    reportScan(product.id)
    const name = `${labels.name(product)} ${labels.pack(product.pack_size)}`.trim()
    if (!putScanned(product, units))
      return void toast.warning(t('orders.create.noMore', { name, amount: labels.measure(product.current_stock, product.unit) }))
    navigator.vibrate?.(BUZZ_MS)
    snackbar(t('orders.create.scanned', { name: units === null ? name : `${name}, ${labels.measure(units, product.unit)}` }))
  }
  const find = async (code: string): Promise<Scanned | undefined> => {
    const reading = readScaleCode(code, scale)
    if (reading) return findWeighed(storeId, reading)
    const product = await findByBarcode(storeId, code)
    return product && { product, units: null }
  }
  const onCode = async (code: string): Promise<void> => {
    setReading(true)
    try {
      const found = await find(code)
      if (found) take(found)
      else toast.warning(t('orders.create.unknownCode', { code }))
    } catch (error) {
      toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('orders.create.error.products'))
    } finally {
      setReading(false)
    }
  }
  return { onCode: (code: string) => void onCode(code), isReading }
}
