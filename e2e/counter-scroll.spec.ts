import { expect, test } from '@playwright/test'
import { cardOf, openBoard, speak } from './counter.ts'
import { placeOrder, signInOwner } from './people.ts'

test.skip(({ isMobile }) => !isMobile, 'only a phone has the row of tabs')

test('an order that arrives does not throw the page back to its tabs', async ({ context, baseURL, request }, { project }) => {
  const t = await speak(context, baseURL, project)
  await signInOwner(context)
  const { order: mine } = await placeOrder(request)
  const page = await openBoard(context, t)
  const tabs = page.getByRole('tablist', { name: t('counter.orders') })
  await cardOf(page, mine.order_number).evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await expect(tabs).not.toBeInViewport()

  const { order: next } = await placeOrder(request)
  await expect(cardOf(page, next.order_number)).toBeAttached()
  // Two frames: what follows from the change has been drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(tabs).not.toBeInViewport()
})
