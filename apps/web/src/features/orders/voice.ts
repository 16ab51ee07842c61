import type { Announcement } from '@jhola/contract/orders/announcement'
import { say } from '../../shared/voice/say.ts'

/** The bell rings first; the words come when it has faded. */
const AFTER_BELL_MS = 1800

/** Says an announcement when the bell has faded; gives what calls it off. */
export const speakAfterBell = (announcement: Announcement): (() => void) => {
  const timer = setTimeout(() => say(announcement), AFTER_BELL_MS)
  return () => clearTimeout(timer)
}
