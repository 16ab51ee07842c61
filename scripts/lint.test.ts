import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = dirname(import.meta.dirname)
const longFunction = `export function long() {\n${"  console.log('x')\n".repeat(61)}}\n`

/** One file per rule of our own choosing, breaking that rule. */
const offences: readonly { rule: string; file: string; code: string }[] = [
  { rule: 'style/noRestrictedGlobals', file: 'packages/contract/src/a/rules.ts', code: 'export const now = () => Date.now()\n' },
  { rule: 'style/noRestrictedGlobals', file: 'packages/contract/src/b/rules.ts', code: "export const get = () => fetch('/x')\n" },
  { rule: 'style/noRestrictedGlobals', file: 'packages/contract/src/c/rules.ts', code: 'export const pid = () => process.pid\n' },
  {
    rule: 'nursery/noJsRestrictedProperties',
    file: 'packages/contract/src/d/rules.ts',
    code: 'export const id = () => Math.random()\n',
  },
  { rule: 'style/noDefaultExport', file: 'apps/server/src/default.ts', code: 'export default 1\n' },
  { rule: 'suspicious/noExplicitAny', file: 'apps/server/src/any.ts', code: 'export const a: any = 1\n' },
  {
    rule: 'nursery/noFloatingPromises',
    file: 'apps/server/src/floating.ts',
    code: 'async function save() {}\nexport function run() {\n  save()\n}\n',
  },
  { rule: 'style/noProcessEnv', file: 'apps/server/src/environment.ts', code: 'export const port = process.env.PORT\n' },
  { rule: 'style/useFilenamingConvention', file: 'apps/server/src/placeOrder.ts', code: 'export const a = 1\n' },
  { rule: 'style/noExcessiveLinesPerFile', file: 'apps/server/src/long-file.ts', code: 'export {}\n'.repeat(301) },
  { rule: 'complexity/noExcessiveLinesPerFunction', file: 'apps/server/src/long-function.ts', code: longFunction },
  {
    rule: 'suspicious/noImportCycles',
    file: 'apps/server/src/round.ts',
    code: "import { b } from './trip.ts'\nexport const a = () => b\n",
  },
  { rule: 'a11y/useAltText', file: 'apps/web/src/picture.tsx', code: 'export const Picture = () => <img src="x" />\n' },
]

const legal: Record<string, string> = {
  'apps/server/src/trip.ts': "import { a } from './round.ts'\nexport const b = () => a\n",
  'apps/server/src/config.ts': 'export const port = process.env.PORT\n',
  'apps/server/src/clock.ts': 'export const now = () => Date.now()\n',
  'vite.config.ts': 'export default {}\n',
}

type Report = { diagnostics: { category: string; location: { path: string } }[] }
let tree = ''
let report: Report = { diagnostics: [] }

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'jhola-lint-'))
  const files = { ...legal, ...Object.fromEntries(offences.map(({ file, code }) => [file, code])) }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  cpSync(join(root, 'biome.json'), join(tree, 'biome.json'))
  writeFileSync(join(tree, '.gitignore'), 'node_modules\n')
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: tree,
    encoding: 'utf8',
  })
  report = JSON.parse(stdout)
})

afterAll(() => rmSync(tree, { recursive: true, force: true }))

const rulesReportedFor = (file: string) =>
  report.diagnostics.filter(({ location }) => location.path === file).map(({ category }) => category.replace('lint/', ''))

describe('lint rules', () => {
  test.each(offences)('$rule is reported for $file', ({ rule, file }) => {
    expect(rulesReportedFor(file)).toContain(rule)
  })

  test('time and environment are allowed outside rules, in their own places', () => {
    expect(['apps/server/src/config.ts', 'apps/server/src/clock.ts', 'vite.config.ts'].flatMap(rulesReportedFor)).toEqual([])
  })
})
