import { expect, test } from '@playwright/test'
import { openBoard, speak } from '../support/board.ts'
import { openShop } from '../support/shops.ts'

test('a session that ends elsewhere while orders wait leaves no number on the icon of the app', async ({
  context,
  baseURL,
  request,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  const shown: number[] = []
  await context.exposeFunction('showOnIcon', (count: number) => shown.push(count))
  await context.addInitScript(() => {
    // @NOTE exposed above.
    const { showOnIcon } = window as unknown as { showOnIcon(count: number): Promise<undefined> }
    Object.defineProperties(Navigator.prototype, {
      setAppBadge: { value: showOnIcon },
      clearAppBadge: { value: () => showOnIcon(0) },
    })
  })
  await shop.place()
  const page = await openBoard(context, t)
  await expect.poll(() => shown.at(-1)).toBeGreaterThan(0)
  await context.request.post('/api/v1/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
  // The page may already know the change and be navigating.
  await Promise.race([page.getByRole('button', { name: t('common.refresh') }).click(), page.waitForURL(/store-login/)])
  await expect(page).toHaveURL(/store-login/)
  await expect.poll(() => shown.at(-1)).toBe(0)
})
