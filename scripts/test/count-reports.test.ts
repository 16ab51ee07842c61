import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-reports.mjs'

const folders: string[] = []

const report = (content: unknown): string => {
  const folder = mkdtempSync(join(tmpdir(), 'jhola-report-'))
  folders.push(folder)
  const file = join(folder, 'report.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const vitest = (counts: { passed: number; failed: number }, testResults: unknown[] = []) =>
  report({ numPassedTests: counts.passed, numFailedTests: counts.failed, numPendingTests: 2, numTodoTests: 1, testResults })

test('vitest: tests are counted, todo and skipped ones together', () => {
  expect(countVitest(vitest({ passed: 5, failed: 1 }), 1)).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('vitest: a file that does not load is a failure', () => {
  const file = vitest({ passed: 5, failed: 0 }, [{ status: 'failed', assertionResults: [] }])
  expect(countVitest(file, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('vitest: a failed exit without a failed test is a failure', () => {
  expect(countVitest(vitest({ passed: 5, failed: 0 }), 1).failed).toBe(1)
})

test('Playwright: stats are counted, and a broken setup is a failure', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 2 }
  expect(countPlaywright(report({ stats }), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  expect(countPlaywright(report({ stats }), 1).failed).toBe(1)
})

test('a report that is missing or broken is a failure', () => {
  expect(countVitest('/nowhere/report.json', 0).failed).toBe(1)
  expect(countPlaywright(report('{'), 0).failed).toBe(1)
})
