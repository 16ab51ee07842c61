import type { IncomingHttpHeaders } from 'node:http'

/** Does a request come from our own pages, or from no page at all? */
export type SameSite = {
  /** For calls that change something: must be ours when a cookie vouches for them. */
  mayWrite(headers: IncomingHttpHeaders, hasCookieSession: boolean): boolean
  /** For socket handshakes: a browser always names its origin there. */
  mayConnect(headers: IncomingHttpHeaders): boolean
}

const OWN_FETCH_SITES = new Set(['same-origin', 'none'])

/**
 * Browsers say where a request comes from: in Sec-Fetch-Site where the page is secure, in Origin always when it is not a
 * simple read. Programs say nothing and carry no cookie of ours, so they are let through without one.
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
