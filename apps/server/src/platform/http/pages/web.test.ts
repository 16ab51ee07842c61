import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { HOSTILE_RETURN_PATHS } from '@jhola/contract/shared/web/hostile-return-paths'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadMessages } from '../../i18n.ts'
import { createLogger } from '../../logger.ts'
import { createHttpServer } from '../server/http-server.ts'
import type { PageRequest } from './page-renderer.ts'
import { hashSource, pagePolicies } from './security-headers.ts'
import { addWeb } from './web.ts'

let folder: string
let app: FastifyInstance
let seen: PageRequest | undefined

const STYLE = 'body{margin:0}'
const html = (text: string) => `<!doctype html><style>${STYLE}</style><p>${text}</p>`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jhola-web-'))
  const files = {
    'assets/app-1a2b.js': 'console.log(1)',
    'pictures/atta.svg': '<svg/>',
    'sw.js': 'self',
    '.vite/manifest.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('console.log(1)'))
  app = createHttpServer({ trustProxy: false, isHttps: false, texts: loadMessages(folder), log: createLogger('silent') })
  app.get('/api/v1/echo', async (request) => ({ language: request.headers['accept-language'], ip: request.ip }))
  await addWeb(app, {
    clientDir: folder,
    publicOrigin: undefined,
    policies: pagePolicies({
      isHttps: false,
      isWebDev: false,
      tileUrl: 'https://tile.example/{z}/{x}/{y}.png',
      styleHashes: [hashSource(STYLE)],
    }),
    renderer: {
      styleHashes: [hashSource(STYLE)],
      render: async (request) => {
        seen = request
        const { pathname } = new URL(request.url, request.origin)
        if (pathname === '/broken') throw new Error('cannot render')
        if (pathname === '/old') return { redirect: '/search' }
        if (pathname === '/moved') return { redirect: '/search?q=a', isPermanent: true }
        if (pathname === '/leave') return { redirect: new URL(request.url, request.origin).searchParams.get('to') ?? '' }
        const echo = await request.transport({ method: 'GET', url: '/api/v1/echo', headers: { 'accept-language': 'hi' } })
        const entry = pathname === '/inventory' ? 'counter' : 'customer'
        return { status: pathname === '/missing' ? 404 : 200, html: html(echo.text), entry }
      },
      close: async () => undefined,
    },
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test('a page is rendered with the visitor’s wishes and calls that go straight into the server', async () => {
  const headers = { cookie: 'language=hi; theme=dark', host: 'jhola.test:3000' }
  const reply = await app.inject({ url: '/store/STORE-001?x=1', headers, remoteAddress: '203.0.113.9' })
  expect(reply.statusCode).toBe(200)
  expect(reply.payload).toBe(html('{"language":"hi","ip":"203.0.113.9"}'))
  expect(seen).toMatchObject({ url: '/store/STORE-001?x=1', origin: 'http://jhola.test:3000', language: 'hi', theme: 'dark' })
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    'content-security-policy':
      `default-src 'none'; script-src 'self'; style-src 'self' ${hashSource(STYLE)}; img-src 'self' data: blob: https://tile.example; ` +
      "connect-src 'self'; font-src 'self'; media-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  })
})

test.each([
  ['chosen on the device', '/?lang=ta', { cookie: 'language=hi', 'accept-language': 'mr' }, 'hi'],
  ['the link’s', '/?lang=ta', { 'accept-language': 'mr' }, 'ta'],
  ['the device’s', '/?x=1', { 'accept-language': 'mr-IN,mr;q=0.9' }, 'mr'],
  ['the link’s, when what was chosen is odd', '/?lang=ta', { cookie: 'language=hi%3Cscript%3E' }, 'ta'],
  ['the device’s, when the rest is odd', '/?lang=ta<script>', { cookie: 'language=fil', 'accept-language': 'ur' }, 'ur'],
  ['English, when nothing is known', '/', {}, 'en'],
])('the language of a page is %s', async (_what, url, headers, language) => {
  await app.inject({ url, headers })
  expect(seen?.language).toBe(language)
})

test('only pages of the shops compile WASM, and even they run no text as code', async () => {
  const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy'])
  expect(await policyOf('/inventory')).toContain("script-src 'self' 'wasm-unsafe-eval';")
  for (const url of ['/', '/missing', '/assets/app-1a2b.js']) expect(await policyOf(url)).not.toContain('eval')
})

test('pages are compressed as the browser can take it', async () => {
  const plain = await app.inject('/')
  const brotli = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload)
  const zipped = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload)
})

test('status and redirects of the page are kept, HEAD works, other methods do not', async () => {
  expect((await app.inject('/missing')).statusCode).toBe(404)
  expect(await app.inject('/old')).toMatchObject({ statusCode: 302, headers: { location: '/search' } })
  expect(await app.inject('/moved')).toMatchObject({ statusCode: 301, headers: { location: '/search?q=a' } })
  expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
  expect((await app.inject({ method: 'POST', url: '/' })).json()).toMatchObject({ code: 'request.not_found' })
})

test('an address cannot name another host, nor break the renderer', async () => {
  await app.inject('//evil.example/store')
  expect(new URL(seen?.url ?? '', seen?.origin).host).toBe(new URL(seen?.origin ?? '').host)
  expect((await app.inject({ url: '/', headers: { host: 'bad host' } })).statusCode).toBe(200)
})

test('a page that cannot be rendered says so to people and to programs', async () => {
  const page = await app.inject({ url: '/broken', headers: { accept: 'text/html,*/*', 'accept-language': 'en' } })
  expect(page.statusCode).toBe(500)
  expect(page.payload).toContain('<p>An error occurred</p>')
  expect(page.payload).not.toContain('cannot render')
  const urdu = await app.inject({
    url: '/broken',
    headers: { accept: 'text/html', cookie: 'language=ur', 'accept-language': 'en' },
  })
  expect(urdu.payload).toContain('<html lang="ur" dir="rtl">')
  expect((await app.inject('/broken')).json()).toEqual({ success: false, code: 'server.failed', message: 'An error occurred' })
})

test('files are served precompressed, built ones for ever, the worker under a policy that lets it work', async () => {
  const script = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } })
  expect(script.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
  expect(brotliDecompressSync(script.rawPayload).toString()).toBe('console.log(1)')
  expect((await app.inject('/assets/app-1a2b.js')).payload).toBe('console.log(1)')
  const worker = await app.inject('/sw.js')
  expect(worker.headers['cache-control']).toBe('no-cache')
  expect(worker.headers['content-security-policy']).toContain("connect-src 'self'")
  const picture = await app.inject('/pictures/atta.svg')
  expect(picture.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
  expect(picture.headers['content-security-policy']).toContain('sandbox')
})

test.each(['/missing.js', '/.vite/manifest.json', '/..%2f..%2fetc/passwd.txt', '/api/v1/nothing', '/api'])(
  '%s is not there',
  async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ success: false, code: 'request.not_found' })
  },
)

test('no redirect and no page of any hostile address leaves the site', async () => {
  const origin = 'http://jhola.test'
  const left: string[] = []
  for (const text of HOSTILE_RETURN_PATHS) {
    const encoded = encodeURIComponent(text.toWellFormed())
    for (const url of [
      `/leave?to=${encoded}`,
      `/old?from=${encoded}`,
      `/${encoded}`,
      `//${encoded}`,
      `/pages/${encoded}?lang=hi`,
    ]) {
      const { headers } = await app.inject({ url, headers: { host: 'jhola.test', accept: 'text/html' } })
      const { location } = headers
      if (location !== undefined && new URL(location, `${origin}/login`).origin !== origin) left.push(`${url} -> ${location}`)
    }
  }
  expect(left).toEqual([])
})
