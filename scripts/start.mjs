// npm start: installs what is missing, builds what is stale, serves the product.

import { command, ensureInstalled, runNode } from './bootstrap.mjs'
import { buildStale } from './build.mjs'

await command(async () => {
  await ensureInstalled()
  await buildStale()
  return runNode(['--enable-source-maps', 'apps/server/dist/main.js', ...process.argv.slice(2)])
})
