import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { readReport } from './count-reports.mjs'

const PAGES_MAX = 3
const PAGE_LINES_MAX = 60
export const ERROR_LINES_MAX = 14

/**
 * What is to be known of the journeys that failed, where a log is all that is left and often only its end: what some of their
 * pages held, and then, last, the name and the error of each.
 */
export const failedJourneys = (file) => {
  const failed = (readReport(file)?.suites ?? []).flatMap(failedOf)
  const pages = failed.map(pageOf).filter(Boolean).slice(0, PAGES_MAX)
  return [...pages, ...failed.map(errorOf)].join('\n\n')
}

/** The failed tests of a suite and of those within it; the spec's name says what was walked. */
const failedOf = ({ suites = [], specs = [] }) => {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({ name: `${file}:${line} [${projectName}] ${title}`, result: results.at(-1) ?? {} })),
  )
  return [...own, ...suites.flatMap(failedOf)]
}

const pageOf = ({ name, result }) => {
  const path = result.attachments?.find((one) => one.name === 'error-context')?.path
  if (!path || !existsSync(path)) return null
  // Playwright puts it below a failed expectation, or under its own heading: the only YAML there is.
  const page = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8'))?.[1]
  return page ? `-- page of ${name}\n${head(page, PAGE_LINES_MAX)}` : null
}

const errorOf = ({ name, result }) =>
  `✗ ${name}\n${(result.errors ?? []).map(({ message = '' }) => head(stripVTControlCharacters(message), ERROR_LINES_MAX)).join('\n')}`

export const head = (text, lines) => text.split('\n').slice(0, lines).join('\n')
