import type { IncomingHttpHeaders } from 'node:http'

/** Checks whether a request comes from our own pages, or from no page at all. */
export type SameSite = {
  /** For calls that change something: a request with a cookie must come from our own pages. */
  mayWrite(headers: IncomingHttpHeaders, hasCookieSession: boolean): boolean
  /** For socket handshakes: a browser always sends its origin there. */
  mayConnect(headers: IncomingHttpHeaders): boolean
}

const OWN_FETCH_SITES = new Set(['same-origin', 'none'])

/**
 * Browsers say where a request comes from: in Sec-Fetch-Site if the page is secure, and in Origin except for simple reads.
 * Programs send neither and have no cookie of ours, so a request without these headers is allowed.
 */
export const createSameSite = (publicOrigin: string | undefined): SameSite => {
  const isOwn = (origin: string, host: string | undefined): boolean => {
    if (origin === publicOrigin) return true
    return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
  }
  return {
    mayWrite: (headers, hasCookieSession) => {
      const fetchSite = headers['sec-fetch-site']
      if (typeof fetchSite === 'string') return OWN_FETCH_SITES.has(fetchSite)
      if (headers.origin !== undefined) return isOwn(headers.origin, headers.host)
      return !hasCookieSession
    },
    mayConnect: (headers) => headers.origin === undefined || isOwn(headers.origin, headers.host),
  }
}
