import '../i18n/lazy-texts.ts'
import type { Language } from '@jhola/contract/shared/wire'
import { clipsOf, type SpokenPart } from '@jhola/contract/voice/parts'
import { loadTexts } from '../i18n/load-texts.ts'
import { hasVoice, speak, stopSpeaking } from './device-voice.ts'

/** What is said: in which language, how fast and how high (1 is usual), and how often. */
export type Said = { parts: readonly SpokenPart[]; language: Language; rate: number; pitch?: number; times?: number }

type Clips = typeof import('./clips.ts')
let clipsHere: Clips | null = null
const clips = async (): Promise<Clips> => {
  clipsHere = await import('./clips.ts')
  return clipsHere
}

/** Goes up when something is said at once: what was asked for before it is not wanted any more, also what is still being fetched. */
let turn = 0

/** A voice of the device itself, as browsers name it. */
const voiceName = (language: Language): string => `${language}-IN`

/** The sentence in words, for a voice that can read. */
const inWords = async (language: Language, parts: readonly SpokenPart[]): Promise<string> => {
  const texts = new Map(await loadTexts(language, ['voice']))
  return parts.map((part) => (typeof part === 'number' ? String(part) : (texts.get(`voice.${part}`) ?? ''))).join(' ')
}

/** Fetches what this device needs to speak a language, so that it can do so without a network. */
export const prepareVoice = async (language: Language): Promise<void> => {
  if (hasVoice(voiceName(language))) await loadTexts(language, ['voice'])
  else await (await clips()).loadClips(language)
}

/** Ends what is being said, by whichever voice, and forgets what would come. */
export const beQuiet = (): void => {
  turn += 1
  stopSpeaking()
  clipsHere?.stopClips()
}

/** Says it after what is being said: by the device's own voice for the language, else by recorded clips. Silent where neither is. */
export const say = async ({ parts, language, rate, pitch = 1, times = 1 }: Said): Promise<void> => {
  const lang = voiceName(language)
  const mine = turn
  const isWanted = () => mine === turn
  try {
    if (!hasVoice(lang) && (await (await clips()).playClips({ language, clips: clipsOf(parts), rate, times, isWanted }))) return
    const text = await inWords(language, parts)
    if (isWanted()) speak({ text, lang, rate, pitch, times })
  } catch {
    // Without a network, before the first time: the bell rings, and the words stand on the screen.
  }
}

/** As `say`, at once: what is being said stops. */
export const sayNow = async (said: Said): Promise<void> => {
  beQuiet()
  await say(said)
}

/** Reads a text at once, in the device's own voice; silent where there is none. */
export const readNow = (text: string, language: Language, rate: number): void => {
  beQuiet()
  speak({ text, lang: voiceName(language), rate })
}

/** Can the device itself read this language? */
export const canRead = (language: Language): boolean => hasVoice(voiceName(language))
