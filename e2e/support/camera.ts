import { barsOf } from '@jhola/contract/inventory/labels/barcode-bars'
import type { Page } from '@playwright/test'

/**
 * The page's camera shows a packet: bars as the printer draws them, on a picture that keeps running. What it shows is changed by
 * `hold`. Browsers of tests read no codes themselves, so this is the bundled reader.
 */
export const fakeCamera = async (page: Page) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
      const brush = canvas.getContext('2d')
      setInterval(() => {
        if (!brush) return
        brush.fillStyle = '#fff'
        brush.fillRect(0, 0, 640, 480)
        brush.fillStyle = '#000'
        const bars = document.documentElement.dataset.bars ?? ''
        for (const [at, module] of [...bars].entries()) if (module === '1') brush.fillRect(80 + at * 4, 140, 4, 200)
      }, 50)
      return canvas.captureStream(20)
    }
  })
}
export const hold = (page: Page, code: string) =>
  page.evaluate((bars) => {
    document.documentElement.dataset.bars = bars
  }, barsOf(code).modules)
