import { describe, expect, test } from 'vitest'
import { OWNER } from '../../test/fixtures/account.ts'
import { anOrder } from '../../test/fixtures/orders.ts'
import { anOwnStore, PREFERENCES } from '../../test/fixtures/stores.ts'
import { createRenderer, type PageRequest } from './entry-server.tsx'
import type { ViteManifest } from './ssr/asset-manifest.ts'

const CSS = 'body{margin:0}'
const STORE = {
  store_id: 'STORE-001',
  name: 'Asha <Kirana> & Sons',
  city: 'Pune',
  store_type: 'Kirana Store',
  address: '14 MG Road',
  state: 'Maharashtra',
  pincode: '411001',
  name_hi: null,
  picture: '/pictures/store-kirana.svg',
  photo: null,
  phone: '+919876543210',
  latitude: 18.52,
  longitude: 73.85,
  hours: {
    opens: '07:00',
    closes: '13:00',
    second: { opens: '16:00', closes: '22:00' },
    working_days: [1, 2],
    holidays: ['2027-01-26'],
  },
  payment_methods: ['cod', 'upi'],
  rating: 4.5,
  rating_count: 12,
}

const manifest: ViteManifest = {
  'src/app/entry-customer.tsx': {
    file: 'assets/customer.js',
    isEntry: true,
    imports: ['_libraries.js'],
    css: ['assets/customer.css'],
  },
  '_libraries.js': { file: 'assets/libraries.js' },
  'src/app/entry-start.ts': { file: 'assets/start.js', isEntry: true },
  'src/app/entry-counter.tsx': {
    file: 'assets/counter.js',
    isEntry: true,
    imports: ['_libraries.js'],
    css: ['assets/counter.css'],
  },
  'src/app/routes/site/landing.tsx': { file: 'assets/landing.js', imports: ['_libraries.js'] },
  'src/locales/hi/base.ts': { file: 'assets/base-hi.js' },
}
const hash = (text: string) => `of-${text.length}-letters`
const site = { tileUrl: 'https://tiles.test/{z}/{x}/{y}.png?a=1&b=2', supportWhatsapp: '+919800000000', isDevelopment: false }
const renderer = createRenderer({ manifest, readAsset: () => CSS, hash, site })

/** A fake API for one page: the given responses by name, 404 for every other call. */
const request = (url: string, wishes: Partial<PageRequest> = {}, answers: Record<string, unknown> = {}): PageRequest => ({
  url,
  origin: 'https://jhola.test',
  language: 'en',
  theme: undefined,
  transport: async ({ url: requested }) => {
    const found = Object.entries(answers).find(([path]) => requested.startsWith(`/api/v1${path}`))?.[1]
    return found
      ? { status: 200, text: JSON.stringify(found) }
      : { status: 404, text: '{"success":false,"code":"request.not_found","message":"no"}' }
  },
  ...wishes,
})

const page = async (...wish: Parameters<typeof request>) => {
  const rendered = await renderer.render(request(...wish))
  if ('redirect' in rendered) throw new Error(`redirected to ${rendered.redirect}`)
  return rendered
}

