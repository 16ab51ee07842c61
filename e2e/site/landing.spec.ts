import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { freshPhone, languageOn, listenForTrouble, prefer } from '../support/users.ts'

const expectNoViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([])
}

type Near = { name: string; name_hi: string | null; distance_km: number }

/** A location without shops. */
const NOWHERE = { latitude: 24.5, longitude: 80.8 }

for (const language of ['en', 'hi'] as const)
  test.describe(language, () => {
    const t = wordsOf(language)
    test.beforeEach(async ({ context, baseURL }) => {
      await prefer(context, baseURL, { language })
    })

    test('the shops of the landing page are filtered by name, rating, distance and time', { tag: '@phone' }, async ({ page }) => {
      const trouble = listenForTrouble(page)
      await page.goto('/')
      const shops = page.locator('section[aria-labelledby=discover] li')
      await expect(shops).not.toHaveCount(0)
      const all = await shops.count()
      await page.getByRole('button', { name: t('landing.discover.filters') }).click()
      const choose = (label: string, value: string) => page.getByLabel(label).selectOption(value)
      const asked = page.waitForRequest((one) => new URL(one.url()).searchParams.get('radius_km') === '1')
      await choose(t('landing.discover.distance'), '1')
      const url = new URL((await asked).url())
      // What lies within a kilometre of all that there is, by its distance alone.
      url.searchParams.set('radius_km', '10')
      const { stores } = (await (await page.request.get(url.href)).json()) as { stores: Near[] }
      const near = stores.filter(({ distance_km }) => distance_km <= 1)
      expect(near.length).toBeGreaterThan(0)
      expect(near.length).toBeLessThan(all)
      await expect(shops.getByRole('heading')).toHaveText(near.map(({ name, name_hi }) => (language === 'hi' && name_hi) || name))
      await choose(t('landing.discover.distance'), '10')
      await expect(shops).toHaveCount(all)
      await choose(t('landing.discover.time'), '45')
      await expect.poll(() => shops.count()).toBeLessThan(all)
      await choose(t('landing.discover.time'), '')
      await choose(t('landing.discover.rating'), '4.5')
      await expect.poll(() => shops.count()).toBeLessThan(all)
      await choose(t('landing.discover.rating'), '')
      await page.getByRole('searchbox', { name: t('landing.discover.name') }).fill('Irani')
      await expect(shops).toHaveCount(1)
      await page.getByRole('button', { name: t('stores.map.show'), exact: true }).click()
      const pins = page
        .getByRole('region', { name: t('stores.map.name') })
        .getByRole('group')
        .getByRole('button')
      await expect(pins).toHaveCount(1)
      await page.getByRole('searchbox', { name: t('landing.discover.name') }).fill('Nobody sells here')
      await expect(page.getByText(t('landing.discover.none'))).toBeVisible()
      expect(trouble).toEqual([])
    })

    test('a story is checked, sent and thanked for', { tag: '@phone' }, async ({ page }) => {
      const trouble = listenForTrouble(page)
      await page.goto('/')
      await page.getByRole('button', { name: t('landing.community.tell') }).click()
      const send = page.getByRole('button', { name: t('community.form.send') })
      await send.click()
      for (const field of ['name', 'city', 'text', 'consent'])
        await expect(page.getByText(t(`community.form.error.${field}`))).toBeVisible()
      await expect(page.getByLabel(t('community.form.name'))).toBeFocused()
      await expectNoViolations(page)
      await page.getByLabel(t('community.form.name')).fill('Meena')
      await page.getByLabel(t('community.form.city')).fill('Pune')
      await page.getByLabel(t('community.form.text')).fill('The milk comes before my tea.')
      await page.getByLabel(t('community.form.consent')).check()
      await send.click()
      await expect(page.getByText(t('server.community.story_received'))).toBeVisible()
      // No admin has reviewed it yet, so it is not public.
      await page.reload()
      await expect(page.getByRole('heading', { name: t('landing.community.title') })).toBeVisible()
      await expect(page.getByText('The milk comes before my tea.')).toHaveCount(0)
      expect(trouble).toEqual([])
    })

    test('without the location shops are found by PIN code or locality, and shown on a map', async ({ page, isMobile }) => {
      const trouble = listenForTrouble(page)
      await page.goto('/nearby-stores')
      await expect(page.getByText(t('stores.nearby.deniedText'))).toBeVisible()
      await expect(page.getByRole('button', { name: t('stores.nearby.tryAgain') })).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('searchbox').fill('400070')
      await page.getByRole('button', { name: 'Mumbai Suburban' }).click()
      await expect(page).toHaveURL(/pin=400070/)
      await expect(page.locator('main li h2').first()).toBeVisible()
      await page.getByRole('searchbox').fill('कुर्ला')
      await page.getByRole('button', { name: 'Kurla West' }).click()
      await expect(page.getByText(t('stores.nearby.city', { city: 'Kurla West' }))).toBeVisible()
      if (isMobile) await page.getByRole('button', { name: t('stores.map.show') }).click()
      const map = page.getByRole('region', { name: t('stores.map.name') })
      await map.locator('g[role=button]').first().focus()
      await page.keyboard.press('Enter')
      await expect(map.getByRole('link', { name: t('stores.nearby.visit') })).toBeVisible()
      await expectNoViolations(page)
      expect(trouble).toEqual([])
    })

    test('where nobody sells one looks further or asks for shops', { tag: '@phone' }, async ({ page, context }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation(NOWHERE)
      const trouble = listenForTrouble(page)
      await page.goto('/nearby-stores')
      await expect(page.getByText(t('stores.nearby.none'))).toBeVisible()
      await page.getByRole('button', { name: t('stores.nearby.wider') }).click()
      await expect(page).toHaveURL(/km=15/)
      await page.getByRole('button', { name: t('stores.nearby.request') }).click()
      const phone = page.getByLabel(t('community.form.phone'))
      await phone.fill('12345')
      await page.getByRole('button', { name: t('community.form.send') }).click()
      await expect(page.getByText(t('community.form.error.phone'))).toBeVisible()
      await phone.fill(freshPhone())
      await page.getByLabel(t('community.form.note')).fill('A bakery')
      await page.getByRole('button', { name: t('community.form.send') }).click()
      await expect(page.getByText(t('server.community.wish_received'))).toBeVisible()
      expect(trouble).toEqual([])
    })
  })

