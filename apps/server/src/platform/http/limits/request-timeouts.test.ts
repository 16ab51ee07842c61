import { type AddressInfo, connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { sendingTimeOf } from '../contract-route/uploads.ts'
import { enforceRequestTimeouts } from './request-timeouts.ts'

const app = fastify()
afterEach(() => app.close())

/** Sends the head and half of a body, and the rest after a delay. Returns the first line of the response, if any. */
const sendSlowly = (port: number, path: string, pauseMs: number): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''))
    socket.on('error', () => undefined)
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n12`,
    )
    void delay(pauseMs).then(() => socket.write('34'))
  })

test('a request that does not arrive in time is closed; one with a longer limit is answered', async () => {
  enforceRequestTimeouts(app)
  app.post('/quick', { config: { sendingMs: 60 } }, async () => 'ok')
  app.post('/file', { config: { sendingMs: 5000 } }, async () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const port = (app.server.address() as AddressInfo).port
  expect(
    await Promise.all([sendSlowly(port, '/quick', 400), sendSlowly(port, '/file', 400), sendSlowly(port, '/quick', 0)]),
  ).toEqual(['', 'HTTP/1.1 200 OK', 'HTTP/1.1 200 OK'])
})

test('the largest file may arrive over a slow connection', () => {
  expect(sendingTimeOf({})).toEqual({})
  expect(sendingTimeOf({ upload: 'table' })).toEqual({ sendingMs: 500_000 })
  expect(sendingTimeOf({ upload: 'image' })).toEqual({ sendingMs: 180_000 })
})
