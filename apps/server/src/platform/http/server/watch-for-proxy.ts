import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Logger } from '../../logger.ts'
import type { Metrics } from '../../metrics.ts'

/** A warning repeats while it is true: one at the start of a long log is not seen. */
const WARN_EVERY_MS = 10 * 60_000
const HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'x-real-ip'] as const

const WARNING = [
  '!!! A proxy is in front of this server, but TRUST_PROXY is not set.',
  '!!! Everybody seems to come from the address of the proxy: they share one rate limit, and one of them can lock out all others.',
  '!!! Set TRUST_PROXY to the address of the proxy (such as 127.0.0.1,::1 for one on this machine) and start again.',
].join('\n')

export type ProxyWatchOptions = {
  clock: Clock
  log: Logger
  metrics: Metrics
  /** Writes the warning where it is seen at every log level. */
  write(text: string): void
}

/**
 * Warns when requests carry a proxy's headers although no proxy is trusted: on stderr and as an error in the log, again every ten
 * minutes, and counted in the metrics, which `npm run doctor` reads.
 */
export const watchForProxy = (app: FastifyInstance, { clock, log, metrics, write }: ProxyWatchOptions): void => {
  let seen = 0
  let warnedAtMs = Number.NEGATIVE_INFINITY
  metrics.addReading({
    name: 'jhola_untrusted_proxy_requests',
    help: 'Requests through a proxy that TRUST_PROXY does not name',
    read: () => seen,
  })
  app.addHook('onRequest', async ({ headers }) => {
    if (HEADERS.every((name) => headers[name] === undefined)) return
    seen += 1
    const nowMs = clock.now().getTime()
    if (nowMs - warnedAtMs < WARN_EVERY_MS) return
    warnedAtMs = nowMs
    write(`${WARNING}\n`)
    log.error({ setting: 'TRUST_PROXY', requests: seen }, 'a proxy is in front of this server, but TRUST_PROXY is not set')
  })
}
