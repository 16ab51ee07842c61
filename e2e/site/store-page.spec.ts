import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@jhola/contract/constants'
import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { languageOn, prefer, STORE } from '../support/users.ts'

const language = languageOn('phone')
const t = wordsOf(language)
const SCREEN = { width: 360, height: 740 }

test.use({ viewport: SCREEN })

/** Whether the whole of it is on the screen, at least on the height: a row of products scrolls sideways. */
const cardsInView = (page: Page): Promise<number> =>
  page.evaluate(
    ([width, height]) => {
      // Nothing that is tapped lies under the bar at the bottom.
      const end = document.querySelector('[data-part=nav] nav')?.getBoundingClientRect().top || height
      return [...document.querySelectorAll('main li:has(h3)')].filter((card) => {
        const { top, left, right } = card.getBoundingClientRect()
        const { bottom } = [...card.querySelectorAll('button')].at(-1)?.getBoundingClientRect() ?? { bottom: Infinity }
        return top >= 0 && bottom <= end && left >= 0 && right <= width
      }).length
    },
    [SCREEN.width, SCREEN.height] as const,
  )

const isInView = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((found) => {
    const place = document.querySelector(found)?.getBoundingClientRect()
    return place !== undefined && place.top >= 0 && place.bottom <= innerHeight
  }, selector)

/** Read as a file: the sitemap has the shops of other journeys too. */
const DEMO_STORES = JSON.parse(
  readFileSync(new URL('../../apps/server/src/modules/demo/stores/demo-stores.json', import.meta.url), 'utf8'),
) as readonly { store_id: string }[]

test('the first screen of every demo shop has its terms, the search, the categories and two products @phone', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await prefer(context, baseURL, { language })
  expect(DEMO_STORES.length).toBeGreaterThan(20)
  for (const { store_id: id } of DEMO_STORES) {
    await page.goto(`/store/${id}`)
    const { store } = (await (await page.request.get(`/api/v1/stores/${id}`)).json()) as {
      store: { is_open: boolean; is_opening_soon: boolean }
    }
    if (store.is_opening_soon) continue
    expect(await isInView(page, 'main h1'), id).toBe(true)
    expect(await isInView(page, 'main input[type=search]'), id).toBe(true)
    expect(await isInView(page, 'main [role=tab] img'), id).toBe(true)
    const bar = page.locator('main section').first()
    await expect(bar, id).toContainText(t(store.is_open ? 'stores.openNow' : 'stores.closed'))
    if (store.is_open) await expect(bar, id).toContainText(/\d+ /)
    expect(await cardsInView(page), `products in the first screen of ${id}`).toBeGreaterThanOrEqual(2)
  }
})

test('two products stand above the bar in every language @phone', async ({ page, context, baseURL }) => {
  test.setTimeout(120_000)
  for (const code of LANGUAGES) {
    await prefer(context, baseURL, { language: code, theme: 'dark' })
    await page.goto(`/store/${STORE.id}`)
    await expect.poll(() => cardsInView(page), `products above the bar in ${code}`).toBeGreaterThanOrEqual(2)
  }
})

test('the search brings its results into view, and they stand there after the first letter @phone', async ({
  page,
  context,
  baseURL,
}) => {
  await prefer(context, baseURL, { language })
  await page.goto(`/store/${STORE.id}`)
  const search = page.getByRole('searchbox')
  await search.click()
  await expect.poll(() => search.evaluate((field) => field.getBoundingClientRect().top)).toBeLessThan(24)
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { level: 2, name: t('stores.resultsFor', { search: 'a' }) })).toBeInViewport()
  await expect.poll(() => cardsInView(page)).toBeGreaterThanOrEqual(2)
  // Both stay there while the list scrolls.
  await page.mouse.wheel(0, 3000)
  await expect(search).toBeInViewport()
  await expect(page.getByRole('tab').first()).toBeInViewport()
})

test('everything else about the shop is behind its name', async ({ page, context, baseURL }) => {
  await prefer(context, baseURL, { language })
  await page.goto(`/store/${STORE.id}`)
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  const about = page.getByRole('dialog')
  await expect(about.getByText(t('stores.trust.about.radius'))).toBeVisible()
  await expect(about.getByText(t('stores.trust.fssai'))).toBeVisible()
  await about.getByRole('link', { name: /4\.\d/ }).click()
  await expect(page).toHaveURL(`/store/${STORE.id}/reviews`)
})

/** Pairs of texts and controls inside one card that lie over each other, and cards whose text is wider than they are. */
const faultsOfCards = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li:has(h3)')].flatMap((card) => {
      const name = card.querySelector('h3')?.textContent ?? ''
      const parts = [...card.querySelectorAll('h3, p, s, button, fieldset')].filter((part) => part.textContent?.trim())
      const boxes = parts
        .filter((part) => !part.closest('fieldset button'))
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
      const edge = card.getBoundingClientRect()
      const outside = boxes.filter(({ box }) => box.left < edge.left - 1 || box.right > edge.right + 1)
      const controls = boxes.filter(({ part }) => part.matches('button, fieldset'))
      const covered = controls.flatMap(({ part: control, box }) =>
        boxes.filter(
          ({ part, box: other }) =>
            part !== control &&
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        ),
      )
      return [...outside.map(() => `${name}: wider than its card`), ...covered.map(() => `${name}: the control covers it`)]
    }),
  )

test('a card tells the price for 100 g beside the pack, and with large letters nothing of it is covered @phone', async ({
  page,
  context,
  baseURL,
}) => {
  await prefer(context, baseURL, { language: 'en' })
  const answer = await page.request.get(`/api/v1/inventory/products?store_id=${STORE.id}&pageSize=100`)
  const { products } = (await answer.json()) as { products: { id: string; price: number; pack_size: string | null }[] }
  // Worked out here once more, and not with the function that the page has it from.
  const known = products.find(({ pack_size }) => pack_size === '500 g')
  if (!known) throw new Error('the demo shop has no pack of 500 g')
  const rupees = known.price / 5
  const shown = `₹${Number.isInteger(rupees) ? rupees : rupees.toFixed(2)} / 100 g`
  await page.goto(`/store/${STORE.id}`)
  const card = page.locator('li', { has: page.locator(`a[href$="/p/${known.id}"]`) }).first()
  await expect(card).toContainText(shown)

  await page.setViewportSize({ width: 320, height: 740 })
  for (const one of ['en', 'ta', 'ml', 'ur']) {
    await prefer(context, baseURL, { language: one })
    for (const path of [`/store/${STORE.id}`, `/store/${STORE.id}?q=atta`]) {
      await page.goto(path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expect(page.locator('main li h3').first()).toBeVisible()
      expect(await faultsOfCards(page), `${path} in ${one}`).toEqual([])
    }
  }
})
