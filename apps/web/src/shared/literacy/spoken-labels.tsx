import { SPOKEN_PHRASES } from '@jhola/contract/spoken/parts'
import { useEffect, useEffectEvent } from 'react'
import { useT } from '../i18n/i18n-context.tsx'
import { useShopPreferences } from '../shop-preferences.ts'
import { hasVoice, speakNow } from '../voice/device-voice.ts'
import { sayNow } from '../voice/say.ts'

const SPEAKING = 'button, a[href], [role="tab"], label'
const LENGTH_MOST = 120

/** What a control is called: its spoken name, else its words. */
const nameOf = (control: Element): string => {
  const inner = control.querySelector('[aria-label]')
  const name = control.getAttribute('aria-label') ?? (control.textContent?.trim() || inner?.getAttribute('aria-label'))
  return (name ?? '').replace(/\s+/g, ' ').trim().slice(0, LENGTH_MOST)
}

/** Buttons, tabs and choices say their name when they are touched, where the shop wants it. Put it once into the shop's screens. */
export const SpokenLabels = () => {
  const { language } = useT()
  const { literacyLevel, spokenLabels, notifications } = useShopPreferences()
  const isOn = spokenLabels || literacyLevel === 'none'
  const hear = useEffectEvent(({ target }: PointerEvent) => {
    const control = target instanceof Element ? target.closest(SPEAKING) : null
    const rate = notifications.voiceSpeed
    const phrase = SPOKEN_PHRASES.find((one) => one === control?.getAttribute('data-says'))
    if (phrase && !hasVoice(`${language}-IN`)) void sayNow({ parts: [phrase], language, rate })
    else if (control) speakNow({ text: nameOf(control), lang: `${language}-IN`, rate })
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: PointerEvent) => hear(event)
    document.addEventListener('pointerdown', listen, { capture: true, passive: true })
    return () => document.removeEventListener('pointerdown', listen, { capture: true })
  }, [isOn])
  return null
}
