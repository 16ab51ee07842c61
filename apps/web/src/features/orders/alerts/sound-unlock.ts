import { createStoredValue } from '../../../shared/device-store/stored-value.ts'
import type { Bell } from './bell.ts'

/** Sound of this device: `locked` until a tap, then `on`; `none` when the device has no sound. */
export type Sound = 'locked' | 'on' | 'none'

/** Only the user knows whether the bell can be heard (volume, mute switch, a speaker far away). */
export type Heard = 'unasked' | 'asking' | 'yes' | 'no'

/** What the user decided about the bell of this device. It is asked once. */
export type BellChoice = 'unasked' | 'on' | 'off'

const CHOICES: readonly unknown[] = ['unasked', 'on', 'off'] satisfies BellChoice[]

export const bellStore = createStoredValue<BellChoice>('bell', 'unasked', (found) =>
  // @NOTE only the names of the list.
  CHOICES.includes(found) ? (found as BellChoice) : undefined,
)

/** The question to the user about the bell: tap to turn it on, was it heard, or what to do when it was not. */
export type SoundUnlock = 'start' | 'heard' | 'unheard' | null

/** `null` once the bell was heard, where the user has decided about it before, and on a device without sound. */
export const soundUnlockOf = (sound: Sound, heard: Heard, choice: BellChoice): SoundUnlock => {
  if (sound === 'none') return null
  if (sound === 'locked') return choice === 'unasked' ? 'start' : null
  if (heard === 'yes') return null
  return heard === 'no' ? 'unheard' : 'heard'
}

const TOUCHES = ['pointerup', 'keydown'] as const
/** Before any handler of the page, which might stop the event. */
const EARLY = { capture: true }

/**
 * Wakes a bell that was turned on before a reload: at once where the browser lets the page sound, else with the first touch anywhere
 * on it. Returns how to stop that.
 */
export const wakeWhenAllowed = (bell: Pick<Bell, 'wake'>): (() => void) => {
  const wake = () => void bell.wake()
  wake()
  for (const touch of TOUCHES) addEventListener(touch, wake, EARLY)
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, wake, EARLY)
  }
}
