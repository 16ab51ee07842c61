// Finds the Chromium of the browser tests, or installs one.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { PlainError, pinnedNode, root } from './bootstrap.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const headlessPlace = '/usr/bin/chromium-headless-shell'
const headlessPackage = 'chromium-headless-shell'
// A font must render Hindi, because pictures and measured widths depend on it.
const fontPackage = 'fonts-noto-core'

/** Path of an installed Chromium or Chrome, or null. `CHROMIUM_PATH` beats every usual place. */
export const findChromium = () => {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return existsSync(asked) ? asked : null
  return places.find((place) => existsSync(place)) ?? null
}

/**
 * Path of the headless Chromium shell, or null. The same engine with a third less work; it does not support notifications.
 * `CHROMIUM_PATH` asks for one browser for everything.
 */
export const findHeadlessShell = () => (!process.env.CHROMIUM_PATH && existsSync(headlessPlace) ? headlessPlace : null)

/**
 * Makes sure that the browser tests have a browser and a font for Hindi: with apt where we may use it,
 * else Playwright's own Chromium. Throws PlainError saying what to install when neither works.
 */
export const ensureChromium = () => {
  if (process.env.CHROMIUM_PATH && !findChromium()) {
    throw new PlainError(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`)
  }
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(isShellMissing() ? [headlessPackage] : []),
    ...(hasHindiFont() ? [] : [fontPackage]),
  ]
  if (missing.length > 0) installWithApt(missing)
  if (findChromium() || installWithPlaywright()) return
  throw new PlainError(`the browser tests need a browser: install Chromium (and ${fontPackage}), or set CHROMIUM_PATH.`)
}

/** Only Debian packages it; elsewhere the usual browser is used for everything. */
const isShellMissing = () => {
  if (process.env.CHROMIUM_PATH || findHeadlessShell() || !existsSync('/etc/os-release')) return false
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

const hasHindiFont = () => {
  // macOS and Windows include one.
  if (process.platform !== 'linux') return true
  const { status, stdout } = spawnSync('fc-list', [':lang=hi', 'family'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}

const installWithApt = (packages) => {
  const apt = aptCommand()
  if (!apt) return
  console.log(`Installing ${packages.join(' and ')} with apt-get ...`)
  const apply = (...args) => spawnSync(apt[0], [...apt.slice(1), ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  apply('update', '-qq')
  apply('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

const aptCommand = () => {
  if (!existsSync('/usr/bin/apt-get')) return null
  const quietly = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  if (process.getuid?.() === 0) return quietly
  const maySudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return maySudo ? ['sudo', '-n', ...quietly] : null
}

/** Downloads the Chromium that Playwright takes by itself when no other is named; does nothing when it is there. */
const installWithPlaywright = () => {
  console.log('No Chromium on this machine: getting the one of Playwright ...')
  const cli = 'node_modules/@playwright/test/cli.js'
  return spawnSync(pinnedNode(), [cli, 'install', 'chromium'], { cwd: root, stdio: 'inherit' }).status === 0
}
