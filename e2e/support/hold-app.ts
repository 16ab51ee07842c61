import type { Page } from '@playwright/test'

/** Blocks the app's code: only the server's page is there until it is released. */
export const holdApp = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/customer-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}
