import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { openBenchDatabase } from '../harness/bench-database.ts'
import type { Claim } from '../harness/claim.ts'
import { fillOrders } from '../harness/fill-orders.ts'
import type { Findings } from '../harness/report.ts'
import { makeShops } from '../harness/shops.ts'
import { showMs, summarise } from '../harness/statistics.ts'
import { withServer } from '../harness/with-server.ts'
import { scrollFrames } from '../sockets/scroll-frames.ts'

const PORT = 5547
const ORDERS = 1000
/** A cheap phone: four times slower than this machine, as Lighthouse has it. */
const SLOWER = 4
const FRAME_MOST_MS = 50
const SESSION_COOKIE = 'jhola_session'

const VIEWS = [
  { what: 'board', path: '/store/orders' },
  { what: 'table, 50 to a page', path: '/store/orders?view=table&size=50' },
  { what: 'list, 50 to a page', path: '/store/orders?view=list&size=50' },
] as const
/** Every order has a button that tells its number; so many are there before the view counts as shown. */
const ORDER_BUTTON = 'main button[aria-label*="-0"]'
const SHOWN_LEAST = 30

const openPhone = async (
  origin: string,
  token: string,
): Promise<{ page: Page; context: BrowserContext; close(): Promise<void> }> => {
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
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: SESSION_COOKIE, value: token, url: origin }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, context, close: () => browser.close() }
}

const run = async (): Promise<Findings> => {
  const world = await openBenchDatabase()
  try {
    const [shop] = await makeShops(world, 1, 60)
    if (!shop) throw new Error('there is no shop')
    await fillOrders(world, [shop], ORDERS)
    const token = await world.signIn(shop.owner)
    return await withServer({ dataDir: world.dataDir, port: PORT }, async ({ origin }) => {
      const phone = await openPhone(origin, token)
      try {
        const rows: string[][] = []
        const late: number[] = []
        for (const { what, path } of VIEWS) {
          const startedMs = performance.now()
          await phone.page.goto(`${origin}${path}`)
          await phone.page.locator(ORDER_BUTTON).nth(SHOWN_LEAST).waitFor({ state: 'attached' })
          const shownMs = performance.now() - startedMs
          const { framesMs, longestTaskMs } = await scrollFrames(phone.page)
          const seen = summarise(framesMs, 1000)
          late.push(framesMs.filter((ms) => ms > FRAME_MOST_MS).length / framesMs.length)
          rows.push([what, showMs(shownMs), showMs(seen.p50Ms), showMs(seen.p99Ms), showMs(seen.maxMs), showMs(longestTaskMs)])
        }
        return {
          about: `A shop with ${ORDERS.toLocaleString('en-US')} orders that all wait today, on a phone of 360 × 740 whose processor is slowed down ${SLOWER} times: opened, and scrolled down and up again by 80 px in every frame, which is a hard flick.`,
          tables: [
            {
              head: ['view', 'shown after', 'frame p50', 'frame p99', 'longest frame', 'longest task'],
              rows,
            },
          ],
          verdicts: [
            {
              must: `smooth: 95 of 100 frames within ${FRAME_MOST_MS} ms while scrolling`,
              measured: `${(100 - Math.max(...late) * 100).toFixed(0)} of 100 at the worst view`,
              holds: late.every((share) => share <= 0.05),
            },
          ],
        }
      } finally {
        await phone.close()
      }
    })
  } finally {
    await world.remove()
  }
}

export const busyBoardClaim: Claim = { name: 'busy-board', title: 'A thousand orders on the board', run }
