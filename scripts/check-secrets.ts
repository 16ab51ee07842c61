// No secret, no machine's own path and no package registry address in any file that git keeps.
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const biggestBytes = 2_000_000

// Written in halves, so that this file does not find itself.
const forbidden: readonly [string, RegExp][] = [
  [
    'package registry address',
    new RegExp(
      `\\b(${['npm' + 'js', 'yarn' + 'pkg', 'npm' + 'mirror'].join('|')})\\.(org|com)\\b|https?://[^/\\s]*(registry|artifactory|verdaccio|nexus)[^/\\s]*`,
      'i',
    ),
  ],
  ['private key', new RegExp('-----BEGIN [A-Z ]*' + 'PRIVATE KEY-----')],
  ['cloud key', /\b(AKIA|ASIA)[0-9A-Z]{16}\b/],
  [
    'access token',
    /\b(gh[pousr]_[A-Za-z0-9]{30,}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36}|xox[abpr]-[\w-]{10,}|sk_live_\w{10,}|rzp_live_\w{10,})/,
  ],
  ['path of one machine', new RegExp('(?<![\\w.])/(home|' + 'Users)/[a-z][\\w-]+/')],
]

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\0')

const findIn = (file: string): string[] => {
  const path = join(root, file)
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size === 0 || size > biggestBytes) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    forbidden.filter(([, pattern]) => pattern.test(line)).map(([what]) => `${file}:${index + 1}: ${what}`),
  )
}

const problems = files.filter(Boolean).flatMap(findIn)
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1
