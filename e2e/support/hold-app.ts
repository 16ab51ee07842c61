import { expect, type Locator, type Page } from '@playwright/test'

/** Blocks the app's code: only the server's page is there until it is released. */
export const holdApp = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/customer-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

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
