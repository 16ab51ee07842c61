import { createHash } from 'node:crypto'
import type { PageEntry } from './page-renderer.ts'

type PagePolicyOptions = {
  /** Pages are then reached over https only. */
  isHttps: boolean
  /** Vite injects styles and inline scripts and talks over its own socket. */
  isWebDev: boolean
  tileUrl: string
  /** CSP sources (`'sha256-...'`) of the styles that our pages carry inline; they carry no inline script. */
  styleHashes: readonly string[]
  /** Payment services whose pages our forms go on to. */
  formTargets?: readonly string[]
}

/** The CSP source of one inline style or script. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const toPolicy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** For answers that are no page: nothing may run, load or frame them. */
export const NO_PAGE_POLICY = toPolicy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

/** The host of the map tiles, or a pattern when it has sub-domains to choose from. */
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
 * What our own pages may load: from here only, no inline code without its hash; map tiles are the one exception. Shops read barcodes
 * by WASM, from here like every script; text is never run as code there either.
 */
export const pagePolicies = (options: PagePolicyOptions): Record<PageEntry, string> => ({
  customer: policyOf(options, []),
  counter: policyOf(options, ["'wasm-unsafe-eval'"]),
})

/** Headers of every answer. A page replaces the policy by its own; the address with its `?t=` is told to nobody. */
export const securityHeaders = (isHttps: boolean): Record<string, string> => ({
  'content-security-policy': NO_PAGE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})
