import { useEffect } from 'react'
import type { Appearance } from '../../shared/device-store/appearance.ts'
import { useI18nStore, useT } from '../../shared/i18n/i18n-context.tsx'
import { listen } from './speak-on-touch.ts'

export type LiteracyModeProps = {
  level: Appearance<'reading'>
  /** Whatever is touched says what it is; with pictures it always does. */
  isSpoken: boolean
  /** How fast; 1 is usual. */
  rate: number
}

/** Shows the page for people who read little or nothing, and lets it speak. Nobody else downloads it. */
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
