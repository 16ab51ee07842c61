import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { SlowFirst } from './scripts/test/slow-first.ts'

const serverSetup = 'apps/server/test/global-setup.ts'

/** How long a test waits at most for what it asks: a busy machine is slow, and no test asks how fast something is. */
const PATIENT = { testTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

/** Files of the server that put another module in the place of one of ours: each has a process of its own, and no database. */
const MOCKED = ['apps/server/**/stale-pid.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    // happy-dom does not know this tag yet.
    onConsoleLog: (text) => !text.includes('The tag <search> is unrecognized in this browser'),
    projects: [
      // Pure functions and screens leave nothing behind in a process: one serves all their files.
      { test: { name: 'contract', include: ['packages/**/*.test.ts'], isolate: false, ...PATIENT } },
      // Two processes serve all files of the server: each file has a database and a server of its own, and to load all the code anew for
      // every file took longer than most files do.
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: MOCKED,
          pool: 'forks',
          isolate: false,
          ...PATIENT,
          hookTimeout: 60_000,
          ...(existsSync(serverSetup) ? { globalSetup: [serverSetup] } : {}),
        },
      },
      { test: { name: 'server-mocked', include: MOCKED, pool: 'forks', ...PATIENT } },
      {
        test: {
          name: 'web',
          isolate: false,
          ...PATIENT,
          // Screens of both entries are tested.
          setupFiles: ['apps/web/src/shared/i18n/shop-texts.ts'],
          include: ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx'],
          exclude: ['apps/web/**/*.dom.test.tsx'],
          css: { include: [/shared\/ui\/(tokens|base)\.css/] },
        },
      },
      // Whole screens in a DOM. Each file has a window of its own: what a screen keeps on the device is not the next one's.
      {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          ...PATIENT,
          // Each is a way through a screen, tap by tap.
          testTimeout: 60_000,
          setupFiles: ['apps/web/src/shared/i18n/shop-texts.ts', 'apps/web/test/dom-setup.ts'],
          include: ['apps/web/**/*.dom.test.tsx'],
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...PATIENT } },
    ],
  },
})
