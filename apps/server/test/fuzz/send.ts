import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import type { TestApp } from '../build-test-app.ts'
import type { FuzzRequest } from './requests.ts'

export type FuzzReply = { status: number; type: string; text: string }

const SILENCE_MS = 10_000

const toBytes = ({ method, path, headers, body }: FuzzRequest): Buffer => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const payload = Buffer.from(body ?? '')
  const length = body === undefined ? '' : `content-length: ${payload.length}\r\n`
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n${lines.join('')}${length}\r\n`, 'latin1'),
    payload,
  ])
}

const toReply = (bytes: Buffer): FuzzReply => {
  const text = bytes.toString()
  const headEnd = text.indexOf('\r\n\r\n')
  const head = text.slice(0, headEnd)
  return {
    status: Number(head.slice(9, 12)),
    type: /\r\ncontent-type: ([^\r]*)/i.exec(head)?.[1] ?? '',
    text: text.slice(headEnd + 4),
  }
}

/** Writes the request unchanged, and reads until the server closes the connection. */
const sendRaw = (port: number, request: FuzzRequest): Promise<FuzzReply> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    socket.setTimeout(SILENCE_MS, () => {
      socket.destroy()
      reject(new Error('no answer'))
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error) => (chunks.length > 0 ? resolve(toReply(Buffer.concat(chunks))) : reject(error)))
    socket.on('close', () =>
      chunks.length > 0 ? resolve(toReply(Buffer.concat(chunks))) : reject(new Error('closed without an answer')),
    )
    socket.write(toBytes(request))
  })

/** Sends a request and returns the response. Throws if there is none. */
export const send = async (app: TestApp, port: number, request: FuzzRequest): Promise<FuzzReply> => {
  if (request.isRaw) return sendRaw(port, request)
  // @NOTE the methods are Fastify's own; light-my-request's type wants them as literals.
  const options = {
    method: request.method,
    url: request.path,
    headers: request.headers,
    ...(request.body === undefined ? {} : { payload: request.body }),
  } as InjectOptions
  const reply = await app.inject(options)
  return { status: reply.statusCode, type: String(reply.headers['content-type'] ?? ''), text: reply.payload }
}
