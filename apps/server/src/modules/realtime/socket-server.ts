import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { SOCKET_TIMEOUT_MS } from '@jhola/contract/constants'
import type { ClientEvents, ServerEvents } from '@jhola/contract/realtime/events'
import { Server, type Socket } from 'socket.io'
import type { Actor } from '../../platform/http/caller/actor.ts'

/** Server-side data of a socket. The actor is checked again on every action, so that a revoked session stops at once. */
export type SocketData = { token: string | null; actor: Actor | null; device: string; budget: { second: number; used: number } }

export type RealtimeServer = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>

const MESSAGE_BYTES_MAX = 16 * 1024
const MESSAGES_PER_SECOND = 20

/**
 * Socket.IO on the server's own port. Cross-site upgrades are refused here: browsers send cookies with them and CORS does
 * not protect WebSockets (OWASP ASVS 4.4.2). Connection state recovery stays off: it would skip the sign-in check.
 */
export const createSocketServer = (http: HttpServer, isSameSite: (request: IncomingMessage) => boolean): RealtimeServer =>
  new Server(http, {
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    serveClient: false,
    maxHttpBufferSize: MESSAGE_BYTES_MAX,
    pingInterval: 25_000,
    pingTimeout: SOCKET_TIMEOUT_MS,
    connectTimeout: SOCKET_TIMEOUT_MS,
    allowRequest: (request, answer) => answer(null, isSameSite(request)),
  })

/** Counts a message against the socket's rate limit; false when it is exceeded. */
export const isWithinBudget = (data: SocketData, nowMs: number): boolean => {
  const second = Math.floor(nowMs / 1000)
  if (data.budget.second !== second) data.budget = { second, used: 0 }
  data.budget.used += 1
  return data.budget.used <= MESSAGES_PER_SECOND
}
