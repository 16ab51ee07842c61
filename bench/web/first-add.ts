import type { Browser, Page } from '@playwright/test'

/** A cheap phone: six times slower than this machine. */
export const SLOWER = 6
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: 'en-IN' }
/** The page's own start is over: its late parts have been loaded. */
const SETTLE_MS = 3000

/** ms from the finger on the first Add button to the frame after the one that shows the amount. */
const tapAdd = async (page: Page): Promise<number> => {
  const add = page.getByRole('main').getByRole('button', { name: /^Add / }).first()
  await add.waitFor()
  const answered = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let startedMs = 0
        addEventListener('pointerdown', ({ timeStamp }) => (startedMs = timeStamp), { capture: true, once: true })
        const look = () => {
          if (document.querySelector('main output')) requestAnimationFrame(() => resolve(performance.now() - startedMs))
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await add.tap()
  return answered
}

/** The first tap on Add of a first visit to a shop's page, on a slow processor, after the page has started. Returns ms. */
export const firstAdd = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    return await tapAdd(page)
  } finally {
    await context.close()
  }
}
