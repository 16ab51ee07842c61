import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnServerTime, serverNow } from '../../shared/hooks/server-clock.ts'
import { connectOrder } from './realtime-client.ts'

const NOON = Date.UTC(2026, 10, 20, 6, 30)
const MINUTE_MS = 60_000

/** An in-memory connection to a server with the correct time. */
const line = vi.hoisted(() => {
  const ears = new Map<string, (...what: unknown[]) => void>()
  const socket = {
    connected: false,
    on: (name: string, ear: (...what: unknown[]) => void) => ears.set(name, ear),
    emit: (name: string, what: { timestamp: number }) => {
      if (name === 'ping') ears.get('pong')?.({ ...what, server_time: new Date(world.serverMs).toISOString() })
    },
    connect: () => {
      socket.connected = true
      ears.get('connect')?.()
    },
    disconnect: () => undefined,
  }
  const world = { serverMs: 0, socket }
  return world
})
vi.mock('socket.io-client', () => ({ io: () => line.socket }))

beforeEach(() => {
  vi.useFakeTimers({ now: NOON + 40 * MINUTE_MS })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined })
  line.serverMs = NOON
})
afterEach(() => {
  learnServerTime(new Date().toISOString(), Date.now())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("an open connection knows the server's time, also after the device's clock was set", async () => {
  const channel = connectOrder({ orderId: 'o', onStatus: () => undefined, onEvent: () => undefined, onResync: () => undefined })
  await vi.advanceTimersByTimeAsync(0)
  expect(serverNow()).toBe(NOON)
  vi.setSystemTime(NOON)
  await vi.advanceTimersByTimeAsync(29_999)
  line.serverMs = NOON + 30_000
  await vi.advanceTimersByTimeAsync(1)
  expect(serverNow()).toBe(NOON + 30_000)
  channel.close()
})
