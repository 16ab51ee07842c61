import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { escapeMarkup } from '@jhola/contract/shared/text/markup'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'
import { AppError } from '../../errors.ts'
import { originOf } from './origin.ts'

export type SitemapOptions = {
  publicOrigin: string | undefined
  clock: Clock
  /** Paths that always exist. */
  pages: readonly string[]
  /** Paths that come and go, in a stable order. */
  countPaths(): Promise<number>
  listPaths(offset: number, limit: number): Promise<string[]>
  /** Maximum number of addresses in one file. Default: the limit of the protocol; tests use less. */
  perFile?: number
}

/** https://www.sitemaps.org/protocol.html */
const ADDRESSES_MAX = 50_000
const CACHED_MS = 3_600_000
const KEPT_HEADER = 'public, max-age=3600'
/** Pages of one person, and API routes: not for search engines. */
const PRIVATE = [
  '/api/',
  '/cart',
  '/checkout',
  '/order/',
  '/order-confirmation/',
  '/orders',
  '/pay/',
  '/profile',
  '/dev/',
  '/admin/',
]

const compress = promisify(gzip)
const decompress = promisify(gunzip)

const xml = (root: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', addresses: readonly string[]): string =>
  [
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    ...addresses.map((address) => `<${entry}><loc>${escapeMarkup(address)}</loc></${entry}>\n`),
    `</${root}>\n`,
  ].join('')

type Write = (origin: string) => Promise<string>

/** Caches compressed files for an hour, by file and origin. */
const createFileCache = (clock: Clock) => {
  const cached = new Map<string, { origin: string; atMs: number; file: Promise<Buffer> }>()
  return (name: string, origin: string, write: Write): Promise<Buffer> => {
    const nowMs = clock.now().getTime()
    const known = cached.get(name)
    if (known && known.origin === origin && nowMs - known.atMs < CACHED_MS) return known.file
    const entry = { origin, atMs: nowMs, file: write(origin).then((text) => compress(text)) }
    cached.set(name, entry)
    entry.file.catch(() => cached.get(name) === entry && cached.delete(name))
    return entry.file
  }
}

/** Serves `/robots.txt`, `/sitemap.xml` and the files that it lists, with up to 50,000 addresses each. */
export const addSitemap = (app: FastifyInstance, options: SitemapOptions): void => {
  const { publicOrigin, clock, pages, countPaths, listPaths, perFile = ADDRESSES_MAX } = options
  const cachedFile = createFileCache(clock)

  const send = async (request: FastifyRequest, reply: FastifyReply, name: string, write: Write): Promise<FastifyReply> => {
    const file = await cachedFile(name, originOf(request, publicOrigin), write)
    reply.type('application/xml; charset=utf-8').header('cache-control', KEPT_HEADER).header('vary', 'accept-encoding')
    const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    return takesGzip ? reply.header('content-encoding', 'gzip').send(file) : reply.send(await decompress(file))
  }

  app.get('/robots.txt', async (request, reply) => {
    const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`)]
    const sitemap = `Sitemap: ${originOf(request, publicOrigin)}/sitemap.xml`
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', KEPT_HEADER)
      .send(`${lines.join('\n')}\n\n${sitemap}\n`)
  })

  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, 'index', async (origin) => {
      const files = Math.ceil((await countPaths()) / perFile)
      const names = ['pages', ...Array.from({ length: files }, (_, index) => `stores-${index + 1}`)]
      return xml(
        'sitemapindex',
        'sitemap',
        names.map((name) => `${origin}/sitemaps/${name}.xml`),
      )
    }),
  )

  app.get<{ Params: { name: string } }>('/sitemaps/:name', (request, reply) => {
    const [, name, number] = /^(pages|stores-([1-9]\d{0,3}))\.xml$/.exec(request.params.name) ?? []
    if (name === undefined) throw new AppError('request.not_found')
    return send(request, reply, name, async (origin) => {
      const paths = name === 'pages' ? pages : await listPaths((Number(number) - 1) * perFile, perFile)
      // A missing file is not cached, so that requests for random numbers cannot fill the memory.
      if (paths.length === 0) throw new AppError('request.not_found')
      return xml(
        'urlset',
        'url',
        paths.map((path) => origin + path),
      )
    })
  })
}
