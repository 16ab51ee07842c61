// npm run dev: the server restarts when its code changes, and mounts Vite so that the web reloads when its own does.
import { command, ensureInstalled, runNode } from './bootstrap.mjs'

await command(async () => {
  await ensureInstalled()
  return runNode(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', ...process.argv.slice(2)], {
    env: { NODE_ENV: 'development', WEB_DEV: '1' },
  })
})
