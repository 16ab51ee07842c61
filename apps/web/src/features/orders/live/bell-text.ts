import type { TextKey } from '../../../shared/i18n/texts.ts'
import type { BellChoice, Sound } from '../alerts/sound-unlock.ts'

/** The bell in words; without a sound of its own a device shows orders on screen only. */
export const bellText = (sound: Sound, bell: BellChoice): TextKey => {
  if (sound === 'none') return 'orders.board.soundNone'
  if (sound === 'on') return 'orders.board.soundOn'
  return bell === 'on' ? 'orders.board.nav.toHear' : 'orders.board.nav.bellOff'
}