test('a phone sees what it is, one field and shops on the first screen, and three screens below it @phone', async ({
  page,
  context,
  baseURL,
}) => {
  const t = wordsOf(languageOn('phone'))
  await prefer(context, baseURL, { language: languageOn('phone') })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: t('nav.name') }).filter({ visible: true })
  const { y: end = 0 } = (await bar.boundingBox()) ?? {}
  const isShown = async (part: ReturnType<Page['locator']>) => {
    const { y = -1, height = 0 } = (await part.boundingBox()) ?? {}
    return y >= 0 && y + height <= end
  }
  expect(await isShown(page.getByRole('heading', { level: 1 }))).toBe(true)
  expect(await isShown(page.getByRole('searchbox', { name: t('landing.findAnything') }))).toBe(true)
  const shops = page.locator('section[aria-labelledby=discover] li')
  for (const shop of [0, 1, 2]) expect(await isShown(shops.nth(shop))).toBe(true)
  // Each part is drawn once, so that its height is its own and no estimate.
  for (const part of await page.locator('[data-far=landing] > *').all()) await part.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4 * 740)
})

test('one field finds a place or goods', { tag: '@phone' }, async ({ page }) => {
  const t = wordsOf('en')
  await page.goto('/')
  const field = page.getByRole('searchbox', { name: t('landing.findAnything') })
  await field.fill('400070')
  await page.getByRole('button', { name: 'Mumbai Suburban' }).click()
  await expect(page.getByRole('link', { name: /400070/ })).toBeVisible()
  await expect(page.locator('section[aria-labelledby=discover] [role=status]').first()).toContainText('400070')
  await field.fill('atta')
  await page.getByRole('button', { name: t('landing.searchFor', { words: 'atta' }) }).click()
  await expect(page).toHaveURL(/\?q=atta/)
})

test('a tap on a part whose code is still coming is heard once it is there', { tag: '@phone' }, async ({ page }) => {
  const t = wordsOf('en')
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/landing-below-fold-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/landing-below-fold-*.js')
  await page.goto('/')
  await page.getByRole('button', { name: t('landing.community.tell') }).click()
  await asked
  gate.resolve()
  await expect(page.getByRole('button', { name: t('community.form.send') })).toHaveCount(1)
})

test('every link of the landing page leads somewhere', { tag: '@phone' }, async ({ page, request }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  expect(hrefs).toEqual(
    expect.arrayContaining(['/register', '/shopkeeper-signup', '/store-login', '/help', '/privacy', '/terms']),
  )
  for (const href of hrefs) {
    const [path, anchor] = href.split('#')
    const answer = await request.get(href)
    expect(`${path} ${answer.status()} ${new URL(answer.url()).pathname}`).toBe(`${path} 200 ${path}`)
    if (anchor) expect(await answer.text(), href).toContain(`id="${anchor}"`)
  }
})
