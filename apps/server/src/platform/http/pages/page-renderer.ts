import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The input of the web bundle for a page; must match `apps/web/src/app/entry-server.tsx`. */
export type PageRequest = {
  url: string
  /** The public origin: `https://jhola.example`. */
  origin: string
  language: string | undefined
  theme: string | undefined
  contrast?: string | undefined
  fontSize?: string | undefined
  reading?: string | undefined
  /** The store chosen last on the device, from its cookie. */
  store?: string | undefined
  /** The cookie of the place that was chosen last on the device. */
  place?: string | undefined
  /** What the person bought at the shop of this page and keeps, from its cookie. */
  shelves?: string | undefined
  /** Sends an API request directly to this server. */
  transport(request: {
    method: string
    url: string
    headers: Record<string, string>
    body?: string
  }): Promise<{ status: number; text: string }>
  /** The same as the signed-in visitor; only for a page that is opened, never for the copy that a worker keeps. */
  own?: PageRequest['transport'] | undefined
  /** The visitor's device says that it is not a phone. */
  isWide?: boolean | undefined
}
/** The entry whose scripts a page runs: the customers' or the counter's. */
export type PageEntry = 'customer' | 'counter'
export type Page =
  | {
      status: number
      html: string
      entry: PageEntry
      /** Shows the visitor's own data: it is kept nowhere. */
      isPersonal?: boolean
    }
  | {
      redirect: string
      /** The page has moved for ever. */
      isPermanent?: boolean
    }

/** Renders pages: from the built bundle, or from source in development. */
export type PageRenderer = {
  /** CSP sources of the inline styles of pages. */
  styleHashes: readonly string[]
  render(request: PageRequest): Promise<Page>
  /** Development only: serves a source file; false if the request is not for one. */
  serveSource?(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  close(): Promise<void>
}

/** Data about this server for every page; must match `createRenderer` of the same entry. */
export type SiteConfig = {
  tileUrl: string
  supportWhatsapp: string | undefined
  supportPhone: string | undefined
  supportEmail: string | undefined
  /** Set if a shop's sign-in code has not the usual four digits. */
  storeCodeDigits?: number | undefined
  isDevelopment: boolean
}

type WebRenderer = Pick<PageRenderer, 'styleHashes' | 'render'>
type WebEntry = {
  createRenderer(options: {
    manifest: unknown
    readAsset(path: string): string
    hash(text: string): string
    site: SiteConfig
  }): WebRenderer
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')

/** The built web app; `undefined` if it has not been built. Throws when the build is broken. */
export const loadBuiltRenderer = async (
  clientDir: string,
  serverEntry: string,
  site: SiteConfig,
): Promise<PageRenderer | undefined> => {
  const manifestFile = join(clientDir, '.vite', 'manifest.json')
  if (!existsSync(serverEntry) || !existsSync(manifestFile)) return undefined
  // @NOTE the bundle is built from the entry of apps/web, which declares these types.
  const entry = (await import(pathToFileURL(serverEntry).href)) as WebEntry
  const { styleHashes, render } = entry.createRenderer({
    manifest: JSON.parse(readFileSync(manifestFile, 'utf8')),
    readAsset: (path) => readFileSync(join(clientDir, path), 'utf8'),
    hash: sha256,
    site,
  })
  return { styleHashes: styleHashes.map((hash) => `'${hash}'`), render, close: async () => undefined }
}

/** The part of Vite's server that we use. Vite belongs to apps/web and is not installed in production. */
type ViteServer = {
  middlewares(request: IncomingMessage, response: ServerResponse, next: () => void): void
  ssrLoadModule(path: string): Promise<unknown>
  transformIndexHtml(url: string, html: string): Promise<string>
  close(): Promise<void>
}
type Vite = { createServer(options: object): Promise<ViteServer> }

/** Renders pages from source through Vite, whose reload channel shares our port. */
export const startDevelopmentRenderer = async (webDir: string, http: HttpServer, site: SiteConfig): Promise<PageRenderer> => {
  const vitePath = createRequire(join(webDir, 'package.json')).resolve('vite')
  // @NOTE Vite's own types stay in apps/web; these few members are stable.
  const { createServer } = (await import(pathToFileURL(vitePath).href)) as Vite
  const manifest: { dependencies?: object } = JSON.parse(readFileSync(join(webDir, 'package.json'), 'utf8'))
  const vite = await createServer({
    root: webDir,
    configFile: join(webDir, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
    // The build bundles packages into the renderer. From source, Node loads them itself, CommonJS packages too.
    ssr: { external: Object.keys(manifest.dependencies ?? {}) },
  })
  return {
    styleHashes: [],
    render: async (request) => {
      // @NOTE as above: the source of the same entry.
      const entry = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as WebEntry
      const page = await entry.createRenderer({ manifest: undefined, readAsset: () => '', hash: sha256, site }).render(request)
      return 'redirect' in page ? page : { ...page, html: await vite.transformIndexHtml(request.url, page.html) }
    },
    serveSource: (request, response) =>
      new Promise((resolve) => {
        response.once('close', () => resolve(true))
        vite.middlewares(request, response, () => resolve(false))
      }),
    close: () => vite.close(),
  }
}
