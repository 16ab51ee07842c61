import { createHash } from 'node:crypto'
import type { PageEntry } from './page-renderer.ts'

type PagePolicyOptions = {
  /** True: pages are served over https only. */
  isHttps: boolean
  /** Vite injects styles and inline scripts and uses its own socket. */
  isWebDev: boolean
  tileUrl: string
  /** CSP sources (`'sha256-...'`) of the inline styles of our pages. They have no inline scripts. */
  styleHashes: readonly string[]
  /** Payment services to which our forms redirect. */
  formTargets?: readonly string[]
}

/** The CSP source of one inline style or script. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const toPolicy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** For responses that are not pages: nothing may run, load or frame them. */
export const NO_PAGE_POLICY = toPolicy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

/** The origin of the map tiles, or a pattern if there are several sub-domains. */
const tileSource = (tileUrl: string): string => new URL(tileUrl.replace('{s}.', '*.')).origin

const policyOf = (
  { isHttps, isWebDev, tileUrl, styleHashes, formTargets = [] }: PagePolicyOptions,
  further: readonly string[],
): string =>
  toPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(isWebDev ? ["'unsafe-inline'"] : []), ...further],
    'style-src': isWebDev ? ["'self'", "'unsafe-inline'"] : ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:', 'blob:', tileSource(tileUrl)],
    'connect-src': isWebDev ? ["'self'", 'ws:'] : ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'data:', 'blob:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formTargets],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  })

/**
 * What our own pages may load: only from this origin, and inline code only by its hash. Map tiles are the one exception. Shops
 * read barcodes by WASM, which is loaded from here like every script; text is never run as code.
 */
export const pagePolicies = (options: PagePolicyOptions): Record<PageEntry, string> => ({
  customer: policyOf(options, []),
  counter: policyOf(options, ["'wasm-unsafe-eval'"]),
})

/**
 * Headers of every response. A page replaces the policy by its own. The address is never sent as a referrer, because of its
 * `?t=`.
 */
export const securityHeaders = (isHttps: boolean): Record<string, string> => ({
  'content-security-policy': NO_PAGE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=(self), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})
