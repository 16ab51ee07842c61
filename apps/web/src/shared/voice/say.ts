import type { Language } from '@jhola/contract/shared/wire'
import { clipsOf, type SpokenPart } from '@jhola/contract/spoken/parts'
import { loadTexts } from '../i18n/load-texts.ts'
import { hasVoice, speak, stopSpeaking } from './device-voice.ts'

/** What is said: in which language, how fast and how high (1 is usual), and how often. */
export type Said = { parts: readonly SpokenPart[]; language: Language; rate: number; pitch?: number; times?: number }

const clips = () => import('./clips.ts')

/** A voice of the device itself, as browsers name it. */
const voiceName = (language: Language): string => `${language}-IN`

/** The sentence in words, for a voice that can read. */
const inWords = async (language: Language, parts: readonly SpokenPart[]): Promise<string> => {
  const texts = new Map(await loadTexts(language, ['spoken']))
  return parts.map((part) => (typeof part === 'number' ? String(part) : (texts.get(`spoken.${part}`) ?? ''))).join(' ')
}

/** Fetches what this device needs to speak a language, so that it can do so without a network. */
export const prepareVoice = async (language: Language): Promise<void> => {
  if (hasVoice(voiceName(language))) await loadTexts(language, ['spoken'])
  else await (await clips()).loadClips(language)
}

/** Says it after what is being said: by the device's own voice for the language, else by recorded clips. Silent where neither is. */
export const say = async ({ parts, language, rate, pitch = 1, times = 1 }: Said): Promise<void> => {
  const lang = voiceName(language)
  try {
    if (!hasVoice(lang) && (await (await clips()).playClips(language, clipsOf(parts), rate, times))) return
    speak({ text: await inWords(language, parts), lang, rate, pitch, times })
  } catch {
    // Without a network, before the first time: the bell rings, and the words stand on the screen.
  }
}

/** As `say`, at once: what is being said stops. */
export const sayNow = async (said: Said): Promise<void> => {
  stopSpeaking()
  if (!hasVoice(voiceName(said.language))) (await clips()).stopClips()
  await say(said)
}