describe('a public page', () => {
  test('works without a script, under a policy that allows nothing inline but the one style sheet', async () => {
    const { status, html } = await page('/', {}, { '/stores/figures': { success: true, stores: 24, products: 2000, cities: 8 } })
    expect(status).toBe(200)
    expect(html).toContain('<title>Jhola · झोला · Your neighbourhood shops, online</title>')
    expect(html).toMatch(/<main[^>]* id="content"|<main id="content"/)
    expect(html).toContain(`<style>${CSS}</style>`)
    // The browser has not loaded the title texts when it hydrates the page, so the server must not have rendered the title in the
    // body.
    expect(html).toContain('<p role="status" class="sr-only"></p>')
    expect(renderer.styleHashes).toEqual([`sha256-${hash(CSS)}`])
    expect(html).not.toMatch(/ style=|<script(?! type="module" src=| type="application\/(ld\+)?json")/)
    expect(html).toContain('<link rel="canonical" href="https://jhola.test/">')
    // The paint comes first: the bootstrap script fetches the app, each file after its dependencies.
    expect(html).toContain(
      '<script type="module" src="/assets/start.js" data-chunks="/assets/libraries.js /assets/landing.js /assets/customer.js" fetchpriority="low">',
    )
    expect(html).not.toContain('modulepreload')
  })

  test('rendered in the browser has a reload link in case its script fails; a server-rendered one has none', async () => {
    const { html } = await page('/cart', { language: 'hi' })
    expect(html).toContain('<div id="root"></div><p class="jh-again">')
    expect(html).toContain('<a href="">फिर कोशिश करें</a></p>')
    expect((await page('/')).html).not.toContain('jh-again')
  })

  test('has the map tile URL and the support number of the server', async () => {
    const { html } = await page('/')
    expect(html).toContain('data-tile-url="https://tiles.test/{z}/{x}/{y}.png?a=1&amp;b=2" data-support-whatsapp="+919800000000"')
    expect(html).not.toContain('data-development')
  })

  test('has the language and the appearance of the visitor from its first byte', async () => {
    const { html } = await page('/', { language: 'hi', theme: 'dark', contrast: 'high', fontSize: 'large' })
    expect(html).toContain('<html lang="hi" dir="ltr" data-theme="dark" data-contrast="high" data-font-size="large" ')
    expect(html).toContain('पड़ोस की दुकानें')
    expect(html).toContain('/assets/base-hi.js')
  })

  test('is linked in every language, and a link to one of them is a page of its own', async () => {
    const { html } = await page('/nearby-stores?x=1')
    expect(html.match(/<link rel="alternate" hreflang="/g)).toHaveLength(14)
    expect(html).toContain('<link rel="alternate" hreflang="ta" href="https://jhola.test/nearby-stores?lang=ta">')
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://jhola.test/nearby-stores">')
    expect(html).toContain('<link rel="canonical" href="https://jhola.test/nearby-stores">')
    const tamil = (await page('/nearby-stores?lang=ta', { language: 'ta' })).html
    expect(tamil).toContain('<link rel="canonical" href="https://jhola.test/nearby-stores?lang=ta">')
    // A visitor who has chosen Hindi reads the page in Hindi; this is not the translation that a link with `?lang` names.
    expect((await page('/nearby-stores?lang=ta', { language: 'hi' })).html).toContain('href="https://jhola.test/nearby-stores">')
    expect((await page('/cart?lang=ta', { language: 'ta' })).html).not.toContain('hreflang')
  })

  test('says what kind of shop it is in the language of the page', async () => {
    const { html } = await page('/store/STORE-001', { language: 'hi' }, { '/stores/STORE-001': { success: true, store: STORE } })
    expect(html).toMatch(/<meta name="description" content="किराना/)
  })

  test('ignores unknown languages and appearance values', async () => {
    const { html } = await page('/', { language: '"><script>', theme: '"><script>', fontSize: 'x' })
    expect(html).toContain('<html lang="en" dir="ltr" data-theme="system" data-contrast="normal" data-font-size="medium" ')
  })

  test('of a shop carries its data, and a shop name cannot close the script or the tag around it', async () => {
    const { html } = await page('/store/STORE-001', {}, { '/stores/STORE-001': { success: true, store: STORE } })
    expect(html).toContain('<title>Asha &lt;Kirana&gt; &amp; Sons · Pune · Jhola</title>')
    const state = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(state).toContain('Asha \\u003cKirana>')
    expect(JSON.parse(state)).toHaveLength(1)
  })

  test('of a shop has one canonical URL, a link preview picture and structured data', async () => {
    const answers = { '/stores/asha-pune': { success: true, store: STORE }, '/stores/STORE-001': { success: true, store: STORE } }
    for (const url of ['/s/asha-pune', '/store/STORE-001', '/store/STORE-001/products', '/store/STORE-001?q=atta']) {
      const { html } = await page(url, {}, answers)
      expect(html).toContain('<link rel="canonical" href="https://jhola.test/store/STORE-001">')
      expect(html).toContain('<meta property="og:url" content="https://jhola.test/store/STORE-001">')
      expect(html).toContain('<meta property="og:image" content="https://jhola.test/cards/store-kirana.png">')
      expect(html).toContain('<meta property="og:title" content="Asha &lt;Kirana&gt; &amp; Sons · Pune · Jhola">')
      expect(html).toContain('<meta property="og:image:width" content="1200">')
      expect(html).not.toContain('noindex')
    }
    const { html } = await page('/store/STORE-001', {}, answers)
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')
    expect(data).toMatchObject({
      '@type': 'GroceryStore',
      name: 'Asha <Kirana> & Sons',
      address: { addressLocality: 'Pune', postalCode: '411001', addressCountry: 'IN' },
      aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
    })
    expect(data.openingHoursSpecification).toHaveLength(3)
    expect(data.openingHoursSpecification[1]).toMatchObject({ opens: '16:00', closes: '22:00' })
  })

  test('at /home is the landing page', async () => {
    const { html } = await page('/home', {}, { '/stores/figures': { success: true, stores: 24, products: 2000, cities: 8 } })
    expect(html).toContain('<link rel="canonical" href="https://jhola.test/">')
    expect(html).toContain('"@type":"WebSite"')
  })

  test('of an unknown shop has status 404', async () => {
    const { status, html } = await page('/store/nobody')
    expect(status).toBe(404)
    expect(html).toContain('<title>Store not found · Jhola</title>')
  })
})

describe('a page that is not rendered here', () => {
  test.each([
    ['/cart', 'customer', 'Cart · Jhola'],
    ['/order/1/track?t=secret', 'customer', 'Track your order · Jhola'],
    ['/store-login', 'counter', 'Jhola · झोला'],
    ['/store/orders', 'counter', 'Jhola · झोला'],
  ])('%s is the empty page of the %s entry', async (url, entry, title) => {
    const { status, html } = await page(url)
    expect(status).toBe(200)
    expect(html).toContain(`<div id="root"></div>`)
    expect(html).toContain(`src="/assets/${entry}.js"`)
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).not.toContain('secret')
    // A sign-in page is indexed, the pages behind it are not.
    expect(html.includes('<meta name="robots" content="noindex">')).toBe(url !== '/store-login')
  })

  test('and has no screen redirects to the search', async () => {
    expect(await renderer.render(request('/wp-login.php'))).toEqual({ redirect: '/search' })
  })

  test.each([
    ['/products', '/search'],
    ['/products?store=STORE-001&category=Oil', '/search'],
    ['/products?q=आटा 5 kg&store=STORE-001', '/search?q=%E0%A4%86%E0%A4%9F%E0%A4%BE+5+kg'],
  ])('%s was the catalogue: %s is for ever where it is now', async (url, redirect) => {
    expect(await renderer.render(request(url))).toEqual({ redirect, isPermanent: true })
  })
})

test('the first view of the board is the visitor’s own: kept nowhere, inert, with a reload link in case its script fails', async () => {
  const own = request(
    '/',
    {},
    {
      '/auth/me': { success: true, user: OWNER },
      '/auth/shared-device': { success: true, device: null },
      '/orders/board': { success: true, orders: [anOrder()], seq: 1 },
      '/stores/me/preferences': { success: true, preferences: PREFERENCES },
      '/stores/me': { success: true, store: anOwnStore() },
    },
  ).transport
  const first = await page('/store/orders', { own })
  expect(first.isPersonal).toBe(true)
  expect(first.html).toContain('<div id="root" inert aria-busy="true">')
  expect(first.html).toContain(anOrder().order_number)
  expect(first.html).toContain('<p class="jh-again">')
  expect(first.html).toContain('<meta name="robots" content="noindex">')
  // On a desk, and for the copy that a worker keeps, the page stays empty.
  for (const wishes of [{ own, isWide: true }, {}])
    expect((await page('/store/orders', wishes)).html).toContain('<div id="root"></div>')
})
