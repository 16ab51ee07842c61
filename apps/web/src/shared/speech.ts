/** How something is said: the language as browsers name it (`hi-IN`), and how fast (1 is usual). */
export type Voice = { language: string; speed: number }

const speech = (): SpeechSynthesis | undefined => (typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis)

/** Can this device speak the language? Voices may arrive a moment after the page. */
export const hasVoice = (language: string): boolean => {
  const [code = ''] = language.split('-')
  return (
    speech()
      ?.getVoices()
      .some((voice) => voice.lang.replace('_', '-').startsWith(code)) ?? false
  )
}

/** Hears when the device's voices have arrived. */
export const subscribeToVoices = (listener: () => void): (() => void) => {
  const voices = speech()
  // Old Safari has no events here; it has its voices at once.
  voices?.addEventListener?.('voiceschanged', listener)
  return () => voices?.removeEventListener?.('voiceschanged', listener)
}

/** Says it now; what was being said stops. Nothing happens on a device that cannot speak. */
export const speak = (text: string, { language, speed }: Voice): void => {
  const voices = speech()
  if (!voices || text === '') return
  voices.cancel()
  const words = new SpeechSynthesisUtterance(text)
  words.lang = language
  words.rate = speed
  const fitting = voices.getVoices().find((voice) => voice.lang.replace('_', '-') === language)
  if (fitting) words.voice = fitting
  voices.speak(words)
}
