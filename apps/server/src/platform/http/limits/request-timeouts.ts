import type { FastifyInstance } from 'fastify'

/** A request must be here whole within this time: slow senders hold no socket. */
export const SENDING_MS = 20_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Another time for this call. */
    sendingMs?: number
  }
}

/** Ends connections whose request is not here in its time. Node has one time for all requests, which is that of the largest file. */
export const enforceRequestTimeouts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.complete) return
    const timer = setTimeout(() => raw.destroy(), routeOptions.config.sendingMs ?? SENDING_MS)
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  })
}
