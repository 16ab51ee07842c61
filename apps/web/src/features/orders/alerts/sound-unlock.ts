import type { Heard, Sound } from './use-bell-ringer.ts'

/** What is asked of a person about the bell: the tap that unlocks it, whether they heard it, what to do when they did not. */
export type SoundUnlock = 'start' | 'heard' | 'unheard' | null

/** Gone once the bell was heard; a device that has no sound to give is asked nothing. */
export const soundUnlockOf = (sound: Sound, heard: Heard): SoundUnlock => {
  if (sound === 'none') return null
  if (sound === 'locked') return 'start'
  if (heard === 'yes') return null
  return heard === 'no' ? 'unheard' : 'heard'
}
