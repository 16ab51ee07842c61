/** What is said: the language as browsers name it (`hi-IN`), how fast and how high (1 is usual), and how often. */
export type Spoken = { text: string; lang: string; rate: number; pitch?: number; times?: number }

const device = (): SpeechSynthesis | undefined =>
  typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined' ? undefined : speechSynthesis

/** The device's voice for a language; any Hindi or English one before none. */
const voiceFor = (lang: string): SpeechSynthesisVoice | undefined => {
  const voices = device()?.getVoices() ?? []
  const [language = lang] = lang.split('-')
  return voices.find((voice) => voice.lang === lang) ?? voices.find((voice) => voice.lang.startsWith(language))
}

/** Can this device speak the language? Its voices may arrive a moment after the page. */
export const hasVoice = (lang: string): boolean => voiceFor(lang) !== undefined

/** Hears when the device's voices have arrived. */
export const subscribeToVoices = (listener: () => void): (() => void) => {
  const speech = device()
  // Old Safari has no events here; it has its voices at once.
  speech?.addEventListener?.('voiceschanged', listener)
  return () => speech?.removeEventListener?.('voiceschanged', listener)
}

/** Says it, as often as it wants, after what is being said. Devices without a voice stay silent. */
export const speak = ({ text, lang, rate, pitch = 1, times = 1 }: Spoken): void => {
  const speech = device()
  if (!speech || text === '') return
  const voice = voiceFor(lang)
  for (let time = 0; time < times; time += 1) {
    const words = new SpeechSynthesisUtterance(text)
    words.lang = lang
    words.rate = rate
    words.pitch = pitch
    if (voice) words.voice = voice
    speech.speak(words)
  }
}

/** Ends what is being said. */
export const stopSpeaking = (): void => device()?.cancel()
