import { connect, createServer, type Socket } from 'node:net'
import type pg from 'pg'

/** A TCP proxy to the test database that can be cut and restored. */
export type DatabaseProxy = { poolConfig: pg.ClientConfig; cut(): void; join(): void; close(): Promise<void> }

export const startDatabaseProxy = async (target: pg.ClientConfig): Promise<DatabaseProxy> => {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((client) => {
    if (isCut) {
      client.destroy()
      return
    }
    const upstream = connect(`${target.host}/.s.PGSQL.${target.port}`)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    poolConfig: { ...target, host: '127.0.0.1', port },
    cut,
    join: () => {
      isCut = false
    },
    close: () => {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
