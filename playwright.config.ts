import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { usualBrowser } from './e2e/support/browser.ts'

/**
 * A phone walks the journeys in Hindi and a desk in English: both languages and both sizes without walking everything four
 * times. Only the whole journey of an order is walked in all four.
 */
const leaveOut = (language: 'en' | 'hi'): RegExp => new RegExp(`^(?!.*@every-language).*\\s(in )?${language}(:|\\s)`)

/**
 * Walked on both screens: where a page is laid out in another way or the screen itself matters. What in these files is the same on both
 * says where it is walked: `@phone` or `@desk`.
 */
const ON_BOTH = [
  'counter/board-rush',
  'counter/keyboard',
  'counter/packing',
  'counter/packing-journeys',
  'counter/packing-off-shelf',
  'counter/packing-scan',
  'counter/pick-list',
  'customer/button-press',
  'customer/order-changes',
  'customer/packed-money',
  'customer/payments',
  'owner/counter-shell',
  'owner/roles',
  'site/accessibility',
  'site/column-bulk',
  'site/landing',
  'shell/navigation',
  'site/languages',
  'site/offline-page',
  'site/order-journey',
  'site/sign-in',
]

/** What people do with a keyboard and much to look at: shops at their desk, and admins. Everything else is walked on a phone. */
const AT_A_DESK = [
  'admin/admin',
  'admin/diagnostics',
  'admin/store-review',
  'counter/action-queue',
  'counter/counter-order',
  'counter/delay-refund',
  'counter/order-list',
  'owner/import',
  'owner/inventory-bulk',
  'owner/passkeys',
  'owner/payment-matching',
  'owner/payments-dashboard',
  'owner/preferences',
  'owner/role-screens',
  'owner/settings',
  'site/seo',
]

/** The files of the lists; a name without a file would silently walk nothing. */
const specs = (names: readonly string[]): string[] =>
  names.map((name) => {
    const file = `e2e/${name}.spec.ts`
    if (!existsSync(file)) throw new Error(`playwright.config.ts names ${file}, which is not there`)
    return `**/${file}`
  })

export default defineConfig({
  testDir: 'e2e',
  // Every route in every language has its own command (playwright.crawl.config.ts).
  testIgnore: '**/crawl/**',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...(process.env.E2E_BASE_URL ? { baseURL: process.env.E2E_BASE_URL } : {}),
    browserName: 'chromium',
    launchOptions: usualBrowser,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // A worker downloads every screen of the app for each walk. What needs one (offline, push, the way of an order) allows it.
    serviceWorkers: 'block',
    // Nothing is drawn sixty times a second beside the walks. What is about movement, or a tap during it, asks for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      teardown: 'log',
      testIgnore: ['**/crawl/**', ...specs(AT_A_DESK)],
      grepInvert: [leaveOut('en'), /@desk\b/],
      use: {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
        // With it the browser says in its headers that it is a phone, and gets the first view of the board from the server.
        userAgent: devices['Pixel 5'].userAgent,
      },
    },
    {
      name: 'desktop',
      teardown: 'log',
      testMatch: specs([...ON_BOTH, ...AT_A_DESK]),
      grepInvert: [leaveOut('hi'), /@phone\b/],
      use: { viewport: { width: 1280, height: 800 } },
    },
    // When everything else has been walked: what the server wrote meanwhile.
    { name: 'log', testMatch: 'log-leaks.canary.ts' },
  ],
})
