import { RING_EVERY_MS } from '@jhola/contract/constants'
import { announceRinging, announceStart, languageOfVoice } from '@jhola/contract/voice/announcement'
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useCounterNotices } from '../../../domain/preferences/shop-preferences.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { showTitleBadge } from '../../../shared/navigation/page-title.ts'
import type { Order } from '../data/board-state.ts'
import { createBell } from './bell.ts'
import { bellStore, type Heard, type Sound, wakeWhenAllowed } from './sound-unlock.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { prepareVoice, speakAfterBell } from './voice.ts'

const VIBRATION_MS = [300, 150, 300]

/**
 * The bell of this page and the user's answer about it. `start` must be called in a tap handler: it unlocks the sound and plays
 * the test.
 */
const useBell = () => {
  const [bell] = useState(createBell)
  const notices = useCounterNotices()
  const choice = useStoredValue(bellStore, 'unasked')
  const [isStarted, setStarted] = useState(false)
  // Whoever turned it on before is not asked again.
  const [heard, setHeard] = useState<Heard>(choice === 'unasked' ? 'unasked' : 'yes')
  useEffect(() => () => bell.close(), [bell])
  const isUnlocked = useSyncExternalStore(bell.subscribe, bell.isUnlocked, () => false)
  useEffect(() => {
    if (choice === 'on' && !isUnlocked) return wakeWhenAllowed(bell)
  }, [bell, choice, isUnlocked])
  const isTried = isStarted || choice === 'on'
  const sound: Sound = isUnlocked ? 'on' : isTried && typeof AudioContext === 'undefined' ? 'none' : 'locked'
  const test = useRef(notices)
  useEffect(() => {
    test.current = notices
  })
  const start = useCallback(async (): Promise<boolean> => {
    const works = await bell.unlock()
    const spoken = announceStart(test.current)
    if (spoken) speakAfterBell(spoken)
    setStarted(true)
    bellStore.write('on')
    setHeard((before) => (works ? (before === 'yes' ? before : 'asking') : 'no'))
    return works
  }, [bell])
  const turnOff = useCallback(() => {
    bellStore.write('off')
    bell.close()
  }, [bell])
  return { bell, notices, choice, hasSounded: isStarted || isUnlocked, isTried, sound, start, turnOff, heard, setHeard }
}

/**
 * Announces each new order and each change by a customer once, after the bell. When the page opens, only the number of waiting orders is announced. Browsers
 * keep a page silent until the first tap.
 */
const useVoice = (waiting: readonly Order[], isStarted: boolean): void => {
  const notices = useCounterNotices()
  const [announced] = useState(() => new Set<string>())
  const keyOf = ({ id, packing }: Order): string => `${id}${packing?.own_change?.change_no ?? ''}`
  const ids = waiting.map(keyOf).join(' ')
  // Orders that waited for the first tap are announced after it.
  const announce = useEffectEvent((wasTouched: boolean) => {
    if (!wasTouched && navigator.userActivation?.hasBeenActive === false) return
    const fresh = waiting.filter((order) => !announced.has(keyOf(order)))
    for (const order of fresh) announced.add(keyOf(order))
    const placed = fresh.filter(({ packing }) => !packing?.own_change)
    const announcement = announceRinging({ placed, changed: fresh.length - placed.length }, notices)
    if (announcement) speakAfterBell(announcement)
  })
  useEffect(() => {
    if (ids !== '') announce(isStarted)
  }, [ids, isStarted])
}

/** Fetches the texts or clips of the shop's language in advance: the network may be gone when they are needed. */
const useOwnVoice = (): void => {
  const { voiceAnnouncements, voiceLanguage } = useCounterNotices()
  useEffect(() => {
    if (!voiceAnnouncements) return
    prepareVoice(languageOfVoice(voiceLanguage)).catch(() => undefined)
  }, [voiceAnnouncements, voiceLanguage])
}

/** Shows the number of orders that wait for an answer in the tab's title and on the app icon. */
const useBadge = (count: number): void => {
  useEffect(() => {
    showTitleBadge(count)
    if (count > 0) navigator.setAppBadge?.(count).catch(() => undefined)
    else navigator.clearAppBadge?.().catch(() => undefined)
    return () => showTitleBadge(0)
  }, [count])
  // The badge on the icon is removed when the user leaves the counter.
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => undefined), [])
}

/**
 * Rings every 4 s while unseen orders wait: bell, voice, vibration (by the shop's preferences). `pending`: the number in the page
 * title and on the app icon, the same as on the board. Keeps the screen awake once the shop was started.
 */
export const useBellRinger = (waiting: readonly Order[], pending: number) => {
  const { bell, notices, hasSounded, isTried, ...shown } = useBell()
  const count = waiting.length
  const { soundAlert, vibration } = notices

  useEffect(() => {
    if (count === 0) return
    const ringOnce = () => {
      if (soundAlert) bell.ring()
      // Before the first tap a page may not vibrate; browsers log a warning when it tries.
      if (vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS)
    }
    ringOnce()
    const timer = setInterval(ringOnce, RING_EVERY_MS)
    return () => clearInterval(timer)
  }, [count, bell, soundAlert, vibration])

  useVoice(waiting, hasSounded)
  useOwnVoice()
  useBadge(pending)
  const maySleep = useWakeLock(isTried)
  return { ...shown, maySleep }
}
