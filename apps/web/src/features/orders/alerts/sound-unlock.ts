import type { Heard, Sound } from './use-bell-ringer.ts'

/** The question to the user about the bell: tap to unlock it, was it heard, or what to do when it was not. */
export type SoundUnlock = 'start' | 'heard' | 'unheard' | null

/** `null` once the bell was heard, and on a device without sound. */
export const soundUnlockOf = (sound: Sound, heard: Heard): SoundUnlock => {
  if (sound === 'none') return null
  if (sound === 'locked') return 'start'
  if (heard === 'yes') return null
  return heard === 'no' ? 'unheard' : 'heard'
}
