import { openRecords } from '../../shared/device-store/records.ts'

/**
 * The counter's last known data on this device, for opening it offline: the server's responses by call, of one person in one
 * shop, as of `at` (epoch ms). It holds no secret: the session is the browser's cookie.
 */
export type CachedCounter = { user_id: string; store_id: string; at: number; answers: Readonly<Record<string, unknown>> }

export type CachedCounterStore = {
  read(): Promise<CachedCounter | undefined>
  write(kept: CachedCounter): Promise<void>
  forget(): Promise<void>
}

const KEY = 'counter'
const records = openRecords<CachedCounter>('kept_counter')

/** At most one record: the last person who worked here. */
export const cachedCounter: CachedCounterStore = {
  read: async () => (await records.all())[0],
  write: (kept) => records.put(KEY, kept),
  forget: async () => void (await records.change(KEY, () => 'remove')),
}
