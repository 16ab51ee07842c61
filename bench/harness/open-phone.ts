import { type BrowserContext, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.mjs'

const SESSION_COOKIE = 'jhola_session'

/** A browser like the one of a phone of 360 × 740, on which the owner of a token is signed in. */
export const openPhone = async (
  origin: string,
  more: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; signIn(token: string): Promise<void>; close(): Promise<void> }> => {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--no-first-run'],
  })
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    ...more,
  })
  return {
    context,
    signIn: (token) => context.addCookies([{ name: SESSION_COOKIE, value: token, url: origin }]),
    close: () => browser.close(),
  }
}

/** A tab whose processor is so many times slower than this machine's. */
export const openSlowTab = async (context: BrowserContext, slower: number): Promise<{ page: Page; session: CDPSession }> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, session }
}
