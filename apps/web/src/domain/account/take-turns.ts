import { api } from '../../shared/api/api-client.ts'
import { counterDraftStore } from '../orders/counter-order-draft.ts'
import { loadClearUserData } from './clear-user-data.ts'
import { lockedStore, usedAtStore } from './shared-device.ts'

/** Clears what the person before left on this device. Loaded in advance, because a page that is being left loads nothing more. */
const loadClear = async (): Promise<() => Promise<void>> => {
  const clear = await loadClearUserData()
  return async () => {
    // The next person must not see the customer of an unfinished counter order.
    counterDraftStore.write(null)
    await clear()
  }
}

/** Switches to another person by PIN. Rejects when it is refused, or without a network: then nothing has changed. */
export const switchByPin = async (userId: string, pin: string): Promise<void> => {
  const clear = await loadClear()
  await api('POST /auth/shared-device/switch', { body: { user_id: userId, pin } })
  await clear()
  lockedStore.write(false)
  usedAtStore.write(Date.now())
}

/** Locks the screen: clears the person's data and ends the session, now or, without a network, as soon as there is one. */
export const lockScreen = async (): Promise<void> => {
  lockedStore.write(true)
  const clear = await loadClear().catch(() => undefined)
  await clear?.()
  await endLockedSession()
}

/** Ends the session of a locked screen; it stays to be done while the server cannot be reached. */
export const endLockedSession = async (): Promise<void> => {
  try {
    await api('POST /auth/shared-device/lock')
    lockedStore.write(false)
  } catch {
    // Every screen of the shop leads back to the locked one until it has worked.
  }
}
