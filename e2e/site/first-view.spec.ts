import { devices, expect } from '@playwright/test'
import { atCounter } from '../support/fixtures.ts'

atCounter(
  'the orders are on a phone before any script has run, and kept nowhere @phone',
  async ({ browser, context, baseURL, shop }) => {
    const { order } = await shop.place()
    const number = order.order_number
    const phone = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 360, height: 740 },
      isMobile: true,
      userAgent: devices['Pixel 5'].userAgent,
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    })
    const page = await phone.newPage()
    const answer = await page.goto('/store/orders')
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.locator('h3').filter({ hasText: number })).toBeVisible()
    await phone.close()

    // What a worker keeps for offline use has nobody's orders.
    const kept = await context.request.get('/store/orders')
    expect(await kept.text()).not.toContain(number)
  },
)
