import { parseUrl } from './parse-url.ts'

/** A path of this site, with its query and fragment; never the address of another site. */
export type SafePath = `/${string}`

const LENGTH_MAX = 2000
/** Browsers drop tabs and line breaks and turn backslashes into slashes, so `/<tab>/host` and `/\host` name other sites. */
const NOT_IN_A_PATH = /[\\\p{Cc}]/u
/**
 * Encoded slashes, backslashes, percent signs and control characters. None of our paths has them, and something behind us that
 * decodes once more would read another address.
 */
const HIDDEN_IN_A_PATH = /%(?:2f|5c|25|[01][\da-f]|7f)/i

/**
 * The path to which a visitor may be sent, as the URL parser reads it at this origin; `null` for everything that is not a path of
 * this site. The text is never decoded. Return paths come from links and history entries, which anybody can make.
 */
export const toSafePath = (text: unknown, origin: string): SafePath | null => {
  if (typeof text !== 'string' || text.length > LENGTH_MAX || !text.startsWith('/') || NOT_IN_A_PATH.test(text)) return null
  const url = parseUrl(text, origin)
  if (!url || url.origin !== parseUrl(origin, origin)?.origin || url.username !== '' || url.password !== '') return null
  // `/..//host` is on our origin, but its path read on its own would be the address of another site.
  if (url.pathname.startsWith('//') || HIDDEN_IN_A_PATH.test(url.pathname)) return null
  return `${url.pathname}${url.search}${url.hash}` as SafePath
}
