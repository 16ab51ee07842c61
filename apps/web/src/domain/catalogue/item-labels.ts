import { formatPackSize } from '@jhola/contract/inventory/products/pack-size'
import { PRODUCT_UNITS } from '@jhola/contract/inventory/products/units'
import { shownAmount } from '@jhola/contract/shared/shown-amount'
import { useMemo } from 'react'
import { useT } from '../../shared/i18n/i18n-context.tsx'

/** Names of a product and of a quantity of it in the reader's language. */
export const useItemLabels = () => {
  const { t, tName, language } = useT()
  return useMemo(() => {
    /** A unit in the reader's language; a shop's own unit as the shop wrote it. */
    const unit = (name: string): string => {
      const known = [...PRODUCT_UNITS, 'g' as const, 'ml' as const].find((one) => one === name)
      return known ? t(`common.unit.${known}`) : name
    }
    const measure = (quantity: number, unitName: string): string => {
      const shown = shownAmount(quantity, unitName)
      return `${shown.amount} ${unit(shown.unit)}`
    }
    return {
      unit,
      /** `250 g`, `1.25 kg`, `3 packet`: of a line and on a scale. */
      quantity: measure,
      measure,
      /** The pack size; empty when there is none. */
      pack: (size: string | null | undefined): string =>
        size && language !== 'en' ? formatPackSize(size, (pack) => t(`common.unit.${pack}`)) : (size ?? ''),
      name: (item: { name: string; name_hi: string | null }): string =>
        language === 'hi' ? item.name_hi || item.name : tName(item.name),
    }
  }, [t, tName, language])
}
