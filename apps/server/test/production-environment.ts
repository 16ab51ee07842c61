/** The settings with which a test starts a production server: without them it does not start. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  RATE_LIMIT: 'on',
  STRANGER_LIMITS: 'on',
  PUBLIC_ORIGIN: 'https://jhola.example',
  MESSAGES: 'outbox',
} as const
