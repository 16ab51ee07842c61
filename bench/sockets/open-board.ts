import { BULK_ORDERS_MAX } from '@jhola/contract/constants'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.mjs'

/** The order board of a shop, open in a real browser. */
export type OpenBoard = {
  /** When each order was drawn with its ringing bell, by order number, in epoch ms. */
  shownAtMs(): Promise<Record<string, number>>
  /** Every order on the board, with the time when the server accepted it (epoch ms). */
  takenAtMs(): Promise<Record<string, number>>
  /** Accepts the orders that have waited longer than `thanMs`, as a shop does: the board draws only the first forty waiting orders. */
  acceptOlder(thanMs: number): Promise<void>
  close(): Promise<void>
}

type BoardOrder = { id: string; order_number: string; created_at: string; status: string }

/** The header that a browser sends with a page's own requests. */
const SAME_SITE = { 'sec-fetch-site': 'same-origin' }

/** Records, on the page's clock, when an order's card is in a drawn frame and rings. */
const watchCards = (): void => {
  const shown: Record<string, number> = {}
  Object.assign(globalThis, { jholaShown: shown })
  const note = (card: Element): void => {
    const number = card.querySelector('h3 bdi')?.textContent
    if (!number || shown[number] !== undefined || !card.querySelector('.animate-ring')) return
    requestAnimationFrame(() => {
      shown[number] ??= performance.timeOrigin + performance.now()
    })
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLLIElement) note(node)
  }).observe(document, { childList: true, subtree: true })
}

/** Opens the board as an owner does, and waits until it is live. */
export const openBoard = async (origin: string, session: { name: string; value: string }): Promise<OpenBoard> => {
  const executablePath = findChromium()
  const browser: Browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--no-first-run'],
  })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-IN', serviceWorkers: 'block' })
  await context.addCookies([{ ...session, url: origin }])
  await context.addInitScript(watchCards)
  const page = await context.newPage()
  await page.goto(`${origin}/store/orders`)
  await page.getByText('Live').first().waitFor()
  const readBoard = async () => {
    const answer = await page.request.get(`${origin}/api/v1/orders/board`)
    return ((await answer.json()) as { orders: BoardOrder[] }).orders
  }
  return {
    shownAtMs: () => page.evaluate(() => (globalThis as unknown as { jholaShown: Record<string, number> }).jholaShown),
    takenAtMs: async () =>
      Object.fromEntries((await readBoard()).map(({ order_number, created_at }) => [order_number, Date.parse(created_at)])),
    acceptOlder: async (thanMs) => {
      const orders = await readBoard()
      const orderIds = orders
        .filter(({ status, created_at }) => status === 'pending' && Date.parse(created_at) < Date.now() - thanMs)
        .slice(0, BULK_ORDERS_MAX)
        .map(({ id }) => id)
      if (orderIds.length === 0) return
      const data = { orderIds, status: 'confirmed' }
      const answer = await page.request.put(`${origin}/api/v1/orders/bulk/status`, { headers: SAME_SITE, data })
      if (!answer.ok()) throw new Error(`could not accept: ${answer.status()} ${await answer.text()}`)
    },
    close: () => browser.close(),
  }
}
