// Paths and links that the specification names must exist: a newcomer follows them.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findBrokenPaths } from './docs/find-broken-paths.ts'
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
const unproven = findUnprovenRows(readFileSync('docs/security.md', 'utf8'), existsSync).map((line) => `docs/security.md: ${line}`)
for (const line of [...broken, ...unproven]) console.error(line)
process.exitCode = broken.length + unproven.length === 0 ? 0 : 1
