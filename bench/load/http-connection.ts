import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A response. `bytes` counts head and body as transferred. */
export type RawReply = { status: number; body: Buffer; bytes: number }

/** One keep-alive HTTP/1.1 connection, one request at a time. Minimal code, so that the client takes little CPU time from the server. */
export type HttpConnection = { send(request: string): Promise<RawReply>; isOpen(): boolean; close(): void }

const HEAD_END = Buffer.from('\r\n\r\n')

/** Connects to this machine. Accepts only responses with a Content-Length, which our server always sends. */
export const openConnection = async (port: number): Promise<HttpConnection> => {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  await once(socket, 'connect')
  let received = Buffer.alloc(0)
  let waiting: { resolve(reply: RawReply): void; reject(error: Error): void } | undefined
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const reply = takeReply(received)
    if (!reply) return
    received = Buffer.alloc(0)
    waiting?.resolve(reply)
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('connection closed')))
  return {
    // The server closes idle connections; without this the promise would never settle.
    isOpen: () => socket.readyState === 'open',
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        if (socket.readyState === 'open') socket.write(request)
        else reject(new Error('connection closed'))
      }),
    close: () => socket.destroy(),
  }
}

const takeReply = (received: Buffer): RawReply | undefined => {
  const headEnd = received.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const head = received.toString('latin1', 0, headEnd)
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? Number.NaN)
  if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head}`)
  const bytes = headEnd + HEAD_END.length + length
  if (received.length < bytes) return undefined
  return { status: Number(head.slice(9, 12)), body: received.subarray(headEnd + HEAD_END.length, bytes), bytes }
}

/** The text of a request. */
export const toRequest = (method: string, path: string, headers: Record<string, string>, body = ''): string => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const length = body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
  return `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join('')}${length}\r\n${body}`
}
