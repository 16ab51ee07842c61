import { existsSync, readFileSync } from 'node:fs'

/** Counts of a vitest JSON report; a file that does not load, or an exit code without a failed test, counts as one failure. */
export const countVitest = (file, exitCode) => {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const unloaded = report.testResults.filter((result) => result.status === 'failed' && !hasFailedTest(result)).length
  const failed = report.numFailedTests + unloaded
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

const hasFailedTest = (result) => result.assertionResults.some((test) => test.status === 'failed')

/** Counts of a Playwright JSON report; an exit code without a failed test (a setup that broke, no test found) counts as one failure. */
export const countPlaywright = (file, exitCode) => {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected === 0 && exitCode !== 0 ? 1 : unexpected, skipped }
}

/** A report as it was written, or null where there is none that can be read. */
export const readReport = (file) => {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
