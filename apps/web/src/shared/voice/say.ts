import '../i18n/lazy-texts.ts'
import type { Language } from '@jhola/contract/shared/wire'
import { clipsOf, type SpokenPart } from '@jhola/contract/voice/parts'
import { loadTexts } from '../i18n/load-texts.ts'
import { hasVoice, speak, stopSpeaking } from './device-voice.ts'

/** Speech options: language, rate and pitch (1 is normal), and repetitions. */
export type Said = { parts: readonly SpokenPart[]; language: Language; rate: number; pitch?: number; times?: number }

type Clips = typeof import('./clips.ts')
let clipsHere: Clips | null = null
const clips = async (): Promise<Clips> => {
  clipsHere = await import('./clips.ts')
  return clipsHere
}

/**
 * Increased when something is spoken with priority: earlier requests are cancelled, including those whose clips are still
 * loading.
 */
let turn = 0

/** Language tag of a device voice, as browsers name it. */
const voiceName = (language: Language): string => `${language}-IN`

/** The sentence as text, for a device voice. */
const toSentence = async (language: Language, parts: readonly SpokenPart[]): Promise<string> => {
  const texts = new Map(await loadTexts(language, ['voice']))
  return parts.map((part) => (typeof part === 'number' ? String(part) : (texts.get(`voice.${part}`) ?? ''))).join(' ')
}

/** Downloads what this device needs to speak a language, so that it works offline. */
export const prepareVoice = async (language: Language): Promise<void> => {
  if (hasVoice(voiceName(language))) await loadTexts(language, ['voice'])
  else await (await clips()).loadClips(language)
}

/** Stops all speech and clears the queue. */
export const beQuiet = (): void => {
  turn += 1
  stopSpeaking()
  clipsHere?.stopClips()
}

/**
 * Speaks after the current speech: with the device's voice for the language, else with recorded clips. Silent where neither
 * exists.
 */
export const say = async ({ parts, language, rate, pitch = 1, times = 1 }: Said): Promise<void> => {
  const lang = voiceName(language)
  const mine = turn
  const isWanted = () => mine === turn
  try {
    if (!hasVoice(lang) && (await (await clips()).playClips({ language, clips: clipsOf(parts), rate, times, isWanted }))) return
    const text = await toSentence(language, parts)
    if (isWanted()) speak({ text, lang, rate, pitch, times })
  } catch {
    // Offline before the first download: the bell rings and the text is on the screen.
  }
}

/** Like `say`, with priority: the current speech stops. */
export const sayNow = async (said: Said): Promise<void> => {
  beQuiet()
  await say(said)
}

/** Reads a text immediately with the device's voice; silent where there is none. */
export const readNow = (text: string, language: Language, rate: number): void => {
  beQuiet()
  speak({ text, lang: voiceName(language), rate })
}

/** Whether the device has a voice for this language. */
export const canRead = (language: Language): boolean => hasVoice(voiceName(language))
