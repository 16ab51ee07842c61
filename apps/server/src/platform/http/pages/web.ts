import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { languageOfPage } from '../caller/language.ts'
import { readCookie } from '../caller/session-cookie.ts'
import { originOf } from './origin.ts'
import type { PageEntry, PageRenderer, PageRequest } from './page-renderer.ts'
import { redirectWithin } from './redirect.ts'

export type WebOptions = {
  renderer: PageRenderer
  clientDir: string
  publicOrigin: string | undefined
  /** The CSP of our own pages. */
  policies: Readonly<Record<PageEntry, string>>
}

const BROTLI_QUALITY = 6
const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
const ALWAYS_ASK = 'no-cache'
const NOWHERE = 'private, no-store'

/** How long a file may be cached, by its path: built files have their hash in their name. */
const cacheOf = (path: string): string => {
  if (path.includes('/assets/')) return YEAR
  return /\/(pictures|cards)\//.test(path) ? DAY : ALWAYS_ASK
}

/** An SVG opened on its own may use its own styles and nothing else. A worker script runs under its own header. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path)
const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/'
const isReserved = (path: string): boolean => path.startsWith('/api/') || path === '/api' || path.startsWith('/socket.io')

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Sends the page in the best encoding that the browser accepts. */
const sendHtml = async (request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const bytes = Buffer.from(html)
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, accept-language, cookie')
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    return reply.header('content-encoding', 'br').send(await compressBrotli(bytes, { params }))
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await compressGzip(bytes))
  return reply.send(bytes)
}

/** API requests of a page being rendered use the same routes, counted for the visitor. Without `cookie` nobody is signed in. */
const createTransport =
  (app: FastifyInstance, remoteAddress: string, cookie?: string): PageRequest['transport'] =>
  async ({ method, url, headers }) => {
    if (method !== 'GET') throw new AppError('auth.forbidden')
    const own = cookie === undefined ? headers : { ...headers, cookie }
    const reply = await app.inject({ method, url, headers: own, remoteAddress })
    return { status: reply.statusCode, text: reply.payload }
  }

const toPageRequest = (app: FastifyInstance, request: FastifyRequest, publicOrigin: string | undefined): PageRequest => {
  const origin = originOf(request, publicOrigin)
  // Two slashes at the start would name another host.
  const url = request.url.replace(/^\/+/, '/')
  if (!URL.canParse(url, origin)) throw new AppError('request.malformed')
  const { cookie } = request.headers
  // A worker that keeps a page asks for it without a document: it gets the page without anybody's data.
  const isOpened = request.headers['sec-fetch-dest'] === 'document'
  return {
    url,
    origin,
    language: languageOfPage(request),
    theme: readCookie(cookie, 'theme') ?? undefined,
    contrast: readCookie(cookie, 'contrast') ?? undefined,
    fontSize: readCookie(cookie, 'fontSize') ?? undefined,
    reading: readCookie(cookie, 'reading') ?? undefined,
    store: readCookie(cookie, 'store') ?? undefined,
    place: readCookie(cookie, 'place') ?? undefined,
    shelves: isOpened ? (readCookie(cookie, 'shelves') ?? undefined) : undefined,
    transport: createTransport(app, request.ip),
    own: isOpened && cookie !== undefined ? createTransport(app, request.ip, cookie) : undefined,
    isWide: request.headers['sec-ch-ua-mobile'] === '?0',
  }
}

/** Serves the web app: its files, precompressed, and every other address as a page rendered here. */
export const addWeb = async (
  app: FastifyInstance,
  { renderer, clientDir, publicOrigin, policies }: WebOptions,
): Promise<void> => {
  const { serveSource } = renderer
  if (!serveSource) {
    await app.register(fastifyStatic, {
      root: clientDir,
      serve: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheOf(path))
        reply.header('content-security-policy', /\.svg(\.(br|gz))?$/.test(path) ? SVG_POLICY : policies.customer)
      },
    })
  }
  app.addHook('onClose', () => renderer.close())
  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url)
    if (isReserved(path)) throw new AppError('request.not_found')
    if (serveSource) {
      if (await serveSource(request.raw, reply.raw)) return reply.hijack()
    } else if (isFile(path)) {
      return reply.sendFile(path.slice(1))
    }
    const page = await renderer.render(toPageRequest(app, request, publicOrigin))
    reply.header('cache-control', 'isPersonal' in page && page.isPersonal ? NOWHERE : ALWAYS_ASK)
    if ('redirect' in page) return redirectWithin(reply, page.redirect, page.isPermanent ? 301 : 302)
    reply.code(page.status).header('content-security-policy', policies[page.entry])
    return sendHtml(request, reply, page.html)
  })
}
