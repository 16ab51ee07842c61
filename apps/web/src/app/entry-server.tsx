import { LANGUAGES } from '@jhola/contract/constants'
import { directionOf, languageOfTag } from '@jhola/contract/shared/text/language'
import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Transport } from '../shared/api/api-client.ts'
import { createServerQueryClient } from '../shared/api/api-query.ts'
import { toAppearance } from '../shared/device-store/appearance.ts'
import { createI18nStore, type I18nStore, textOf } from '../shared/i18n/i18n-store.ts'
import { toLanguage } from '../shared/i18n/languages.ts'
import { BASE_AREAS } from '../shared/i18n/texts.ts'
import { FixedNavigation, matchPath } from '../shared/navigation/navigation.tsx'
import { isCounterPath } from './counter-paths.ts'
import { CustomerApp } from './customer-app.tsx'
import { DEVICE_ROUTES, PUBLIC_ROUTES, SIGN_IN_ROUTES } from './customer-routes.ts'
import { type LazyRoute, type PageHead, prepareRoute } from './page/lazy-route.tsx'
import { Providers } from './providers.tsx'
import { type SiteConfig, siteAttributes } from './site-attributes.ts'
import type { ViteManifest } from './ssr/asset-manifest.ts'
import { htmlDocument, scriptSafeJson } from './ssr/html-document.ts'
import { type Assets, builtAssets, COUNTER, CUSTOMER, sourceAssets } from './ssr/page-assets.ts'
import { metadataOf, type PageMetadata } from './ssr/page-metadata.ts'
import { PREFETCH } from './ssr/prefetch.ts'
import { renderedState } from './ssr/rendered-state.ts'

/** Input of the renderer. `transport` sends API calls straight into the server; `origin` is the public origin. */
export type PageRequest = {
  url: string
  origin: string
  language: string | undefined
  theme: string | undefined
  contrast?: string | undefined
  fontSize?: string | undefined
  reading?: string | undefined
  /** The store and the place that were chosen last on the device, as its cookies have them. */
  store?: string | undefined
  place?: string | undefined
  /** What the person bought at the shop of this page and keeps, from its cookie; only for a page that is opened. */
  shelves?: string | undefined
  transport: Transport
  /** Sends API calls as the signed-in visitor; only for a page that is opened, never for the copy that a worker keeps. */
  own?: Transport | undefined
  /** The visitor's device says that it is not a phone. */
  isWide?: boolean | undefined
}
/** `entry`: the entry whose scripts the page runs; it decides the page's content security policy. */
export type Page =
  | {
      status: number
      html: string
      entry: 'customer' | 'counter'
      /** Shows the visitor's own data: it is kept nowhere. */
      isPersonal?: boolean
    }
  | { redirect: string }

/**
 * Made once by the server. `manifest` is Vite's (`dist/client/.vite/manifest.json`), `readAsset` gives the text of a built file
 * (`/assets/x.css`). Without a manifest (development) the source files are linked and Vite serves them.
 */
export type Renderer = {
  /** For `style-src`: the hash of the inlined style sheet, `sha256-...`. */
  styleHashes: readonly string[]
  render(request: PageRequest): Promise<Page>
}

type Rendering = {
  site: SiteConfig
  request: PageRequest
  i18n: I18nStore
  route: LazyRoute
  params: Readonly<Record<string, string | undefined>>
  assets: Assets
  /** The markup cannot be used until the app has taken its place. */
  isInert?: boolean
}

const chunksOf = (route: LazyRoute, language: string): string[] => [
  route.chunk,
  ...['index.ts', 'base.ts', ...route.areas.filter((area) => !BASE_AREAS.includes(area)).map((area) => `${area}.json`)].map(
    (file) => `src/locales/${language}/${file}`,
  ),
]

/** Counter pages that are indexed by search engines. */
const COUNTER_DOORS: ReadonlySet<string> = new Set(['/shopkeeper-signup', '/store-login'])

const inLanguage = (address: string, code: string): string => `${address}?lang=${code}`

/** The canonical URL of the page and of each translation; a link with `?lang=ta` is a page of its own. */
const addressesOf = ({ request, i18n }: Rendering, { canonical }: PageMetadata, isPublic: boolean) => {
  const { language } = i18n.read()
  const isLinked = languageOfTag(new URL(request.url, request.origin).searchParams.get('lang')) === language
  if (!isPublic) return { canonical, translations: [] }
  return {
    canonical: isLinked ? inLanguage(canonical, language) : canonical,
    translations: [...LANGUAGES.map((code) => [code, inLanguage(canonical, code)] as const), ['x-default', canonical] as const],
  }
}

const documentAround = (
  rendering: Rendering,
  head: PageHead,
  client: QueryClient,
  body: string,
  stateJson: string | undefined,
): string => {
  const { site, request, i18n, route, assets } = rendering
  const { language } = i18n.read()
  const metadata = metadataOf(rendering, head, client)
  const isPublic =
    (stateJson !== undefined && !rendering.isInert) || COUNTER_DOORS.has(new URL(request.url, request.origin).pathname)
  return htmlDocument({
    ...assets,
    language,
    direction: directionOf(language),
    rootAttributes: {
      'data-theme': toAppearance('theme', request.theme),
      'data-contrast': toAppearance('contrast', request.contrast),
      'data-font-size': toAppearance('fontSize', request.fontSize),
      'data-reading': toAppearance('reading', request.reading),
      ...siteAttributes(site),
    },
    head,
    isPublic,
    ...metadata,
    ...addressesOf(rendering, metadata, isPublic),
    preloads: assets.preload(chunksOf(route, language)),
    body,
    isInert: rendering.isInert ?? false,
    again: { hint: textOf(i18n.read(), 'common.brokenHint'), link: textOf(i18n.read(), 'common.retry') },
    stateJson,
  })
}

