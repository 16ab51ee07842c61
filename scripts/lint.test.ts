import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = dirname(import.meta.dirname)
const plugins = ['scripts/boundaries/no-present-time.grit', 'scripts/boundaries/no-open-redirect.grit']
const longFunction = `export function long() {\n${"  console.log('x')\n".repeat(61)}}\n`

const properties = 'nursery/noJsRestrictedProperties'
const globals = 'style/noRestrictedGlobals'
const contract = 'packages/contract/src/a'

/** One file for each of our own lint rules, which breaks that rule. */
const offences: readonly { rule: string; file: string; code: string }[] = [
  { rule: properties, file: `${contract}/now.ts`, code: 'export const now = () => Date.now()\n' },
  { rule: properties, file: `${contract}/clock.ts`, code: 'const { now } = Date\nexport const clock = now\n' },
  { rule: properties, file: `${contract}/random.ts`, code: 'export const id = () => Math.random()\n' },
  { rule: 'plugin', file: `${contract}/today.ts`, code: 'export const today = () => new Date()\n' },
  { rule: 'plugin', file: `${contract}/today-said.ts`, code: 'export const today = () => Date()\n' },
  { rule: globals, file: `${contract}/crypto.ts`, code: 'export const id = () => crypto.randomUUID()\n' },
  { rule: globals, file: `${contract}/fetch.ts`, code: "export const get = () => fetch('/x')\n" },
  { rule: globals, file: `${contract}/global.ts`, code: 'export const now = () => globalThis.Date.now()\n' },
  { rule: globals, file: `${contract}/performance.ts`, code: 'export const now = () => performance.now()\n' },
  { rule: globals, file: `${contract}/process.ts`, code: 'export const pid = () => process.pid\n' },
  { rule: globals, file: `${contract}/wait.ts`, code: 'export const wait = (run: () => void) => setTimeout(run, 1)\n' },
  {
    rule: 'plugin',
    file: 'apps/server/src/leave.ts',
    code: 'export const leave = (reply: Reply, to: string) => reply.redirect(to)\n',
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
  { rule: 'style/noExcessiveLinesPerFile', file: 'apps/server/src/long-file.ts', code: 'export {}\n'.repeat(251) },
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
  'packages/contract/src/a/given.ts': 'export const given = (ms: number) => new Date(ms)\n',
  'packages/contract/src/a/given.test.ts': 'export const now = () => new Date(Date.now() + Math.random())\n',
  'apps/server/src/as-long-as-allowed.ts': `export const a = 1\n${'// A line.\n'.repeat(249)}`,
  'vite.config.ts': 'export default {}\n',
}

type Settings = { overrides: { includes: string[]; linter: { rules: { style?: { noExcessiveLinesPerFile?: unknown } } } }[] }
/** Every file of the contract with one added line that reads the current time. */
const contractFiles = globSync('packages/contract/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
const withTime = (file: string): string =>
  `${readFileSync(join(root, file), 'utf8')}\nexport const brokenNow = () => Date.now()\n`

type Report = { diagnostics: { category: string; location: { path: string } }[] }
let tree = ''
let report: Report = { diagnostics: [] }

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'jhola-lint-'))
  const files = {
    ...legal,
    ...Object.fromEntries(offences.map(({ file, code }) => [file, code])),
    ...Object.fromEntries(contractFiles.map((file) => [file, withTime(file)])),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  for (const file of ['biome.json', ...plugins]) cpSync(join(root, file), join(tree, file), { recursive: true })
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

  test('Date.now() is reported in each file of the contract', () => {
    expect(contractFiles.length).toBeGreaterThan(100)
    expect(contractFiles.filter((file) => !rulesReportedFor(file).includes(properties))).toEqual([])
  })

  test('time and environment are allowed in their own places', () => {
    expect(
      Object.keys(legal).filter((file) => rulesReportedFor(file).some((rule) => rule !== 'suspicious/noImportCycles')),
    ).toEqual([])
  })
})

describe('biome.json on the files of this repo', () => {
  const { overrides }: Settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  const globs = overrides.flatMap(({ includes }) => includes.filter((glob) => !glob.startsWith('!')))
  const exclude = ['**/node_modules', '**/dist', '**/data']

  test.each(globs)('%s binds a file', (glob) => {
    expect(globSync(glob, { cwd: root, exclude }).length).toBeGreaterThan(0)
  })

  test('no file is named that may be longer than the rest', () => {
    const named = overrides.filter(({ includes }) => includes.some((glob) => !glob.includes('*') && !glob.startsWith('!')))
    expect(named.filter(({ linter }) => linter.rules.style?.noExcessiveLinesPerFile)).toEqual([])
  })
})
