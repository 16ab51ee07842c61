import { LANGUAGES } from '@jhola/contract/constants'
import { directionOf, languageOfTag } from '@jhola/contract/shared/text/language'
import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { ApiReply, Transport } from '../shared/api/api-client.ts'
import { apiQuery, createServerQueryClient } from '../shared/api/api-query.ts'
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
import { chunkFiles, cssFiles, type ViteManifest } from './ssr/asset-manifest.ts'
import { htmlDocument, scriptSafeJson } from './ssr/html-document.ts'
import { PREFETCH } from './ssr/prefetch.ts'
import { renderedState } from './ssr/rendered-state.ts'
import { cardOf, shopData, siteData } from './ssr/structured-data.ts'

/** Input of the renderer. `transport` sends API calls straight into the server; `origin` is the public origin. */
export type PageRequest = {
  url: string
  origin: string
  language: string | undefined
  theme: string | undefined
  contrast?: string | undefined
  fontSize?: string | undefined
  reading?: string | undefined
  /** The store that was chosen last on the device, from its cookie. */
  store?: string | undefined
  transport: Transport
}
/** `entry`: the entry whose scripts the page runs; it decides the page's content security policy. */
export type Page = { status: number; html: string; entry: 'customer' | 'counter' } | { redirect: string }

/**
 * Made once by the server. `manifest` is Vite's (`dist/client/.vite/manifest.json`), `readAsset` gives the text of a built file
 * (`/assets/x.css`). Without a manifest (development) the source files are linked and Vite serves them.
 */
export type Renderer = {
  /** For `style-src`: the hash of the inlined style sheet, `sha256-...`. */
  styleHashes: readonly string[]
  render(request: PageRequest): Promise<Page>
}

const CUSTOMER = 'src/app/entry-customer.tsx'
const COUNTER = 'src/app/entry-counter.tsx'
const STARTER = 'src/app/entry-start.ts'

type Assets = {
  inlineCss: string
  cssLinks: string[]
  starter: string | undefined
  script: string
  preload(sources: readonly string[]): string[]
}

const builtAssets = (manifest: ViteManifest, entry: string, readAsset: ((path: string) => string) | undefined): Assets => {
  const css = cssFiles(manifest, entry)
  const needed = chunkFiles(manifest, entry)
  const script = needed.at(-1) ?? ''
  return {
    inlineCss: readAsset ? css.map(readAsset).join('') : '',
    cssLinks: readAsset ? [] : css,
    starter: chunkFiles(manifest, STARTER).at(-1),
    script,
    preload: (sources) =>
      [...new Set([...needed, ...sources.flatMap((source) => chunkFiles(manifest, source))])].filter((file) => file !== script),
  }
}

const sourceAssets = (entry: string): Assets => ({
  inlineCss: '',
  cssLinks: [],
  starter: undefined,
  script: `/${entry}`,
  preload: () => [],
})

type Rendering = {
  site: SiteConfig
  request: PageRequest
  i18n: I18nStore
  route: LazyRoute
  params: Readonly<Record<string, string | undefined>>
  assets: Assets
}

const chunksOf = (route: LazyRoute, language: string): string[] => [
  route.chunk,
  ...['index.ts', 'base.ts', ...route.areas.filter((area) => !BASE_AREAS.includes(area)).map((area) => `${area}.json`)].map(
    (file) => `src/locales/${language}/${file}`,
  ),
]

/** Metadata of a page for search engines and link previews. */
type PageMetadata = { canonical: string; card: string; data: Readonly<Record<string, unknown>> | undefined }

const CARD = '/cards/jhola.png'

/** Counter pages that are indexed by search engines. */
const COUNTER_DOORS: ReadonlySet<string> = new Set(['/shopkeeper-signup', '/store-login'])

/** The canonical path of a page that has several addresses: a shop's short name, its products page, `/home`. */
const metadataOf = ({ request, route, params }: Rendering, head: PageHead, client: QueryClient): PageMetadata => {
  const { origin, pathname } = new URL(request.url, request.origin)
  const { storeId } = params
  const { queryKey } = apiQuery('GET /stores/{store_id}', { params: { store_id: storeId ?? '' } })
  const store = storeId ? client.getQueryData<ApiReply<'GET /stores/{store_id}'>>(queryKey)?.store : undefined
  if (store) {
    const url = `${origin}/store/${store.store_id}`
    const isReviews = route.path.endsWith('/reviews')
    return { canonical: isReviews ? `${url}/reviews` : url, card: cardOf(store), data: shopData(store, url) }
  }
  const isHome = pathname === '/' || pathname === '/home'
  return {
    canonical: isHome ? `${origin}/` : origin + pathname,
    card: CARD,
    data: isHome ? siteData(origin, head.description ?? head.title) : undefined,
  }
}

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
  const isPublic = stateJson !== undefined || COUNTER_DOORS.has(new URL(request.url, request.origin).pathname)
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
  await Promise.all([prepareRoute(route, i18n), PREFETCH[route.path]?.(client, { params, url, chosenStore: request.store })])
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
  return {
    styleHashes: customer.inlineCss ? [`sha256-${hash(customer.inlineCss)}`] : [],
    render: async (request) => {
      const { pathname } = new URL(request.url, request.origin)
      const i18n = createI18nStore(toLanguage(request.language))
      await i18n.need(['common', 'errors', 'pages'])
      const isCounter = isCounterPath(pathname)
      const open = isCounter ? undefined : find(PUBLIC_ROUTES, pathname)
      if (open) return renderPublic({ site, request, i18n, assets: customer, ...open })
      const device = find([...DEVICE_ROUTES, ...SIGN_IN_ROUTES], pathname)
      const known = device ?? (isCounter ? { route: COUNTER_ROUTE, params: {} } : undefined)
      if (!known) return { redirect: '/products' }
      const rendering = { site, request, i18n, assets: device ? customer : counter, ...known }
      const client = createServerQueryClient(request.transport, i18n.read().language)
      const html = documentAround(rendering, headOf(rendering, client), client, '', undefined)
      return { status: 200, html, entry: device ? 'customer' : 'counter' }
    },
  }
}
