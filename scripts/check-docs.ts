// Paths and links that the specification names must exist: a newcomer follows them. Rows of the tables of law and security that say "met"
// name something that shows it, and every setting is explained.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SETTING_NAMES } from '../apps/server/src/config.ts'
import { findBrokenPaths } from './docs/find-broken-paths.ts'
import { findMissingSettings, findUnknownSettings } from './docs/find-missing-settings.ts'
import { findUnprovenClauses } from './docs/find-unproven-clauses.ts'
import { findUnprovenRows } from './docs/find-unproven-rows.ts'

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))

const broken = documents.flatMap((file) =>
  findBrokenPaths(readFileSync(file, 'utf8'), {
    pathExists: existsSync,
    linkExists: (target) => existsSync(join(dirname(file), target)),
  }).map((path) => `${file}: ${path}`),
)
const read = (file: string): string => readFileSync(file, 'utf8')
const example = read('deploy/jhola.env.example')
const problems = [
  ...broken,
  ...findUnprovenRows(read('docs/security.md'), existsSync).map((line) => `docs/security.md: ${line}`),
  ...findUnprovenClauses(read('docs/compliance.md'), existsSync).map((line) => `docs/compliance.md: ${line}`),
  ...findMissingSettings(SETTING_NAMES, read('docs/operations.md')).map((name) => `docs/operations.md does not explain ${name}`),
  ...findMissingSettings(SETTING_NAMES, example).map(
    (name) => `deploy/jhola.env.example: ${name} is missing, or why it is not there`,
  ),
  ...findUnknownSettings(SETTING_NAMES, example).map((name) => `deploy/jhola.env.example: there is no setting ${name}`),
]
for (const line of problems) console.error(line)
process.exitCode = problems.length === 0 ? 0 : 1
