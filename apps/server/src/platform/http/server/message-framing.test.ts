import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await buildTestApp()
  port = Number(new URL(await app.listen()).port)
})
afterAll(() => app.close())

/** What the server answers to these bytes before it closes: the first line of each answer. */
const send = (lines: readonly string[], body: string): Promise<string[]> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer.match(/HTTP\/1\.1 \d{3}/g) ?? []))
    socket.end(`${['POST /api/v1/grievances/follow HTTP/1.1', 'Host: x', ...lines].join('\r\n')}\r\n\r\n${body}`)
  })

const HIDDEN = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n'

test.each([
  ['both lengths', ['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${HIDDEN}`],
  ['two different lengths', ['Content-Length: 0', 'Content-Length: 39'], HIDDEN],
  ['a coding that ends elsewhere', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${HIDDEN}`],
  ['a length that is no number', ['Content-Length: 0x10'], HIDDEN],
  ['a folded header', ['Content-Length:', ' 0'], HIDDEN],
  ['a space before the colon', ['Content-Length : 39'], HIDDEN],
])('a request with %s is refused, and what hides behind it is not answered', async (_what, lines, body) => {
  expect(await send(lines, body)).toEqual(['HTTP/1.1 400'])
})

test('two requests in one connection are two', async () => {
  expect(
    await send(
      ['Content-Type: application/json', 'Content-Length: 2'],
      `{}${HIDDEN.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`,
    ),
  ).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200'])
})
