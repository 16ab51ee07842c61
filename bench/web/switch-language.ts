import type { Browser, Page } from '@playwright/test'
import { PHONE } from './page-bytes.ts'

/** Lighthouse's slow 4G with devtools throttling: latency of each request, bytes per second. */
const SLOW_4G = { offline: false, latency: 400, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4

/** Minimum time to find a language among thirteen. */
const READING_MS = 1000

/** Opens the menu, and waits until every language can be picked. */
const openMenu = async (page: Page): Promise<void> => {
  await page.locator('summary').first().click()
  await page.locator('input[name="language"]').nth(12).waitFor()
  await page.waitForTimeout(READING_MS)
}

/**
 * Time from the tap on a language to the frame that shows the page's heading in it, in ms. It compares the heading's text, so that
 * a page that only declares another language does not count.
 */
const tapLanguage = (page: Page, language: string): Promise<number> =>
  page.evaluate(
    (code) =>
      new Promise<number>((resolve, reject) => {
        const texts = () => [...document.querySelectorAll('h1, h2')].map((heading) => heading.textContent).join('\n')
        const before = texts()
        const radio = [...document.querySelectorAll<HTMLInputElement>('input[name="language"]')].find(
          (input) => input.closest('label')?.querySelector('span')?.lang === code,
        )
        if (!radio) return reject(new Error(`there is no ${code} in the menu`))
        const startedMs = performance.now()
        const look = () => {
          const isShown = document.documentElement.lang === code && texts() !== before
          // The frame after the one with the new text.
          if (isShown) requestAnimationFrame(() => resolve(performance.now() - startedMs))
          else requestAnimationFrame(look)
        }
        radio.click()
        look()
      }),
    language,
  )

/** Opens a new page as a cheap phone and switches its language on slow 4G, with texts from the network. Returns ms. */
export const switchLanguage = async (browser: Browser, address: string, language: string): Promise<number> => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await openMenu(page)
    return await tapLanguage(page, language)
  } finally {
    await context.close()
  }
}
