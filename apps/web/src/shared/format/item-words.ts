import { useMemo } from 'react'
import { useT } from '../i18n/i18n-context.tsx'
import type { TextKey } from '../i18n/texts.ts'

/** Selling units that have a word in every language; a shop's own unit is shown as the shop wrote it. */
const UNIT_KEYS: Readonly<Record<string, TextKey>> = {
  kg: 'common.unit.kg',
  pack: 'common.unit.pack',
  piece: 'common.unit.piece',
  liter: 'common.unit.liter',
  packet: 'common.unit.packet',
  dozen: 'common.unit.dozen',
  bottle: 'common.unit.bottle',
  strip: 'common.unit.strip',
  box: 'common.unit.box',
  jar: 'common.unit.jar',
  tin: 'common.unit.tin',
  bunch: 'common.unit.bunch',
  can: 'common.unit.can',
  cup: 'common.unit.cup',
  tub: 'common.unit.tub',
  tube: 'common.unit.tube',
  sachet: 'common.unit.sachet',
  roll: 'common.unit.roll',
  bag: 'common.unit.bag',
  pair: 'common.unit.pair',
  set: 'common.unit.set',
  tray: 'common.unit.tray',
  bundle: 'common.unit.bundle',
}

/** What less than one is said in. */
const SMALL_UNIT_KEYS: Readonly<Record<string, TextKey>> = { kg: 'common.unit.g', liter: 'common.unit.ml' }

/** How a product and an amount of it are called in the reader's language. */
export const useItemWords = () => {
  const { t, language } = useT()
  return useMemo(() => {
    const unit = (name: string): string => {
      const key = UNIT_KEYS[name]
      return key ? t(key) : name
    }
    return {
      unit,
      /** `1.25 kg`, `3 packet`. */
      quantity: (quantity: number, unitName: string): string => `${Math.round(quantity * 1000) / 1000} ${unit(unitName)}`,
      /** How much to weigh or pour: `250 g`, `1.25 kg`. */
      measure: (quantity: number, unitName: string): string => {
        const small = SMALL_UNIT_KEYS[unitName]
        return small && quantity < 1
          ? `${Math.round(quantity * 1000)} ${t(small)}`
          : `${Math.round(quantity * 1000) / 1000} ${unit(unitName)}`
      },
      name: (item: { name: string; name_hi: string | null }): string =>
        language === 'hi' && item.name_hi ? item.name_hi : item.name,
    }
  }, [t, language])
}
