import { apiQuery } from '../../shared/api/api-query.ts'
import { createStoredValue } from '../../shared/device-store/stored-value.ts'

const isTrue = (found: unknown): boolean | undefined => (typeof found === 'boolean' ? found : undefined)

/** Whether several people of a shop use this browser. Only a hint, so that nobody else asks: the server knows it by the browser's token. */
export const sharedDeviceStore = createStoredValue<boolean>('shared_device', false, isTrue)

/** The screen was locked while the server could not be reached: its session is yet to be ended. */
export const lockedStore = createStoredValue<boolean>('shared_locked', false, isTrue)

/** When the shared device was last used, epoch ms; 0 if nobody was at it. */
export const usedAtStore = createStoredValue<number>('shared_used_at', 0, (found) =>
  typeof found === 'number' && Number.isFinite(found) ? found : undefined,
)

export const thisDeviceQuery = apiQuery('GET /auth/shared-device', {})

/** Page on which people take turns. */
export const SWITCH_PATH = '/store/switch'
