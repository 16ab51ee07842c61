import { formatPackSize } from '@jhola/contract/inventory/products/pack-size'
import { PRODUCT_UNITS } from '@jhola/contract/inventory/products/units'
import { useMemo } from 'react'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../shared/i18n/texts.ts'

/** The smaller unit for quantities below one. */
const SMALL_UNIT_KEYS: Readonly<Record<string, TextKey>> = { kg: 'common.unit.g', liter: 'common.unit.ml' }

/** Names of a product and of a quantity of it in the reader's language. */
export const useItemLabels = () => {
  const { t, tName, language } = useT()
  return useMemo(() => {
    /** A unit in the reader's language; a shop's own unit as the shop wrote it. */
    const unit = (name: string): string => {
      const known = PRODUCT_UNITS.find((one) => one === name)
      return known ? t(`common.unit.${known}`) : name
    }
    return {
      unit,
      /** `1.25 kg`, `3 packet`. */
      quantity: (quantity: number, unitName: string): string => `${Math.round(quantity * 1000) / 1000} ${unit(unitName)}`,
      /** Quantity to weigh or pour: `250 g`, `1.25 kg`. */
      measure: (quantity: number, unitName: string): string => {
        const small = SMALL_UNIT_KEYS[unitName]
        return small && quantity < 1
          ? `${Math.round(quantity * 1000)} ${t(small)}`
          : `${Math.round(quantity * 1000) / 1000} ${unit(unitName)}`
      },
      /** The pack size; empty when there is none. */
      pack: (size: string | null | undefined): string =>
        size && language !== 'en' ? formatPackSize(size, (pack) => t(`common.unit.${pack}`)) : (size ?? ''),
      name: (item: { name: string; name_hi: string | null }): string =>
        language === 'hi' ? item.name_hi || item.name : tName(item.name),
    }
  }, [t, tName, language])
}
