import type { Language } from '@jhola/contract/shared/wire'

/** What this browser has of the Web Speech API; no library of types has it. */
type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult:
    | ((event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void)
    | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
}
type RecognitionClass = new () => Recognition

const recognitionClass = (): RecognitionClass | undefined => {
  if (typeof window === 'undefined') return undefined
  // @NOTE the two names of one interface; both are missing in many browsers.
  const found = (Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition')) as unknown
  return typeof found === 'function' ? (found as RecognitionClass) : undefined
}

/** Whether this browser turns speech into text. */
export const canListen = (): boolean => recognitionClass() !== undefined

export type SpeechEvents = {
  /** A stretch of speech that is final. */
  onText(text: string): void
  /** `denied`: the person or the browser does not allow the microphone. */
  onEnd(reason: 'done' | 'denied' | 'failed'): void
}

/** Listens in this language until `stop` is called or the browser ends it. */
export const listen = (language: Language, { onText, onEnd }: SpeechEvents): { stop(): void } => {
  const Found = recognitionClass()
  if (!Found) {
    onEnd('failed')
    return { stop: () => undefined }
  }
  const recognition = new Found()
  let reason: 'done' | 'denied' | 'failed' = 'done'
  recognition.lang = `${language}-IN`
  recognition.continuous = true
  recognition.interimResults = false
  recognition.onresult = ({ resultIndex, results }) => {
    for (let at = resultIndex; at < results.length; at += 1) {
      const said = results[at]?.isFinal ? results[at]?.[0]?.transcript.trim() : ''
      if (said) onText(said)
    }
  }
  recognition.onerror = ({ error }) => {
    if (error === 'not-allowed' || error === 'service-not-allowed') reason = 'denied'
    else if (error !== 'no-speech' && error !== 'aborted') reason = 'failed'
  }
  recognition.onend = () => onEnd(reason)
  recognition.start()
  return { stop: () => recognition.stop() }
}
