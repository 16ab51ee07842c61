import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { AppError } from '../../../platform/errors.ts'

/** Hashes and checks passwords with argon2id. Both throw `server.unavailable` if too many are queued. */
export type Passwords = {
  /** The stored form of a password: the usual text with its parameters, `$argon2id$v=19$m=...`. */
  hash(password: string): Promise<string>
  /**
   * Whether the password is correct. `null`, for an account without a password or no account, takes the same time and is never
   * correct.
   */
  matches(stored: string | null, password: string): Promise<boolean>
}

/** What one hash takes; memory in KiB. */
type Cost = { memory: number; passes: number; parallelism: number }

/** OWASP's minimum for argon2id, about 60 ms here. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/** Leaves one processor for other calls, and one of Node's four background threads for files and compression. */
const MAX_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1))
/** A few seconds of work; more requests are told to retry. */
const MAX_WAITING = 64

const FORMAT = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,88})\$([\w+/]{22,88})$/

const toText = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const derive = (password: string, salt: Buffer, cost: Cost, length: number): Promise<Buffer> => {
  const parameters: Argon2Parameters = { message: password.normalize('NFC'), nonce: salt, tagLength: length, ...cost }
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** Runs a limited number at the same time, queues a limited number in order, and rejects the rest. */
const createQueue = (maxAtOnce: number, maxWaiting: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= maxAtOnce) {
      if (waiting.length >= maxWaiting) throw new AppError('server.unavailable')
      // A finished task passes its slot on.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const parse = (stored: string): { cost: Cost; salt: Buffer; key: Buffer } => {
  const [, memory, passes, parallelism, salt = '', key = ''] = FORMAT.exec(stored) ?? []
  if (key === '') throw new Error('a stored password hash cannot be read')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') }
}

/** One per process: its queue prevents many concurrent sign-ins from blocking everything else. */
export const createPasswords = ({ maxAtOnce = MAX_AT_ONCE, maxWaiting = MAX_WAITING, cost = COST } = {}): Passwords => {
  const inTurn = createQueue(maxAtOnce, maxWaiting)
  const nobody = { cost, salt: randomBytes(SALT_BYTES), key: randomBytes(HASH_BYTES) }
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES)
      const key = await inTurn(() => derive(password, salt, cost, HASH_BYTES))
      return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${toText(salt)}$${toText(key)}`
    },
    matches: async (stored, password) => {
      const known = stored === null ? nobody : parse(stored)
      const tried = await inTurn(() => derive(password, known.salt, known.cost, known.key.length))
      return timingSafeEqual(tried, known.key) && stored !== null
    },
  }
}
