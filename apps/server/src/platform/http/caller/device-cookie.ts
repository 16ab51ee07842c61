import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { readCookie } from './session-cookie.ts'

/** The caller's browser, for limits that must not punish one person for another. */
export type Asker = {
  /** The secret name of this browser. Null for a program: it keeps no cookie. */
  deviceToken: string | null
  ip: string
  userAgent: string
  /** The signed-in person; null if there is none. */
  userId: string | null
}

/** Hashes that name a caller's device and network. */
export type AskerKeys = {
  device_key: Buffer
  network_key: Buffer
  /** False for a program: its key is only its address and name, so it never becomes known. */
  isLasting: boolean
}

/** The long-lived cookie that names a browser. It opens nothing; a session does. */
export type DeviceCookie = {
  /** The token of a request; null if there is none. */
  read(headers: IncomingHttpHeaders): string | null
  /** A token for a browser that has none yet; null for a program. */
  issue(headers: IncomingHttpHeaders): string | null
  /** The Set-Cookie header. */
  write(token: string): string
}

const NAME = 'jhola_device'
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/
/** The longest that browsers keep a cookie. */
const KEPT_SECONDS = 400 * 24 * 3600

/** Browsers send one of these headers with every POST; programs send neither. */
const isBrowser = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined

/** Scripts cannot read the cookie and other sites cannot send it. Over https other hosts of the domain cannot set it either. */
export const createDeviceCookie = (isSecure: boolean): DeviceCookie => {
  const name = isSecure ? `__Host-${NAME}` : NAME
  return {
    read: ({ cookie }) => {
      const token = readCookie(cookie, name)
      return token !== null && TOKEN.test(token) ? token : null
    },
    issue: (headers) => (isBrowser(headers) ? randomBytes(TOKEN_BYTES).toString('base64url') : null),
    write: (token) => `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${KEPT_SECONDS}${isSecure ? '; Secure' : ''}`,
  }
}
