import { RING_EVERY_MS } from '@jhola/contract/constants'
import { announceOrders, announceStart, languageOfVoice } from '@jhola/contract/voice/announcement'
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useCounterNotices } from '../../../domain/preferences/shop-preferences.ts'
import { showTitleBadge } from '../../../shared/navigation/page-title.ts'
import type { Order } from '../data/board-state.ts'
import { createBell } from './bell.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { prepareVoice, speakAfterBell } from './voice.ts'

const VIBRATION_MS = [300, 150, 300]

/** Sound of this device: locked until somebody taps, then on; `none` when the device has no sound to give. */
export type Sound = 'locked' | 'on' | 'none'

/** Only a person knows whether the bell can be heard: volume, mute switch, a speaker far away. */
export type Heard = 'unasked' | 'asking' | 'yes' | 'no'

/** The bell of this page and what was said of it. `start` must be called from a tap: it unlocks the sound and plays the test. */
const useBell = () => {
  const [bell] = useState(createBell)
  const notices = useCounterNotices()
  const [isStarted, setStarted] = useState(false)
  const [heard, setHeard] = useState<Heard>('unasked')
  useEffect(() => () => bell.close(), [bell])
  const isUnlocked = useSyncExternalStore(bell.subscribe, bell.isUnlocked)
  const sound: Sound = isUnlocked ? 'on' : isStarted && typeof AudioContext === 'undefined' ? 'none' : 'locked'
  const test = useRef(notices)
  useEffect(() => {
    test.current = notices
  })
  const start = useCallback(async (): Promise<boolean> => {
    const works = await bell.unlock()
    const spoken = announceStart(test.current)
    if (spoken) speakAfterBell(spoken)
    setStarted(true)
    setHeard(works ? 'asking' : 'no')
    return works
  }, [bell])
  return { bell, notices, isStarted, sound, start, heard, sayHeard: setHeard }
}

/** Says each new order once, after the bell; those that wait when the page opens are counted. Browsers keep an untouched page silent. */
const useVoice = (waiting: readonly Order[], isStarted: boolean): void => {
  const notices = useCounterNotices()
  const [said] = useState(() => new Set<string>())
  const ids = waiting.map(({ id }) => id).join(' ')
  // What waited for the first tap is said after it.
  const announce = useEffectEvent((wasTouched: boolean) => {
    if (!wasTouched && navigator.userActivation?.hasBeenActive === false) return
    const fresh = waiting.filter(({ id }) => !said.has(id))
    for (const { id } of fresh) said.add(id)
    const announcement = announceOrders(fresh, notices)
    if (announcement) speakAfterBell(announcement)
  })
  useEffect(() => {
    if (ids !== '') announce(isStarted)
  }, [ids, isStarted])
}

/** The words or clips of the shop's language are fetched before they are needed: the network may be gone by then. */
const useOwnVoice = (): void => {
  const { voiceAnnouncements, voiceLanguage } = useCounterNotices()
  useEffect(() => {
    if (!voiceAnnouncements) return
    prepareVoice(languageOfVoice(voiceLanguage)).catch(() => undefined)
  }, [voiceAnnouncements, voiceLanguage])
}

/** The count of what waits, where a person looks who does not look here: the tab's title and the app's icon. */
const useBadge = (count: number): void => {
  useEffect(() => {
    showTitleBadge(count)
    if (count > 0) navigator.setAppBadge?.(count).catch(() => undefined)
    else navigator.clearAppBadge?.().catch(() => undefined)
    return () => showTitleBadge(0)
  }, [count])
  // Whoever leaves the counter takes the number on the icon with them.
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => undefined), [])
}

/**
 * Rings every 4 s while orders wait unseen: bell, voice, vibration (as the shop prefers), count in the page's title and on the app's
 * icon; keeps the screen awake once the shop was started.
 */
export const useBellRinger = (waiting: readonly Order[]) => {
  const { bell, notices, isStarted, sound, start, heard, sayHeard } = useBell()
  const count = waiting.length
  const { soundAlert, vibration } = notices

  useEffect(() => {
    if (count === 0) return
    const ringOnce = () => {
      if (soundAlert) bell.ring()
      // A page that was never touched may not vibrate; browsers complain about trying.
      if (vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS)
    }
    ringOnce()
    const timer = setInterval(ringOnce, RING_EVERY_MS)
    return () => clearInterval(timer)
  }, [count, bell, soundAlert, vibration])

  useVoice(waiting, isStarted)
  useOwnVoice()
  useBadge(count)
  const maySleep = useWakeLock(isStarted)
  return { sound, start, heard, sayHeard, maySleep }
}
