import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LOG_FILE, LOGGED_SECRETS_FILE } from './support/logged-secrets.ts'
import { startOwnServer } from './support/server-process.ts'
import { COUNTER_STORE, canBeBought, type Goods, QUIET_STORE, SERVICE_STORE, STORE } from './support/users.ts'

/**
 * Starts the built server once for all journeys, on a free port with its own data and the demo shops, and stops it at the end.
 * Its address is in E2E_BASE_URL and its data in E2E_DATA_DIR; when that is set already, the journeys run against that server and nothing is started.
 * The server's output goes into a file, which the last test reads (log-leaks.canary.ts).
 */
export default async function startServer(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) return async () => {}
  mkdirSync(dirname(LOG_FILE), { recursive: true })
  writeFileSync(LOGGED_SECRETS_FILE, '')
  writeFileSync(LOG_FILE, '')
  const { baseUrl, dataDir, stop } = await startOwnServer(LOG_FILE, { DEMO_DATA: 'on' })
  try {
    for (const shop of [STORE, QUIET_STORE, COUNTER_STORE, SERVICE_STORE]) {
      const ask = await asOwner(baseUrl, shop.phone)
      await keepOpen(ask)
      await fillShelf(ask, shop.id)
    }
  } catch (error) {
    await stop()
    throw error
  }
  process.env.E2E_BASE_URL = baseUrl
  process.env.E2E_DATA_DIR = dataDir
  return stop
}

type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>

/** Sends a request to the server as the owner of a demo shop. */
const asOwner = async (baseUrl: string, phone: string): Promise<Ask> => {
  let token = ''
  const ask: Ask = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const reply = await fetch(`${baseUrl}/api/v1${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    if (!reply.ok) throw new Error(`${method} ${path}: ${await reply.text()}`)
    return (await reply.json()) as unknown
  }
  const owner = { phone, role: 'store_owner' }
  await ask('POST', '/auth/send-otp', owner)
  const { messages } = (await ask('GET', `/dev/outbox?to=%2B91${phone}`)) as { messages: { code: string | null }[] }
  const verified = await ask('POST', '/auth/verify-otp', { ...owner, otp: messages.find(({ code }) => code)?.code })
  token = (verified as { token: string }).token
  return ask
}

/** Many journeys leave unanswered orders. The shop must not be paused for them while other journeys still order there. */
const keepOpen = async (ask: Ask): Promise<void> => {
  const { preferences } = (await ask('GET', '/stores/me/preferences')) as {
    preferences: Record<'alarm' | 'counter', Record<string, unknown>>
  }
  await ask('PUT', '/stores/me/preferences', {
    alarm: { ...preferences.alarm, pause_after_unanswered: 0 },
    // Orders of other journeys ring here all the time.
    counter: { ...preferences.counter, incoming: false },
  })
}

/** Sets enough stock for all journeys: what a demo shop has sold out of depends on the date. */
const fillShelf = async (ask: Ask, storeId: string): Promise<void> => {
  const { products } = (await ask('GET', `/inventory/products?store_id=${storeId}&pageSize=200`)) as { products: Goods[] }
  const bought = products.filter((one) => one.loose || canBeBought(one))
  if (bought.length === 0) throw new Error(`${storeId} has nothing that journeys could buy`)
  for (const { id } of bought) await ask('PUT', `/inventory/products/${id}/stock`, { movement_type: 'in', quantity: 1000 })
}
