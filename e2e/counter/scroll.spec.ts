import { expect, test } from '@playwright/test'
import { cardOf, openBoard, speak } from '../support/board.ts'
import { openShop } from '../support/shops.ts'

// As it moves for everybody: a tap must be heard meanwhile.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('an order that arrives does not move the page under the thumb of whoever works on another', async ({
  context,
  baseURL,
  request,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  await shop.place()
  const { order: mine } = await shop.place()
  await shop.place()
  const page = await openBoard(context, t)
  const card = cardOf(page, mine.order_number)
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const topOf = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await topOf()

  const { order: next } = await shop.place()
  await expect(cardOf(page, next.order_number)).toBeAttached()
  // Two frames: what follows from the change has been drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(Math.abs((await topOf()) - before)).toBeLessThan(2)
})
