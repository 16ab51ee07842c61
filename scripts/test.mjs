// npm test: installs and builds what is missing or stale, then runs every check there is and closes with one line of counts.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { command, ensureInstalled, PlainError, root, runNode } from './bootstrap.mjs'
import { buildStale } from './build.mjs'
import { runChecks } from './check.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { countPlaywright, countVitest } from './test/count-reports.mjs'
import { failedJourneys } from './test/failed-journeys.mjs'
import { failedTests } from './test/failed-tests.mjs'
import { stepTable } from './test/step-table.mjs'

const reports = join(root, 'test-results')

const GIB = 2 ** 30
const RAM = '/dev/shm'
const PREFIX = 'jhola-test-'
/** As `nice -n 10`. */
const BACKGROUND = 10

/** A run ended by SIGKILL does not delete its folder. */
const isAbandoned = (name) => {
  const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
  return owner !== undefined && !existsSync(`/proc/${owner}`)
}

/** Throw-away databases and browser profiles need no disk. They live in memory where enough is free. */
const keepTemporaryFilesInMemory = () => {
  if (process.env.TMPDIR || freemem() < 8 * GIB) return
  try {
    const { bavail, bsize } = statfsSync(RAM)
    if (bavail * bsize < 6 * GIB) return
    for (const name of readdirSync(RAM)) if (isAbandoned(name)) rmSync(join(RAM, name), { recursive: true, force: true })
    // The database's own account must be able to enter the folder.
    const folder = mkdtempSync(join(RAM, `${PREFIX}${process.pid}-`))
    chmodSync(folder, 0o1777)
    process.env.TMPDIR = folder
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  } catch {
    // This system has no such folder: use the disk.
  }
}

/** The duration of each step, in the order in which the steps ended. */
const times = []

/** Does one thing and records its duration. */
const timed = async (name, work) => {
  const startedMs = Date.now()
  try {
    return await work()
  } finally {
    times.push({ name, seconds: Math.round((Date.now() - startedMs) / 1000) })
  }
}

/** Runs one step. A step that throws counts as one failure, and the others continue. */
const counted = async (work) => {
  const counts = await work().catch((error) => {
    console.error(error instanceof PlainError ? `✗ ${error.message}` : error)
    return { passed: 0, failed: 1 }
  })
  return { skipped: 0, ...counts }
}

const sumOf = (title, { passed, failed }) => `== ${title}: ${passed} passed, ${failed} failed`

/** A step under its own heading. */
const step = async (title, work) => {
  console.log(`\n== ${title}`)
  const counts = await timed(title, () => counted(work))
  console.log(sumOf(title, counts))
  return counts
}

/** Output of the failed checks. */
const failedChecks = []

/** The checks, beside the steps that have the processor before them; what they say comes in one piece, when all have ended. */
const checksBeside = async () => {
  const lines = []
  const counts = await timed('Checks, beside the others', () =>
    counted(() => runChecks({ say: (line) => lines.push(line), priority: BACKGROUND })),
  )
  failedChecks.push(...lines.filter((line) => line.startsWith('✗')))
  console.log(`\n== Checks\n${lines.join('\n')}\n${sumOf('Checks', counts)}`)
  return counts
}

const build = async () => {
  await buildStale()
  return { passed: 1, failed: 0 }
}

const unitTests = async () => {
  const code = await runNode(['node_modules/vitest/vitest.mjs', 'run'])
  return countVitest(join(reports, 'vitest.json'), code)
}

const browserTests = async (isBuilt) => {
  // Browser journeys through an outdated build would prove nothing.
  if (!isBuilt) throw new PlainError('not run: there is no build of this code.')
  ensureChromium()
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'test'])
  if (code !== 0) console.log(failedJourneys(join(reports, 'playwright.json')))
  return countPlaywright(join(reports, 'playwright.json'), code)
}

await command(async () => {
  const startedMs = Date.now()
  await timed('Dependencies', ensureInstalled)
  rmSync(reports, { recursive: true, force: true })
  keepTemporaryFilesInMemory()
  // A build, and tests that wait for their database, do not use both cores fully: the checks use the rest.
  const checking = checksBeside()
  const built = await step('Build', build)
  const unit = await step('Rules, modules and screens', unitTests)
  // Journeys have deadlines, so nothing runs beside them.
  const checked = await checking
  const browser = await step('Browser journeys', () => browserTests(built.failed === 0))
  // Where the end of a log is all that is left, it tells of the steps before too.
  if (failedChecks.length > 0) console.log(`\n${failedChecks.join('\n')}`)
  if (unit.failed > 0) console.log(`\n${failedTests(join(reports, 'vitest.json'), root)}`)
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const counts of [built, checked, unit, browser]) for (const key of Object.keys(total)) total[key] += counts[key]
  console.log(`\n${stepTable(times, Math.round((Date.now() - startedMs) / 1000))}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  return total.failed === 0 ? 0 : 1
})
