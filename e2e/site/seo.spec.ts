import { expect, test } from '@playwright/test'
import { STORE } from '../support/users.ts'

/** Everything between the tags of an XML file. */
const addressesOf = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

test('a search engine finds every shop by the list that robots.txt names, and each page says what it is', async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  const [, list = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? []
  expect(list).toBe(`${baseURL}/sitemap.xml`)
  const files = addressesOf(await (await request.get(list)).text())
  const addresses: string[] = []
  for (const file of files) addresses.push(...addressesOf(await (await request.get(file)).text()))
  expect(addresses).toContain(`${baseURL}/`)
  expect(addresses).toContain(`${baseURL}/store/${STORE.id}`)
  expect(addresses.filter((address) => address.includes('/store/')).length).toBeGreaterThan(20)

  const titles = new Set<string>()
  for (const address of addresses) {
    const answer = await page.request.get(address)
    expect(`${answer.status()} ${address}`).toBe(`200 ${address}`)
    const html = await answer.text()
    const fact = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
    expect(fact(/<link rel="canonical" href="([^"]+)">/)).toBe(address)
    expect(fact(/<meta property="og:url" content="([^"]+)">/)).toBe(address)
    for (const name of ['og:title', 'og:description', 'og:image'])
      expect(fact(new RegExp(`<meta property="${name}" content="([^"]+)">`)), `${name} of ${address}`).not.toBe('')
    expect(html, address).not.toContain('noindex')
    titles.add(fact(/<title>([^<]+)<\/title>/))
    if (address.includes('/store/')) {
      const data = JSON.parse(fact(/<script type="application\/ld\+json">(.*?)<\/script>/)) as Record<string, unknown>
      expect(data).toMatchObject({ '@id': address, url: address, telephone: expect.stringMatching(/^\+91\d{10}$/) })
      expect(data['@type']).toBeTruthy()
    }
  }
  expect(titles.size, 'every page has a title of its own').toBe(addresses.length)
})

test('a shop has a short address', async ({ page, request }) => {
  const answer = await request.get(`/api/v1/stores/${STORE.id}`)
  const { store } = (await answer.json()) as { store: { slug: string } }
  await page.goto(`/s/${store.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: STORE.name })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/store/${STORE.id}$`))
  await page.getByRole('searchbox').fill('aata')
  await expect(page).toHaveURL(new RegExp(`/s/${store.slug}\\?q=aata`))
  expect((await request.get('/s/nobody-here')).status()).toBe(404)
})
