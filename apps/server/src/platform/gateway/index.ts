export { CHANNELS, type Channel, type Message, type MessageGateway } from './message-gateway.ts'
export {
  carriedChannels,
  findMissingSetting,
  type MessageSettings,
  messageEnvironment,
  toMessageSettings,
} from './message-settings.ts'
export { deleteMessagesOf, listMessagesOf } from './messages-of.repo.ts'
export { listSentMessages } from './outbox.read.ts'
export { blankMessages, countWaiting, deleteKeptMessages, deleteMessages } from './outbox.repo.ts'
export { createOutboxGateway } from './outbox-gateway.ts'
