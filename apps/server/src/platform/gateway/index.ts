export type { Message, MessageGateway } from './message-gateway.ts'
export { listSentMessages } from './outbox.read.ts'
export { createOutboxGateway } from './outbox-gateway.ts'
