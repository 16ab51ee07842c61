import { defineConfig } from '@playwright/test'
import { usualBrowser } from './e2e/browser.ts'

/**
 * A phone walks the journeys in Hindi and a desk in English: both languages and both sizes without walking everything four
 * times. The journey of an order is walked in all four.
 */
const leaveOut = (language: 'en' | 'hi'): RegExp => new RegExp(`^(?!.*order-journey).*\\s(in )?${language}(:|\\s)`)

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
  },
  projects: [
    {
      name: 'phone',
      teardown: 'log',
      grepInvert: leaveOut('en'),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      teardown: 'log',
      grepInvert: leaveOut('hi'),
      use: { viewport: { width: 1280, height: 800 } },
    },
    // When everything else has been walked: what the server wrote meanwhile.
    { name: 'log', testMatch: 'log.canary.ts' },
  ],
})
