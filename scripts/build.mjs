// Builds the server bundle and the web app, each only when its inputs changed since its last build.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command, PlainError, root, runNode, withLock } from './bootstrap.mjs'
import { fingerprint } from './build/fingerprint.mjs'

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} inputs files and folders, relative to the checkout
 * @property {string} stamp where the fingerprint of the last good build stands
 * @property {string[]} needs files without which there is nothing to build
 * @property {() => Promise<void>} build
 */

const shared = [
  'packages/contract/src',
  'packages/contract/package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/build',
]

/** @type {Part[]} */
const parts = [
  {
    name: 'server',
    inputs: ['apps/server/src', 'apps/server/package.json', ...shared],
    stamp: 'apps/server/dist/.fingerprint',
    needs: ['apps/server/src/main.ts'],
    build: async () => (await import('./build/bundle-server.mjs')).bundleServer(),
  },
  {
    name: 'web',
    inputs: ['apps/web', ...shared],
    stamp: 'apps/web/dist/.fingerprint',
    needs: ['apps/web/vite.config.ts'],
    build: buildWeb,
  },
]

async function buildWeb() {
  const vite = (...args) =>
    runNode([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args], {
      cwd: join(root, 'apps/web'),
    })
  const codes = await Promise.all([vite(), vite('--ssr', 'src/app/entry-server.tsx', '--outDir', 'dist/ssr')])
  if (codes.some((code) => code !== 0)) throw new PlainError('the web app does not build; the messages above say why.')
  const { precompress } = await import('./build/precompress.mjs')
  await precompress(join(root, 'apps/web/dist/client'))
  const { checkBudgets } = await import('./check-budgets.mjs')
  checkBudgets()
}

/** Builds every part whose inputs changed. Costs some tens of ms when nothing did. Throws PlainError when a build fails. */
export const buildStale = async () => {
  if (parts.every((part) => isFresh(part))) return
  await withLock('build', async () => {
    const built = await Promise.allSettled(parts.filter((part) => !isFresh(part)).map(buildPart))
    const failed = built.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  })
}

/** @param {Part} part */
const isFresh = (part) => {
  const stamp = join(root, part.stamp)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, part.inputs)
}

/** @param {Part} part */
const buildPart = async (part) => {
  const missing = part.needs.find((file) => !existsSync(join(root, file)))
  if (missing) throw new PlainError(`cannot build the ${part.name}: ${missing} does not exist.`)
  const startedMs = Date.now()
  const stamp = join(root, part.stamp)
  const wanted = fingerprint(root, part.inputs)
  rmSync(stamp, { force: true })
  await part.build()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  console.log(`Built the ${part.name} in ${((Date.now() - startedMs) / 1000).toFixed(1)} s`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await command(buildStale)
