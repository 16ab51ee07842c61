import { useEffect } from 'react'
import type { Appearance } from '../../shared/device-store/appearance.ts'
import { useI18nStore, useT } from '../../shared/i18n/i18n-context.tsx'
import { listen } from './speak-on-touch.ts'

export type LiteracyModeProps = {
  level: Appearance<'reading'>
  /** Speaks the label of every touched element; always on in picture mode. */
  isSpoken: boolean
  /** Speech rate; 1 is normal. */
  rate: number
}

/** Shows the page in picture or simple mode, and speaks its labels. Downloaded only by people who chose such a mode. */
export const LiteracyMode = ({ level, isSpoken, rate }: LiteracyModeProps): null => {
  const store = useI18nStore()
  const { language } = useT()
  const isWhole = level === 'none'
  useEffect(() => {
    if (!isWhole && !isSpoken) return undefined
    return listen({ language, rate, texts: (key) => store.read().catalogue.get(key) }, isWhole)
  }, [store, language, rate, isWhole, isSpoken])
  return null
}
