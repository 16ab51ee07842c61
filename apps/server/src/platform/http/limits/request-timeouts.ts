import type { FastifyInstance } from 'fastify'

/** A request must arrive completely within this time, so that slow senders hold no socket. */
export const SENDING_MS = 20_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Overrides the time for this route. */
    sendingMs?: number
  }
}

/**
 * Closes connections whose request has not arrived in time. Node has one timeout for all requests, which is that of the largest
 * file.
 */
export const enforceRequestTimeouts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.complete) return
    const timer = setTimeout(() => raw.destroy(), routeOptions.config.sendingMs ?? SENDING_MS)
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  })
}
