import { SCANS_MAX } from '@jhola/contract/availability/confidence'
import { ApiError, api, newKey } from '../../shared/api/api-client.ts'
import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/** People scan one product after another: their scans are sent together. */
const WAIT_MS = 3000

/** The time of the last scan (ISO 8601) by product id. */
type Scans = Readonly<Record<string, string>>

const parse = (found: unknown): Scans | undefined => {
  if (typeof found !== 'object' || found === null) return undefined
  return Object.fromEntries(Object.entries(found).filter(([, at]) => typeof at === 'string'))
}

/** Products that were scanned on this device until the server knows it. */
const scanned = createStoredValue<Scans>('scanned', {}, parse)

const without = (scans: Scans, sent: Scans): Scans =>
  Object.fromEntries(Object.entries(scans).filter(([id, at]) => sent[id] !== at))

/** Sends what was scanned. Without a network it waits for the next scan or the next connection; it is lost to nobody but the confidence. */
export const sendScans = async (): Promise<void> => {
  const sent: Scans = Object.fromEntries(Object.entries(scanned.read()).slice(0, SCANS_MAX))
  const scans = Object.entries(sent).map(([product_id, at]) => ({ product_id, at }))
  if (scans.length === 0) return
  try {
    await api('POST /inventory/seen', { body: { scans }, idempotencyKey: newKey() })
  } catch (error) {
    // A refusal will not change: the scans are forgotten. Everything else is tried again.
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return
  }
  scanned.write((now) => without(now, sent))
}

let timer: ReturnType<typeof setTimeout> | undefined
const sendSoon = (): void => {
  clearTimeout(timer)
  timer = setTimeout(() => void sendScans(), WAIT_MS)
}
if (typeof addEventListener === 'function') addEventListener('online', sendSoon)

/** A product was scanned at the counter: it is there. Told to the server in the background, which learns how sure it is. */
export const reportScan = (productId: string): void => {
  scanned.write((now) => ({ ...now, [productId]: new Date().toISOString() }))
  sendSoon()
}
