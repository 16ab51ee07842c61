import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { measureLanguages } from '../../scripts/check-budgets.mjs'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { makeDataDir } from '../data/bench-database.ts'
import type { Benchmark } from '../harness/benchmark.ts'
import { ROOT } from '../harness/paths.ts'
import type { Findings, Table, Verdict } from '../harness/report.ts'
import { median, showMs } from '../harness/statistics.ts'
import { withServer } from '../harness/with-server.ts'
import { htmlBytes } from '../web/page-bytes.ts'
import { switchLanguage } from '../web/switch-language.ts'

const PORT = 5183
const KILOBYTE = 1000
const GROWTH_MAX_KB = 12
const SWITCH_MAX_MS = 1500
const CLIPS_MAX_MB = 3
const SWITCHES = 5
/** One language for each family of scripts; one of them is right to left. */
const SWITCHED_TO = ['ta', 'bn', 'ur'] as const
const SWITCHED_ON = ['/', '/store/STORE-001', '/help'] as const
/** The server page for each page of the build's table. The device fills in a followed order and the cart. */
const HTML_OF: Readonly<Record<string, string>> = {
  landing: '/',
  'nearby stores': '/nearby-stores',
  'store page': '/store/STORE-001',
  search: '/search',
  cart: '/cart',
  tracking: '/order/00000000-0000-7000-8000-000000000000/track',
}

const kb = (bytes: number): string => (bytes / KILOBYTE).toFixed(1)

type Growth = { name: string; more: Record<string, number> }

/** Extra bytes (brotli) of a first load compared with English: scripts with their texts, and the page itself. */
const measureGrowth = async (origin: string): Promise<Growth[]> => {
  const pages: Growth[] = []
  for (const { name, more } of measureLanguages()) {
    const path = HTML_OF[name]
    if (path === undefined) continue
    const english = await htmlBytes(origin, path)
    const whole: Record<string, number> = {}
    for (const [language, bytes] of Object.entries(more))
      whole[language] = bytes + (await htmlBytes(origin, path, language)) - english
    pages.push({ name, more: whole })
  }
  return pages
}

const growthTable = (pages: readonly Growth[]): Table => {
  const languages = Object.keys(pages[0]?.more ?? {})
  return {
    head: ['KB br more than in English', ...languages],
    rows: pages.map(({ name, more }) => [name, ...languages.map((language) => kb(more[language] ?? 0))]),
  }
}

type Switching = { path: string; language: string; times: number[] }

const measureSwitching = async (browser: Browser, origin: string): Promise<Switching[]> => {
  const found: Switching[] = []
  for (const path of SWITCHED_ON)
    for (const language of SWITCHED_TO) {
      const times: number[] = []
      for (let turn = 0; turn < SWITCHES; turn += 1) times.push(await switchLanguage(browser, origin + path, language))
      found.push({ path, language, times })
    }
  return found
}

const switchTable = (switching: readonly Switching[]): Table => ({
  head: ['page', 'to', 'median', 'worst'],
  rows: switching.map(({ path, language, times }) => [
    path,
    language,
    `${showMs(median(times))} ms`,
    `${showMs(Math.max(...times))} ms`,
  ]),
})

const CLIPS = join(ROOT, 'apps/web/src/voice')
const measureClips = (): [language: string, bytes: number][] =>
  readdirSync(CLIPS)
    .filter((file) => file.endsWith('.mp3'))
    .map((file) => [file.replace('.mp3', ''), statSync(join(CLIPS, file)).size])

const judge = (growth: readonly Growth[], switching: readonly Switching[], clips: [string, number][]): Verdict[] => {
  const largest = Math.max(...growth.flatMap(({ more }) => Object.values(more)))
  const slowest = Math.max(...switching.flatMap(({ times }) => times))
  const heaviest = Math.max(...clips.map(([, bytes]) => bytes))
  return [
    {
      must: `The first load of a customer page grows by ≤ ${GROWTH_MAX_KB} KB br in any language`,
      measured: `${kb(largest)} KB`,
      holds: largest <= GROWTH_MAX_KB * KILOBYTE,
    },
    {
      must: `A language picked on slow 4G is shown within ${SWITCH_MAX_MS} ms, the worst of ${SWITCHES} too`,
      measured: `${showMs(slowest)} ms`,
      holds: slowest <= SWITCH_MAX_MS,
    },
    {
      must: `Recorded clips take ≤ ${CLIPS_MAX_MB} MB a language`,
      measured: `${(heaviest / KILOBYTE ** 2).toFixed(2)} MB`,
      holds: heaviest <= CLIPS_MAX_MB * KILOBYTE ** 2,
    },
  ]
}

const measure = async (origin: string): Promise<Findings> => {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  })
  try {
    const growth = await measureGrowth(origin)
    const switching = await measureSwitching(browser, origin)
    const clips = measureClips()
    return {
      about: `Bytes of a first load by page: scripts with their texts, names of goods, and the page itself, compressed. Switching: a tap in the language menu until the headings stand in the other language, texts not on the device before (400 ms latency, 1.6 Mbit/s, CPU four times slower), ${SWITCHES} times each. Clips: what a device without a voice of its own plays.`,
      tables: [
        growthTable(growth),
        switchTable(switching),
        {
          head: clips.map(([language]) => language),
          rows: [clips.map(([, bytes]) => `${(bytes / KILOBYTE ** 2).toFixed(2)} MB`)],
        },
      ],
      verdicts: judge(growth, switching, clips),
    }
  } finally {
    await browser.close()
  }
}

/** Measures the cost of a language: bytes, and the time until it is shown. */
export const languagesBenchmark: Benchmark = {
  name: 'languages',
  title: 'Thirteen languages',
  run: async () => {
    const dataDir = await makeDataDir()
    try {
      return await withServer({ dataDir, port: PORT, env: { DEMO_DATA: 'on' } }, ({ origin }) => measure(origin))
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}
