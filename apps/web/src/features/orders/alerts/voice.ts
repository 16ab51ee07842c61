import type { Language } from '@jhola/contract/shared/wire'
import type { Announcement } from '@jhola/contract/voice/announcement'

/** Loaded lazily, so that the board is shown first. */
const voice = () => import('../../../shared/voice/say.ts')

/** Delay of the announcement, so that the bell has faded. Milliseconds. */
const AFTER_BELL_MS = 1800

/** Speaks an announcement after the bell has faded. Returns a function that cancels it. */
export const speakAfterBell = (announcement: Announcement): (() => void) => {
  const timer = setTimeout(() => {
    void voice().then(({ say }) => say(announcement))
  }, AFTER_BELL_MS)
  return () => clearTimeout(timer)
}

/** Fetches what the device needs to speak a language, while there is a network. */
export const prepareVoice = async (language: Language): Promise<void> => (await voice()).prepareVoice(language)
