import type { Language } from '@jhola/contract/shared/wire'
import type { Announcement } from '@jhola/contract/voice/announcement'

/** The board comes first; what speaks comes after it. */
const voice = () => import('../../../shared/voice/say.ts')

/** The bell rings first; the words come when it has faded. */
const AFTER_BELL_MS = 1800

/** Says an announcement when the bell has faded; gives what calls it off. */
export const speakAfterBell = (announcement: Announcement): (() => void) => {
  const timer = setTimeout(() => {
    void voice().then(({ say }) => say(announcement))
  }, AFTER_BELL_MS)
  return () => clearTimeout(timer)
}

/** Fetches what the device needs to speak a language, before the network may be gone. */
export const prepareVoice = async (language: Language): Promise<void> => (await voice()).prepareVoice(language)
