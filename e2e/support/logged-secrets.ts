import { appendFileSync } from 'node:fs'

/** What the server under test says, and what the journeys used that must never stand in it. */
export const LOG_FILE = 'test-results/server.log'
export const LOGGED_SECRETS_FILE = 'test-results/used-values.txt'

/** Remembers a secret or something of a person that a journey typed or was given; the last test looks for it in the log. */
export const used = <T extends string>(value: T): T => {
  appendFileSync(LOGGED_SECRETS_FILE, `${value}\n`)
  return value
}

/** Remembers a session by the cookie of a reply. */
export const usedSession = (headers: Record<string, string>): void => {
  const token = /sid=([^;]+)/.exec(headers['set-cookie'] ?? '')?.[1]
  if (token) used(token)
}

/** A card and a UPI ID that no real person has. */
export const CARD = { number: '4111111111111111', expiry: '1230', cvv: '739', holder: 'Kavita Shah' } as const
export const UPI_ID = 'kavita.walks@okjhola'
