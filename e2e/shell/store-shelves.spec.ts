import { expect, type Page } from '@playwright/test'
import { withShop as test } from '../support/fixtures.ts'
import { addToShelf } from '../support/packing.ts'

/** Sums the shifts of the layout that nobody caused. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(globalThis, 'shifts', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Reflect.set(globalThis, 'shifts', Reflect.get(globalThis, 'shifts') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('what a person keeps is the first shelf of the next visit, from the server, and moves nothing', async ({
  page,
  t,
  owner,
  shop,
}) => {
  for (const name of ['Salt', 'Tea', 'Rice'])
    await addToShelf(owner.request, { name, name_hi: name, category: 'Spices', price: 60 })
  const salt = await addToShelf(owner.request, { name: 'Jaggery', name_hi: 'Jaggery', category: 'Spices', price: 60 })
  await countShifts(page)
  await page.goto(`/store/${shop.id}`)
  const shelf = page.getByRole('heading', { name: t('stores.favourites') })
  await expect(page.getByRole('heading', { level: 3, name: 'Jaggery' }).first()).toBeVisible()
  await expect(shelf).toHaveCount(0)
  await page.evaluate(
    ([store, id]) =>
      localStorage.setItem(
        'jhola.favourites',
        JSON.stringify({ [store as string]: { items: { [id as string]: 1 }, changed_at: Date.now(), user_id: null } }),
      ),
    [shop.id, salt],
  )
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-nav', /.*/, { timeout: 15_000 })
  // The page is left: what it knows is recorded for the server, once that part of it has loaded.
  await expect(async () => {
    const rendered = await page.goto(`/store/${shop.id}`)
    expect(await rendered?.text()).toContain(t('stores.favourites'))
  }).toPass()
  await expect(shelf).toBeVisible()
  await expect(shelf.locator('xpath=ancestor::section').getByRole('heading', { level: 3, name: 'Jaggery' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toBeLessThan(0.01)

  // An empty cart offers the same.
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: t('orders.usual.title') })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${t('common.add')} Jaggery`) }).click()
  await expect(page.getByRole('heading', { name: t('cart.summary') })).toBeVisible()
})

test('the texts of a product page that come later take the room that was kept for them', async ({ page, t, owner, shop }) => {
  const name = 'Palm jaggery'
  const description = 'Dark, from the palm.'
  const jaggery = await addToShelf(owner.request, { name, category: 'Spices', price: 60, description })
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/orders-[a-z]{2}-[^/]*\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  const texts = page.waitForRequest(/\/assets\/orders-[a-z]{2}-[^/]*\.js$/)
  await page.goto(`/store/${shop.id}/p/${jaggery}`)
  const below = page.getByText(description)
  const atFirst = await below.boundingBox()
  // The code of the note is there and waits for its texts.
  await texts
  expect(await below.boundingBox()).toEqual(atFirst)
  gate.resolve()
  await expect(page.getByRole('button', { name: `${t('orders.note.add')}: ${name}` })).toBeVisible()
  expect(await below.boundingBox()).toEqual(atFirst)
})
