import { createHttpSender } from './http-sender.ts'
import type { MessageSettings } from './message-settings.ts'
import type { Sender } from './sender.ts'
import { createSmtpSender } from './smtp-sender.ts'

/** One sender for every channel that is configured. */
export const createSenders = ({ mail, providers }: MessageSettings): Sender[] => [
  ...(mail ? [createSmtpSender(mail)] : []),
  ...providers.map(createHttpSender),
]
