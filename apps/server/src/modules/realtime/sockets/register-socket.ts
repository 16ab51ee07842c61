import type { ActionReply, ClientEvents } from '@jhola/contract/realtime/events'
import { EVENT_POLICIES, type EventPolicy } from '@jhola/contract/realtime/policies'
import { AppError, isAppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import { enforceAccess, requireAccessRule } from '../../../platform/http/contract-route/policy.ts'
import type { RealtimeDeps } from '../deps.ts'
import { isWithinBudget, type RealtimeServer, type RealtimeSocket } from '../socket-server.ts'
import { LISTENERS, type Listener } from './socket-listeners.ts'

/** A socket that follows nothing is disconnected after this time. */
const SILENT_MS = 30_000

/** The current user of a socket; an ended session gives null, also on an open socket. */
const currentActor = async (deps: RealtimeDeps, { data }: RealtimeSocket): Promise<Actor | null> => {
  data.actor = data.token === null ? null : await deps.resolveActor(data.token, data.device)
  return data.actor
}

/** Rate limit, parsing, policy, handler. An invalid message is dropped; a forbidden one is answered with an error. */
const answer = async (
  deps: RealtimeDeps,
  socket: RealtimeSocket,
  event: keyof ClientEvents,
  payload: unknown,
  reply: ((answer: ActionReply) => void) | undefined,
): Promise<void> => {
  if (!isWithinBudget(socket.data, deps.clock.now().getTime())) {
    socket.disconnect(true)
    return
  }
  const message = LISTENERS[event].read(payload ?? {})
  if (!message) return
  const rule: EventPolicy = EVENT_POLICIES[event]
  try {
    await message.introduce(deps, socket)
    const actor = enforceAccess(rule, rule.policy === 'anyone' ? null : await currentActor(deps, socket))
    await message.handle({ deps, socket, actor, reply })
  } catch (error) {
    if (!isAppError(error)) deps.log.error({ err: error, event }, 'socket message failed')
    message.refuse({ socket, reply }, isAppError(error) ? error : new AppError('server.failed'))
  }
}

/** Finds the user by cookie, bearer header, or the handshake's `auth.token`; an anonymous socket may follow one order. */
const introduce = async (deps: RealtimeDeps, socket: RealtimeSocket): Promise<void> => {
  const handshakeToken: unknown = socket.handshake.auth.token
  const token = typeof handshakeToken === 'string' ? handshakeToken : deps.readSessionToken(socket.handshake.headers)
  const device = deps.describeDevice(socket.handshake.headers['user-agent'])
  const actor = token === null ? null : await deps.resolveActor(token, device)
  socket.data = { token: actor ? token : null, actor, device, budget: { second: 0, used: 0 } }
}

/** The events with a listener. Throws at the start when one has no policy. */
export const policedEvents = (listeners: Record<string, Listener>): (keyof ClientEvents)[] => {
  const rules: Record<string, { policy: unknown; needs?: unknown }> = EVENT_POLICIES
  for (const event of Object.keys(listeners)) requireAccessRule(`the socket event ${event}`, rules[event])
  // @NOTE the listeners' keys are the contract's events (socket-listeners.ts).
  return Object.keys(listeners) as (keyof ClientEvents)[]
}

/** Registers the handlers of a socket: sign-in, messages by the contract's policies, and the idle timeout. */
export const registerSocket = (io: RealtimeServer, deps: RealtimeDeps): void => {
  const events = policedEvents(LISTENERS)
  io.use((socket, next) => {
    introduce(deps, socket).then(
      () => next(),
      () => next(new Error('server.unavailable')),
    )
  })
  io.on('connection', (socket) => {
    for (const event of events) {
      // @NOTE socket.io passes the acknowledgement as an untyped last argument.
      socket.on(event, (payload: unknown, reply?: unknown) =>
        answer(deps, socket, event, payload, typeof reply === 'function' ? (reply as (answer: ActionReply) => void) : undefined),
      )
    }
    const silence = setTimeout(() => {
      // An idle socket is in its own room only.
      if (socket.rooms.size <= 1) socket.disconnect(true)
    }, SILENT_MS)
    silence.unref()
    socket.on('disconnect', () => clearTimeout(silence))
  })
}
