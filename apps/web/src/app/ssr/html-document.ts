import { escapeMarkup } from '@jhola/contract/shared/text/markup'
import type { PageHead } from '../page/lazy-route.tsx'
import { webManifestPath } from './web-manifest.ts'

/** The document around a rendered screen. */
export type DocumentParts = {
  language: string
  direction: 'ltr' | 'rtl'
  /** Attributes of the document element: appearance (`data-theme` and others) and the server's public configuration. */
  rootAttributes: Readonly<Record<string, string>>
  head: PageHead
  canonical: string
  /**
   * URL of the page in every language, by language code; `x-default` lets the device choose. Empty for pages that are not
   * indexed.
   */
  translations: readonly (readonly [code: string, href: string])[]
  /** Whether search engines may index the page: it is the same for everybody. */
  isPublic: boolean
  /** Path of the picture in link previews. */
  card: string
  /** Structured data of the page (schema.org). */
  data: Readonly<Record<string, unknown>> | undefined
  /** Inlined style sheet, allowed by its hash. Pages that are not rendered here get links instead. */
  inlineCss: string
  cssLinks: readonly string[]
  /** The bootstrap script that starts a server-rendered page after its paint; none in development. */
  starter: string | undefined
  script: string
  /** Dependencies of the script, in the order in which they can run. */
  preloads: readonly string[]
  body: string
  /** The markup is the app's first view, which cannot be used before the app runs. */
  isInert: boolean
  /** For a page whose app has not started: the text shown after a while, and the reload link. */
  again: { hint: string; link: string }
  stateJson: string | undefined
}

/** JSON that is safe inside a script element: no `<` that could close it. */
export const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('')

/** Open Graph locale codes of the languages for which it has one with a country. */
const localeOf = (language: string): string => `${language}_IN`

const metaTags = ({
  head: { title, description = title },
  canonical,
  translations,
  card,
  isPublic,
  language,
}: DocumentParts): string => {
  const origin = new URL(canonical).origin
  return [
    `<title>${escapeMarkup(title)}</title>`,
    `<meta name="description" content="${escapeMarkup(description)}">`,
    isPublic ? '' : '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    ...translations.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escapeMarkup(href)}">`),
    `<meta property="og:title" content="${escapeMarkup(title)}">`,
    `<meta property="og:description" content="${escapeMarkup(description)}">`,
    '<meta property="og:type" content="website"><meta property="og:site_name" content="Jhola">',
    `<meta property="og:url" content="${escapeMarkup(canonical)}">`,
    `<meta property="og:locale" content="${escapeMarkup(localeOf(language))}">`,
    `<meta property="og:image" content="${escapeMarkup(origin + card)}">`,
    // Generated cards have the size that link previews expect; the size of a shop's own photo is not known here.
    card.startsWith('/cards/')
      ? '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">'
      : '',
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

/** Scripts load late and with low priority: a server-rendered page needs none for its first paint. */
const scriptTags = ({ starter, script, preloads, body }: DocumentParts): string => {
  if (starter && body)
    return `<script type="module" src="${starter}" data-chunks="${[...preloads, script].join(' ')}" fetchpriority="low"></script>`
  return [
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    `<script type="module" src="${script}" fetchpriority="low"></script>`,
  ].join('')
}

/**
 * Needs no script, because it is for pages whose script never arrives: the style sheet shows it after a delay (base.css). The
 * link leads to the page itself.
 */
const againLine = ({ body, isInert, again: { hint, link } }: DocumentParts): string =>
  body && !isInert ? '' : `<p class="jh-again">${escapeMarkup(hint)} <a href="">${escapeMarkup(link)}</a></p>`

/** The whole document as text. */
export const htmlDocument = (parts: DocumentParts): string =>
  [
    `<!doctype html><html lang="${escapeMarkup(parts.language)}" dir="${parts.direction}"${attributes(parts.rootAttributes)}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    metaTags(parts),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf5ea"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12121b">',
    `<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-192.png"><link rel="manifest" href="${webManifestPath(parts.language)}">`,
    parts.inlineCss ? `<style>${parts.inlineCss}</style>` : '',
    ...parts.cssLinks.map((href) => `<link rel="stylesheet" href="${href}">`),
    scriptTags(parts),
    `</head><body><div id="root"${parts.isInert ? ' inert aria-busy="true"' : ''}>${parts.body}</div>`,
    againLine(parts),
    parts.data === undefined ? '' : `<script type="application/ld+json">${scriptSafeJson(parts.data)}</script>`,
    parts.stateJson === undefined ? '' : `<script type="application/json" id="state">${parts.stateJson}</script>`,
    '</body></html>',
  ].join('')
