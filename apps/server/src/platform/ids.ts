import { randomBytes, randomFillSync } from 'node:crypto'
import type { Clock } from './clock.ts'

/** Ids and secrets, as a dependency. */
export type Ids = {
  /** UUID version 7 (RFC 9562): sorts by creation time, also within one millisecond. */
  uuid(): string
  /** A random secret of this many bytes as base64url. */
  secret(bytes: number): string
}

const COUNTER_MAX = 0xfff
const POOL_BYTES = 8192

/** Ids of this process. Within a millisecond, and when the clock goes back, a counter keeps them ascending. */
export const createIds = (clock: Clock): Ids => {
  const pool = Buffer.alloc(POOL_BYTES)
  let used = POOL_BYTES
  let lastMs = 0
  let counter = 0

  /** Ten unused random bytes of the pool. */
  const takeRandom = (): Buffer => {
    if (used + 10 > POOL_BYTES) {
      randomFillSync(pool)
      used = 0
    }
    used += 10
    return pool.subarray(used - 10, used)
  }

  const uuid = (): string => {
    const random = takeRandom()
    const nowMs = clock.now().getTime()
    if (nowMs > lastMs) {
      lastMs = nowMs
      // The upper half of the counter starts empty, so that a millisecond has room for at least 2048 ids.
      counter = random.readUInt16BE(0) & 0x7ff
    } else if (counter < COUNTER_MAX) {
      counter += 1
    } else {
      lastMs += 1
      counter = 0
    }
    const time = lastMs.toString(16).padStart(12, '0')
    const sequence = (0x7000 | counter).toString(16)
    const variant = (0x80 | (random.readUInt8(2) & 0x3f)).toString(16)
    const tail = random.toString('hex', 3, 10)
    return `${time.slice(0, 8)}-${time.slice(8)}-${sequence}-${variant}${tail.slice(0, 2)}-${tail.slice(2)}`
  }
  return { uuid, secret: (bytes) => randomBytes(bytes).toString('base64url') }
}
