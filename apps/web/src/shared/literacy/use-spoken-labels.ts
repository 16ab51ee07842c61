import { useEffect, useEffectEvent } from 'react'
import { useT } from '../i18n/i18n-context.tsx'
import { useShopPreferences } from '../shop-preferences.ts'

/** Buttons, tabs and choices say their name when they are touched, where the shop wants it. */
const useSpokenLabels = (): void => {
  const { language } = useT()
  const { literacyLevel, spokenLabels, notifications } = useShopPreferences()
  const isOn = spokenLabels || literacyLevel === 'none'
  const hear = useEffectEvent(({ target }: PointerEvent) => {
    import('./spoken-labels.ts').then(
      ({ sayName }) => sayName(target, language, notifications.voiceSpeed),
      // Without a network before the first time: what it is called stands on it.
      () => undefined,
    )
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: PointerEvent) => hear(event)
    document.addEventListener('pointerdown', listen, { capture: true, passive: true })
    return () => document.removeEventListener('pointerdown', listen, { capture: true })
  }, [isOn])
}

/** Put it once into the shop's screens. */
export const SpokenLabels = (): null => {
  useSpokenLabels()
  return null
}
