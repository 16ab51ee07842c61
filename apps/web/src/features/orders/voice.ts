import type { Announcement } from '@jhola/contract/orders/announcement'

/** The bell rings first; the words come when it has faded. */
const AFTER_BELL_MS = 1800

const hasVoice = (): boolean => typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'

/** The device's voice for a language; any Hindi or English one before none. */
const voiceFor = (lang: string): SpeechSynthesisVoice | undefined => {
  const voices = speechSynthesis.getVoices()
  const [language = lang] = lang.split('-')
  return voices.find((voice) => voice.lang === lang) ?? voices.find((voice) => voice.lang.startsWith(language))
}

/** Says an announcement aloud, as often as it wants, after what is being said. Devices without a voice stay silent. */
export const speak = ({ text, lang, rate, pitch, times }: Announcement): void => {
  if (!hasVoice()) return
  const voice = voiceFor(lang)
  for (let time = 0; time < times; time += 1) {
    const words = new SpeechSynthesisUtterance(text)
    words.lang = lang
    words.rate = rate
    words.pitch = pitch
    if (voice) words.voice = voice
    speechSynthesis.speak(words)
  }
}

/** As `speak`, when the bell has faded; gives what calls it off. */
export const speakAfterBell = (announcement: Announcement): (() => void) => {
  const timer = setTimeout(() => speak(announcement), AFTER_BELL_MS)
  return () => clearTimeout(timer)
}
