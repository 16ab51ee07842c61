import { openRecords } from '../../shared/device-store/records.ts'

/**
 * What the counter last knew on this device, for when it is opened without a network: the answers of the server by their calls, of
 * one person in one shop, as of `at` (epoch ms). No secret is among them: the session is the browser's cookie.
 */
export type CachedCounter = { user_id: string; store_id: string; at: number; answers: Readonly<Record<string, unknown>> }

export type CachedCounterStore = {
  read(): Promise<CachedCounter | undefined>
  write(kept: CachedCounter): Promise<void>
  forget(): Promise<void>
}

const KEY = 'counter'
const records = openRecords<CachedCounter>('kept_counter')

/** One at most: whoever worked here last. */
export const cachedCounter: CachedCounterStore = {
  read: async () => (await records.all())[0],
  write: (kept) => records.put(KEY, kept),
  forget: async () => void (await records.change(KEY, () => 'remove')),
}
