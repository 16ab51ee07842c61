// npm run e2e [-- playwright arguments]: browser journeys against the built product.
import { command, ensureInstalled, runNode } from './bootstrap.mjs'
import { buildStale } from './build.mjs'
import { ensureChromium } from './find-chromium.mjs'

await command(async () => {
  await ensureInstalled()
  ensureChromium()
  if (!process.env.E2E_BASE_URL) await buildStale()
  return runNode(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)])
})
