// Finds the Chromium of the browser tests, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PlainError } from './bootstrap.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
// Hindi text must be drawn, not shown as boxes: the pictures and the measured widths depend on it.
const debianPackages = ['chromium', 'fonts-noto-core']

/** Path of an installed Chromium or Chrome, or null. `CHROMIUM_PATH` beats every usual place. */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return existsSync(asked) ? asked : null
  return places.find((place) => existsSync(place)) ?? null
}

/** Path of a Chromium, installed with apt when there is none and we may. Throws PlainError saying what to install otherwise. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH) throw new PlainError(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`)
  const apt = aptCommand()
  if (apt) {
    console.log(`Installing ${debianPackages.join(' and ')} with apt-get ...`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apply = (...args) => spawnSync(apt[0], [...apt.slice(1), ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
    apply('update', '-qq')
    apply('install', '-y', '-qq', '--no-install-recommends', ...debianPackages)
    const installed = findChromium()
    if (installed) return installed
  }
  throw new PlainError(
    `the browser tests need a Chromium: install the packages ${debianPackages.join(' and ')}, or set CHROMIUM_PATH to a Chrome.`,
  )
}

function aptCommand() {
  if (!existsSync('/usr/bin/apt-get')) return null
  if (process.getuid?.() === 0) return ['apt-get']
  const maySudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return maySudo ? ['sudo', '-n', 'apt-get'] : null
}
