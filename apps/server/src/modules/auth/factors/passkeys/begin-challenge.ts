import { randomBytes } from 'node:crypto'
import { CHALLENGE_VALID_MS } from '@jhola/contract/auth/factors/rules'
import type { AuthDeps } from '../../deps.ts'
import { type ChallengePurpose, insertChallenge, takeChallenge } from '../../factor-records/challenges.repo.ts'

const CHALLENGE_BYTES = 32

type ChallengeDeps = Pick<AuthDeps, 'db' | 'clock'>

/** Stores a new challenge and gives its bytes. */
export const beginChallenge = async (
  { db, clock }: ChallengeDeps,
  purpose: ChallengePurpose,
  session_id: string | null,
): Promise<Buffer<ArrayBuffer>> => {
  const bytes = randomBytes(CHALLENGE_BYTES)
  const expires_at = new Date(clock.now().getTime() + CHALLENGE_VALID_MS)
  await insertChallenge(db, { challenge: bytes.toString('base64url'), purpose, session_id, expires_at })
  return bytes
}

/** The challenge that a browser says it signed; '' if its data cannot be read. */
const readChallenge = (clientDataJSON: string): string => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'challenge') : ''
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/** Uses up the challenge of a browser's answer and returns it; `null` if it was not ours, was used, or is too old. */
export const takeSignedChallenge = async (
  { db, clock }: ChallengeDeps,
  { clientDataJSON }: { clientDataJSON: string },
  purpose: ChallengePurpose,
  session_id: string | null,
): Promise<string | null> => {
  const challenge = readChallenge(clientDataJSON)
  return (await takeChallenge(db, { challenge, purpose, session_id, now: clock.now() })) ? challenge : null
}
