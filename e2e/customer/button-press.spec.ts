import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { fillBag } from '../support/place-order.ts'
import { prefer, someProduct } from '../support/users.ts'

// As it moves for everybody: a tap must be heard meanwhile.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const t = wordsOf('en')

/** Inserts content above everything else, as a banner does when its data arrives. */
const pushDown = (page: Page) =>
  page.evaluate(() => {
    const banner = document.createElement('div')
    banner.style.height = '150px'
    document.querySelector('main')?.prepend(banner)
  })

const middleOf = async (page: Page, name: RegExp) => {
  const box = await page.getByRole('button', { name }).first().boundingBox()
  if (!box) throw new Error(`no button ${name}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const MORE = new RegExp(`^${t('common.increase', { name: '.+' })}$`)

/** Holds the button for more of the first line down while the page moves; gives what the line said, and where the mouse is. */
const pressWhileMoving = async (page: Page) => {
  const before = (await page.locator('output').first().textContent()) ?? ''
  const { x, y } = await middleOf(page, MORE)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await pushDown(page)
  return { before, x, y }
}

test.beforeEach(async ({ page, context, baseURL }) => {
  await prefer(context, baseURL, { language: 'en' })
  await fillBag(page, await someProduct(page.request))
  await page.goto('/cart')
  await expect(page.locator('output').first()).toBeVisible()
})

test('a press counts although the page moves before it ends', async ({ page }) => {
  const { before } = await pressWhileMoving(page)
  await page.mouse.up()
  await expect(page.locator('output').first()).not.toHaveText(before)
})

test('a tap counts for what was under the finger, not for what the page moved there', { tag: '@phone' }, async ({ page }) => {
  const output = page.locator('output').first()
  const before = await output.textContent()
  const { x, y } = await middleOf(page, MORE)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await pushDown(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(output).not.toHaveText(before ?? '')
})

test('a press that is drawn away from its button counts for nothing', async ({ page }) => {
  const { before, x, y } = await pressWhileMoving(page)
  await page.mouse.move(x, y - 60)
  await page.mouse.up()
  // The next press has an effect, and no other.
  await page.getByRole('button', { name: MORE }).first().click()
  await expect(page.locator('output').first()).toHaveText(String(Number.parseInt(before, 10) + 1))
})
