export { createPushSender, type PushOutcome, type PushSender } from './push-sender.ts'
export { isPushEndpoint } from './push-services.ts'
export { vapidKeysFrom } from './vapid-keys.ts'
