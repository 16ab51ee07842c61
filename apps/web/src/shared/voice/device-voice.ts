/** Speech options: the language tag of browsers (`hi-IN`), rate and pitch (1 is normal), and repetitions. */
export type Spoken = { text: string; lang: string; rate: number; pitch?: number; times?: number }

const device = (): SpeechSynthesis | undefined =>
  typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined' ? undefined : speechSynthesis

/** The device's voice for a language; any regional variant rather than none. */
const voiceFor = (lang: string): SpeechSynthesisVoice | undefined => {
  const voices = device()?.getVoices() ?? []
  const [language = lang] = lang.split('-')
  return voices.find((voice) => voice.lang === lang) ?? voices.find((voice) => voice.lang.startsWith(language))
}

/** Whether the device can speak the language. Its voices may load a moment after the page. */
export const hasVoice = (lang: string): boolean => voiceFor(lang) !== undefined

/** Calls back when the device's voices have loaded. */
export const subscribeToVoices = (listener: () => void): (() => void) => {
  const speech = device()
  // Old Safari has no event here; its voices are available immediately.
  speech?.addEventListener?.('voiceschanged', listener)
  return () => speech?.removeEventListener?.('voiceschanged', listener)
}

/** Speaks a text the given number of times, after the current speech. Devices without a voice stay silent. */
export const speak = ({ text, lang, rate, pitch = 1, times = 1 }: Spoken): void => {
  const speech = device()
  if (!speech || text === '') return
  const voice = voiceFor(lang)
  for (let time = 0; time < times; time += 1) {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = lang
    utterance.rate = rate
    utterance.pitch = pitch
    if (voice) utterance.voice = voice
    speech.speak(utterance)
  }
}

/** Stops speaking. */
export const stopSpeaking = (): void => device()?.cancel()
