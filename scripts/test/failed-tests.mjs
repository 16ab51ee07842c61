import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readReport } from './count-reports.mjs'
import { ERROR_LINES_MAX, head } from './failed-journeys.mjs'

/** Name and error of each failed test of a vitest JSON report, and of each file that did not load; empty when all passed. */
export const failedTests = (file, root) => {
  const failed = (readReport(file)?.testResults ?? []).filter(({ status }) => status === 'failed')
  return failed.flatMap((of) => errorsOf(of, relative(root, of.name))).join('\n\n')
}

const errorsOf = ({ message, assertionResults }, path) => {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return [tell(path, message)]
  return failed.map(({ fullName, failureMessages }) => tell(`${path} › ${fullName}`, failureMessages.join('\n')))
}

const tell = (name, message) => `✗ ${name}\n${head(stripVTControlCharacters(message ?? ''), ERROR_LINES_MAX)}`
