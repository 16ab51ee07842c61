import type { Heard, Sound } from './hooks/use-ring.ts'

/** What is asked of a person about the bell: the tap that unlocks it, whether they heard it, what to do when they did not. */
export type BellQuestion = 'start' | 'heard' | 'unheard' | null

/** Gone once the bell was heard; a device that has no sound to give is asked nothing. */
export const bellQuestion = (sound: Sound, heard: Heard): BellQuestion => {
  if (sound === 'none') return null
  if (sound === 'locked') return 'start'
  if (heard === 'yes') return null
  return heard === 'no' ? 'unheard' : 'heard'
}
