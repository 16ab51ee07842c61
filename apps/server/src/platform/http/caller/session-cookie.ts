import { SESSION_LONGEST_MS } from '@jhola/contract/constants'

/** Headers of a request, in the form of both Fastify and the socket handshake. */
type Headers = { cookie?: string | undefined; authorization?: string | undefined }

/** How a browser or a program sends its session token. */
export type SessionCookie = {
  /** The session token of a request and its source. A bearer header takes precedence over the cookie. */
  read(headers: Headers): { token: string; by: 'bearer' | 'cookie' } | null
  /** A Set-Cookie header that signs in, or out with `null`. */
  write(token: string | null): string
}

const NAME = 'jhola_session'
const TOKEN_LONGEST = 200

/** The value of one cookie of a Cookie header; the first if it appears twice. */
export const readCookie = (header: string | undefined, name: string): string | null => {
  if (header === undefined) return null
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return null
}

/**
 * The session cookie: scripts cannot read it and other sites cannot send it. Over https its name has the `__Host-` prefix,
 * which browsers do not accept from other hosts of the same domain; then no other name is accepted.
 */
export const createSessionCookie = (isSecure: boolean): SessionCookie => {
  const name = isSecure ? `__Host-${NAME}` : NAME
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const isToken = (text: string | null | undefined): text is string => !!text && text.length <= TOKEN_LONGEST
  return {
    read: ({ cookie, authorization }) => {
      const bearer = authorization === undefined ? undefined : /^Bearer (\S+)$/i.exec(authorization)?.[1]
      if (isToken(bearer)) return { token: bearer, by: 'bearer' }
      const token = readCookie(cookie, name)
      return isToken(token) ? { token, by: 'cookie' } : null
    },
    write: (token) =>
      token === null
        ? `${name}=; ${attributes}; Max-Age=0`
        : `${name}=${token}; ${attributes}; Max-Age=${SESSION_LONGEST_MS / 1000}`,
  }
}
