import { isIdle } from '@jhola/contract/auth/pin/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  lockedStore,
  SWITCH_PATH,
  sharedDeviceStore,
  thisDeviceQuery,
  usedAtStore,
} from '../../../domain/account/shared-device.ts'
import { lockScreen } from '../../../domain/account/take-turns.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { flushBeforeSignOut } from '../../../shared/navigation/before-sign-out.ts'

const CHECK_EVERY_MS = 15_000
/** Not every key press is written to the device. */
const NOTE_EVERY_MS = 5_000
const SIGNS_OF_USE = ['pointerdown', 'keydown'] as const

const lock = async (): Promise<void> => {
  await flushBeforeSignOut()
  await lockScreen()
  location.replace(SWITCH_PATH)
}

const IdleWatch = () => {
  const { data } = useQuery(thisDeviceQuery)
  const device = data?.device
  const minutes = device?.idle_minutes ?? 0
  useEffect(() => {
    if (device === null) sharedDeviceStore.write(false)
  }, [device])
  useEffect(() => {
    let isLocking = false
    const isOver = () => isIdle({ usedAtMs: usedAtStore.read(), nowMs: Date.now(), minutes })
    const check = () => {
      if (isLocking || !(lockedStore.read() || isOver())) return
      isLocking = true
      void lock()
    }
    const note = () => {
      const now = Date.now()
      if (!isOver() && Math.abs(now - usedAtStore.read()) > NOTE_EVERY_MS) usedAtStore.write(now)
    }
    check()
    const timer = setInterval(check, CHECK_EVERY_MS)
    for (const sign of SIGNS_OF_USE) addEventListener(sign, note)
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS_OF_USE) removeEventListener(sign, note)
    }
  }, [minutes])
  return null
}

/** Locks a shared device that nobody has used for the chosen time, also when it was switched off meanwhile. */
export const IdleLock = () => (useStoredValue(sharedDeviceStore, false) ? <IdleWatch /> : null)
