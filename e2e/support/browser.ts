import { findChromium, findHeadlessShell } from '../../scripts/find-chromium.mjs'

/** Quiet and reproducible: no background traffic, no GPU, and allowed to run as root. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

const installed = findChromium()

/** The browser with all its parts, for journeys that need its notifications. */
export const wholeBrowser = { args, ...(installed ? { executablePath: installed } : { channel: 'chromium' }) }

const shell = findHeadlessShell() ?? installed

/** The browser of the other journeys: without windows where there is one. */
export const usualBrowser = { args, ...(shell ? { executablePath: shell } : {}) }
