import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createTestClock } from '../../../../test/build-test-app.ts'
import { createLogger } from '../../logger.ts'
import { createMetrics } from '../../metrics.ts'
import { watchForProxy } from './watch-for-proxy.ts'

const aServer = () => {
  const clock = createTestClock('2026-11-20T06:00:00.000Z')
  const metrics = createMetrics()
  const written: string[] = []
  const logged: string[] = []
  const app = fastify()
  const log = createLogger('error', { write: (line) => void logged.push(line) })
  watchForProxy(app, { clock, log, metrics, write: (text) => void written.push(text) })
  app.get('/', async () => 'ok')
  return { app, clock, metrics, written, logged }
}

test('requests without a proxy cause no warning', async () => {
  const { app, metrics, written, logged } = aServer()
  await app.inject('/')
  expect([written, logged]).toEqual([[], []])
  expect((await metrics.print()).text).toMatch(/^jhola_untrusted_proxy_requests 0$/m)
})

test.each(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'x-real-ip'])(
  'a proxy that sends %s and is not trusted is reported at once, and again while it lasts',
  async (name) => {
    const { app, clock, metrics, written, logged } = aServer()
    const ask = () => app.inject({ url: '/', headers: { [name]: '203.0.113.9' } })
    await ask()
    await ask()
    expect(written).toHaveLength(1)
    expect(written[0]).toContain('TRUST_PROXY is not set')
    expect(logged).toHaveLength(1)
    expect(logged[0]).not.toContain('203.0.113.9')
    clock.advance(11 * 60_000)
    await ask()
    expect(written).toHaveLength(2)
    expect((await metrics.print()).text).toMatch(/^jhola_untrusted_proxy_requests 3$/m)
  },
)
