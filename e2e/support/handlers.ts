import { expect, type Locator } from '@playwright/test'

/**
 * Waits until the app has taken the element over. Before that a link leads to its page, as it does without scripts, and what the app
 * does instead (a sheet over the shop) does not happen.
 */
export const untilTakenOver = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))), {
      message: 'the app has taken the element over',
    })
    .toBe(true)
