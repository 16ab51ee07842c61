// Draws the README's pictures from a running server with demo data: `npm start`, then
// `node scripts/run.mjs e2e/readme-pictures.ts http://127.0.0.1:3000`.
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test'
import { usualBrowser } from './support/browser.ts'
import { placeOrder, prefer, STORE, signInOwner } from './support/users.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const
const DESK = { viewport: { width: 1280, height: 844 } } as const

const SETTLE_MS = 300

const folder = join(import.meta.dirname, '../docs/pictures')

type Shot = {
  name: string
  screen: BrowserContextOptions
  language: string
  theme: string
  owner?: boolean
  path(page: Page): Promise<string>
}
type State = Awaited<ReturnType<BrowserContext['storageState']>>

const SHOTS: readonly Shot[] = [
  { name: 'store-page', screen: PHONE, language: 'en', theme: 'light', path: async () => `/store/${STORE.id}` },
  { name: 'store-page-hi-dark', screen: PHONE, language: 'hi', theme: 'dark', path: async () => `/store/${STORE.id}` },
  {
    name: 'tracking',
    screen: PHONE,
    language: 'en',
    theme: 'light',
    path: async (page) => {
      const { order_id, tracking_token } = await placeOrder(page.request)
      return `/order/${order_id}/track?t=${tracking_token}`
    },
  },
  { name: 'order-board', screen: DESK, language: 'en', theme: 'light', owner: true, path: async () => '/store/orders' },
  { name: 'inventory', screen: DESK, language: 'en', theme: 'light', owner: true, path: async () => '/inventory' },
]

/** The cookies of the first shop's owner: a code is sent once in 30 seconds, so they sign in once. */
const ownerState = async (browser: Browser, baseURL: string): Promise<State> => {
  const context = await browser.newContext({ baseURL })
  await signInOwner(context)
  const state = await context.storageState()
  await context.close()
  return state
}

const draw = async (browser: Browser, baseURL: string, shot: Shot, owner: State): Promise<void> => {
  const { name, screen, language, theme, path } = shot
  const context = await browser.newContext({
    ...screen,
    ...(shot.owner ? { storageState: owner } : {}),
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await prefer(context, baseURL, { language, theme })
  const page = await context.newPage()
  await page.goto(await path(page))
  await page.locator('main').first().waitFor()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // Waiting orders take the screen one after another: each is put aside.
  while ((await page.getByRole('alertdialog').count()) > 0) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(SETTLE_MS)
  }
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
}

const [baseURL] = process.argv.slice(2)
if (!baseURL) throw new Error('Give the address of a running server, such as http://127.0.0.1:3000')
const browser = await chromium.launch(usualBrowser)
const owner = await ownerState(browser, baseURL)
for (const shot of SHOTS) await draw(browser, baseURL, shot, owner)
await browser.close()
