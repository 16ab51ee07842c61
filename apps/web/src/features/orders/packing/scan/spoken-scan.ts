import type { ScanDecision } from '@jhola/contract/orders/picking/decide-scan'
import { languageOfVoice } from '@jhola/contract/voice/announcement'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useShopPreferences } from '../../../../domain/preferences/shop-preferences.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'

const BUZZ_RIGHT_MS = 40
const BUZZ_WRONG_MS = [120, 60, 120]
const WRONG_HZ = 220
const WRONG_SECONDS = 0.35

/** A low tone that is heard over a shop; silent where the browser gives no sound yet. */
const buzzAloud = (): void => {
  try {
    const context = new AudioContext()
    const tone = context.createOscillator()
    tone.frequency.value = WRONG_HZ
    tone.type = 'square'
    tone.connect(context.destination)
    tone.onended = () => void context.close()
    tone.start()
    tone.stop(context.currentTime + WRONG_SECONDS)
  } catch {
    // No sound: the screen and the vibration say it.
  }
}

/** Says aloud that a scan was wrong, and what is wanted: a tone, a vibration, and the device's voice in the language of the screen. */
export const useSpokenScan = () => {
  const { t, language } = useT()
  const labels = useItemLabels()
  const { voiceAnnouncements, voiceSpeed, voiceLanguage } = useShopPreferences().notifications
  const textOf = (decision: ScanDecision): string => {
    if (decision.kind === 'confirmed') return decision.warnings.map((warning) => t(`orders.packing.scan.${warning}`)).join(' ')
    const said = t(`orders.packing.scan.${decision.kind}`)
    if (decision.kind !== 'wrong_size') return said
    const { wanted } = decision
    return `${said}. ${t('orders.packing.scan.wanted', { name: `${labels.name(wanted)} ${labels.pack(wanted.pack_size)}` })}`
  }
  return (decision: ScanDecision): void => {
    const isRight = decision.kind === 'confirmed' && decision.warnings.length === 0
    navigator.vibrate?.(isRight ? BUZZ_RIGHT_MS : BUZZ_WRONG_MS)
    if (isRight || decision.kind === 'already') return
    buzzAloud()
    const text = textOf(decision)
    void import('../../../../shared/voice/say.ts').then(({ sayNow, readNow, canRead }) => {
      if (canRead(language)) readNow(text, language, voiceSpeed)
      else if (voiceAnnouncements) void sayNow({ parts: ['no'], language: languageOfVoice(voiceLanguage), rate: voiceSpeed })
    })
  }
}
