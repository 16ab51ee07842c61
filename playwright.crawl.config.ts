import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

/** Every route in every language (`npm run crawl`): longer than a test run may take. */
export default defineConfig({
  ...usual,
  testDir: 'e2e/crawl',
  testIgnore: [],
  projects: (usual.projects ?? []).flatMap(({ name = '', use }) => (use ? [{ name, use }] : [])),
})
