// A worker: counters that follow their shops with the browser's own client, through an outage and the reconnect.
import type { OrderEvent } from '@jhola/contract/realtime/events'
import type { ConnectionStatus, LiveChannel } from '../../apps/web/src/domain/realtime/realtime-client.ts'
import { connectShop } from '../../apps/web/src/domain/realtime/realtime-shop.ts'
import { serveWorker } from '../load/worker.ts'

type Setup = { url: string; devices: { token: string; store_id: string }[] }
type Job = { what: 'connect' } | { what: 'tell' }
/** `upAtMs`: last connect of each device (epoch ms). `heard`: order ids by shop that all its devices received, with gaps and repeats. */
export type CountersAnswer = { connected: number; upAtMs: number[]; heard: number[]; outOfOrder: number; resyncs: number }

const CONNECT_LIMIT_MS = 30_000

/** Browser globals that Node lacks; the page is always visible here. */
const actAsBrowser = (): void => {
  const nothing = (): void => undefined
  Object.assign(globalThis, {
    document: { visibilityState: 'visible', addEventListener: nothing, removeEventListener: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
  })
}

await serveWorker<Setup, Job, CountersAnswer>(async ({ url, devices }) => {
  actAsBrowser()
  const states = devices.map(() => ({
    status: 'disconnected' as ConnectionStatus,
    upAtMs: 0,
    orders: new Set<string>(),
    seq: 0,
    outOfOrder: 0,
    resyncs: 0,
  }))
  const channels: LiveChannel[] = []
  const connectAll = async (): Promise<void> => {
    for (const [index, { token }] of devices.entries()) {
      const state = states[index] as (typeof states)[number]
      channels.push(
        connectShop({
          since: 0,
          elsewhere: { url, token },
          onEvent: (event: OrderEvent) => {
            if (event.seq !== state.seq + 1) state.outOfOrder += 1
            state.seq = event.seq
            if (event.type === 'order.placed') state.orders.add(event.order.id)
          },
          onResync: () => {
            state.resyncs += 1
          },
          onStatus: (status) => {
            if (status === 'connected' && state.status !== 'connected') state.upAtMs = Date.now()
            state.status = status
          },
        }),
      )
    }
    const limit = Date.now() + CONNECT_LIMIT_MS
    while (states.some(({ status }) => status !== 'connected') && Date.now() < limit)
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return async (job) => {
    if (job.what === 'connect') await connectAll()
    return {
      connected: states.filter(({ status }) => status === 'connected').length,
      upAtMs: states.map(({ upAtMs }) => upAtMs),
      heard: states.map(({ orders }) => orders.size),
      outOfOrder: states.reduce((sum, { outOfOrder }) => sum + outOfOrder, 0),
      resyncs: states.reduce((sum, { resyncs }) => sum + resyncs, 0),
    }
  }
})
