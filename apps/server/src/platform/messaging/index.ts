export { CHANNELS, type Channel, type Message, type MessageGateway, type Sending } from './message-gateway.ts'
export { blankMessages, countQueued, deleteMessages, deleteUndeliverableMessages } from './message-outbox.repo.ts'
export {
  carriedChannels,
  findMissingSetting,
  type MessageSettings,
  messageEnvironment,
  toMessageSettings,
} from './message-settings.ts'
export { deleteMessagesByRecipient, listMessagesByRecipient } from './messages-by-recipient.repo.ts'
export { createOutboxGateway } from './outbox-gateway.ts'
export { listSentMessages } from './sent-messages.read.ts'
export { verifyMail } from './smtp-sender.ts'
