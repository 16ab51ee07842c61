import { appendFileSync } from 'node:fs'

/** The log of the server under test, and the secrets of the journeys that it must never contain. */
export const LOG_FILE = 'test-results/server.log'
export const LOGGED_SECRETS_FILE = 'test-results/used-values.txt'

/** Records a secret or personal data that a journey typed or received; the last test searches the log for it. */
export const used = <T extends string>(value: T): T => {
  appendFileSync(LOGGED_SECRETS_FILE, `${value}\n`)
  return value
}

/** Records a session by the cookie of a reply. */
export const usedSession = (headers: Record<string, string>): void => {
  const token = /sid=([^;]+)/.exec(headers['set-cookie'] ?? '')?.[1]
  if (token) used(token)
}

/** A card and a UPI ID that no real person has. */
export const CARD = { number: '4111111111111111', expiry: '1230', cvv: '739', holder: 'Kavita Shah' } as const
export const UPI_ID = 'kavita.walks@okjhola'
