import type { ServerModule } from '../server-module.ts'
import { createSenders } from './create-senders.ts'
import { registerDevelopment } from './development.routes.ts'
import type { MessageSettings } from './message-settings.ts'
import { type SendingDeps, sendQueued } from './send-queued.ts'

const SEND_EVERY_MS = 1_000

/** Outgoing messages: one job for each channel with a carrier. */
export const messagesModule = (deps: SendingDeps, settings: MessageSettings): ServerModule => ({
  routes: (routes) => registerDevelopment(routes, deps),
  jobs: createSenders(settings).map((sender) => ({
    name: `send-${sender.channel}`,
    everyMs: SEND_EVERY_MS,
    run: () => sendQueued(deps, sender),
  })),
})