const headOf = ({ i18n, route, params }: Rendering, client: QueryClient): PageHead =>
  route.head((key, values) => textOf(i18n.read(), key, values), client, params)

const renderPublic = async (rendering: Rendering): Promise<Page> => {
  const { request, i18n, route, params } = rendering
  const url = new URL(request.url, request.origin)
  const client = createServerQueryClient(request.transport, i18n.read().language)
  await Promise.all([prepareRoute(route, i18n), PREFETCH[route.path]?.(client, { params, url, chosen: request })])
  const head = headOf(rendering, client)
  const body = renderToString(
    <StrictMode>
      <Providers client={client} i18n={i18n}>
        <FixedNavigation address={url.pathname + url.search}>
          <CustomerApp />
        </FixedNavigation>
      </Providers>
    </StrictMode>,
  )
  const html = documentAround(rendering, head, client, body, scriptSafeJson(renderedState(client)))
  client.clear()
  return { status: head.status ?? 200, html, entry: 'customer' }
}

/** Counter pages whose first view is rendered here with the visitor's data. */
const FIRST_VIEWS: ReadonlySet<string> = new Set(['/store/orders', '/store-dashboard-enhanced'])

const renderFirstView = async (rendering: Rendering): Promise<Page | undefined> => {
  const { request, i18n } = rendering
  const url = new URL(request.url, request.origin)
  if (!request.own || request.isWide || !FIRST_VIEWS.has(url.pathname) || url.search !== '') return undefined
  // Customers' pages need none of the counter's code.
  const { renderCounter } = await import('./ssr/counter-first-view.tsx')
  const view = await renderCounter({ url, i18n, own: request.own })
  if (!view) return undefined
  const shown = { ...rendering, route: { ...view.route, head: COUNTER_ROUTE.head }, isInert: true }
  const html = documentAround(
    shown,
    headOf(shown, view.client),
    view.client,
    view.body,
    scriptSafeJson(renderedState(view.client)),
  )
  view.client.clear()
  return { status: 200, html, entry: 'counter', isPersonal: true }
}

const find = (routes: readonly LazyRoute[], pathname: string) => {
  for (const route of routes) {
    const params = matchPath(route.path, pathname)
    if (params) return { route, params }
  }
  return undefined
}

const COUNTER_ROUTE: LazyRoute = {
  path: '*',
  areas: ['orders.board', 'auth'],
  chunk: COUNTER,
  load: () => Promise.reject(new Error('rendered in the browser')),
  head: (t) => ({ title: t('pages.brand'), description: t('pages.about') }),
}

/** The page of one shop's products, before there was a search in all shops. */
const OLD_CATALOGUE = '/products'
const searchFor = (words: string | null): string => (words ? `/search?${new URLSearchParams({ q: words })}` : '/search')

/** Creates the renderer of all pages; see `Renderer`. */
export const createRenderer = (options: {
  manifest: ViteManifest | undefined
  readAsset(path: string): string
  /** SHA-256 in base64; the server passes it in, so that this file does not depend on Node. */
  hash(text: string): string
  site: SiteConfig
}): Renderer => {
  const { manifest, readAsset, hash, site } = options
  const customer = manifest ? builtAssets(manifest, CUSTOMER, readAsset) : sourceAssets(CUSTOMER)
  const counter = manifest ? builtAssets(manifest, COUNTER, undefined) : sourceAssets(COUNTER)
  // A link to the style sheet would cost the first view another round trip.
  const counterInline = manifest ? builtAssets(manifest, COUNTER, readAsset) : counter
  return {
    styleHashes: [...new Set([customer, counterInline].map(({ inlineCss }) => inlineCss))]
      .filter(Boolean)
      .map((css) => `sha256-${hash(css)}`),
    render: async (request) => {
      const { pathname, searchParams } = new URL(request.url, request.origin)
      // Its links stay good for ever: the search has all shops, and keeps the words.
      if (pathname === OLD_CATALOGUE) return { redirect: searchFor(searchParams.get('q')), isPermanent: true }
      const i18n = createI18nStore(toLanguage(request.language))
      await i18n.need(['common', 'errors', 'nav', 'pages'])
      const isCounter = isCounterPath(pathname)
      const open = isCounter ? undefined : find(PUBLIC_ROUTES, pathname)
      if (open) return renderPublic({ site, request, i18n, assets: customer, ...open })
      const device = find([...DEVICE_ROUTES, ...SIGN_IN_ROUTES], pathname)
      const known = device ?? (isCounter ? { route: COUNTER_ROUTE, params: {} } : undefined)
      if (!known) return { redirect: '/search' }
      const first = isCounter && (await renderFirstView({ site, request, i18n, assets: counterInline, ...known }))
      if (first) return first
      const rendering = { site, request, i18n, assets: device ? customer : counter, ...known }
      const client = createServerQueryClient(request.transport, i18n.read().language)
      const html = documentAround(rendering, headOf(rendering, client), client, '', undefined)
      return { status: 200, html, entry: device ? 'customer' : 'counter' }
    },
  }
}
