import { request } from 'node:http'
import type { Browser, BrowserContext, CDPSession } from '@playwright/test'
import type { VisitSetup } from './visit-setup.ts'

const KINDS = ['html', 'js', 'css', 'images', 'fonts', 'data', 'other'] as const
export type Kind = (typeof KINDS)[number]
/** Transferred bytes by kind, with headers, in a browser with an empty cache. */
export type PageBytes = { path: string; name: string; bytes: Record<Kind, number>; requests: number; coding: string }

export type Page = { name: string; path: string; as: 'customer' | 'shop' }

/** Resource types of the browser's protocol. */
const KIND_OF: Record<string, Kind> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Image: 'images',
  Font: 'fonts',
  Fetch: 'data',
  XHR: 'data',
  EventSource: 'data',
}

/** A cheap phone of today, as in Lighthouse. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
}
const SETTLE_MS = 2000

const listen = (session: CDPSession, page: PageBytes): void => {
  const kinds = new Map<string, Kind>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, KIND_OF[type] ?? 'other')
    if (type === 'Document') page.coding = response.headers['content-encoding'] ?? 'none'
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    page.bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength
    page.requests += 1
  })
}

const openContext = async (browser: Browser, origin: string, setup: VisitSetup, as: Page['as']): Promise<BrowserContext> => {
  // The service worker would prefetch the whole app; the first visit does not wait for that.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  await context.addInitScript((carts) => localStorage.setItem('jhola.carts', carts), setup.cartsJson)
  if (as === 'shop') await context.addCookies([{ ...setup.sessionCookie, url: origin }])
  return context
}

/** Opens a page for the first time and counts its bytes until the network is idle. Throws when the response is not a page. */
export const measurePage = async (
  browser: Browser,
  origin: string,
  setup: VisitSetup,
  { name, path, as }: Page,
): Promise<PageBytes> => {
  const context = await openContext(browser, origin, setup, as)
  try {
    const tab = await context.newPage()
    const session = await context.newCDPSession(tab)
    await session.send('Network.enable')
    const page: PageBytes = {
      name,
      path,
      bytes: { html: 0, js: 0, css: 0, images: 0, fonts: 0, data: 0, other: 0 },
      requests: 0,
      coding: 'none',
    }
    listen(session, page)
    const reply = await tab.goto(origin + path, { waitUntil: 'load' })
    if (reply?.status() !== 200) throw new Error(`${path} answered ${reply?.status()}`)
    await tab.waitForTimeout(SETTLE_MS)
    return page
  } finally {
    await context.close()
  }
}

/** The size of the HTML alone, without headers: the budget limits this. */
export const htmlBytes = (origin: string, path: string, language = 'en'): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': language }
    request(origin + path, { headers }, (reply) => {
      let bytes = 0
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      reply.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
