import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** A gauge that is read when the metrics are scraped. */
export type Reading = { name: string; help: string; read(): number | Promise<number> }

export type Metrics = {
  /** A finished request: `route` is its template, never its address. */
  observeRequest(method: string, route: string, status: number, seconds: number): void
  /** A failing gauge is left out; the others stay. */
  addReading(reading: Reading): void
  /** All metrics in the Prometheus text format. */
  print(): Promise<{ contentType: string; text: string }>
}

const SECONDS_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Metrics of one process, including those of Node (memory, event loop, garbage collection). */
export const createMetrics = (): Metrics => {
  const registers = [new Registry()]
  const [registry = new Registry()] = registers
  let hasDefaults = false
  const requests = new Histogram({
    name: 'jhola_http_request_seconds',
    help: 'Time to answer, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS_BUCKETS,
    registers,
  })
  const failures = new Counter({ name: 'jhola_metrics_failures_total', help: 'Readings that could not be taken', registers })
  return {
    observeRequest: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    addReading: ({ name, help, read }) => {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          try {
            this.set(await read())
          } catch {
            failures.inc()
            this.reset()
          }
        },
      })
    },
    print: async () => {
      // Node's own metrics cost timers and observers, so they are collected only from the first scrape on.
      if (!hasDefaults) collectDefaultMetrics({ register: registry })
      hasDefaults = true
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}
