// Every direct dependency has its line in docs/dependencies.md, with the version that is installed, and no line is left over.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const table = 'docs/dependencies.md'

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>

const listManifests = (): string[] => {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  )
  return ['package.json', ...workspaces].filter((file) => existsSync(join(root, file)))
}

const readDependencies = (file: string): [string, string][] => {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, file), 'utf8'))
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies })
}

/** Lines look like `| name | version | why | licence |`; the name may be in backquotes. */
const readTable = (): Map<string, string> => {
  if (!existsSync(join(root, table))) return new Map()
  const rows = readFileSync(join(root, table), 'utf8').matchAll(
    /^\|?\s*`?((?:@[\w.-]+\/)?[\w.-]+)`?\s*\|\s*`?([\d][^\s|`]*)`?\s*\|/gm,
  )
  return new Map([...rows].map(([, name = '', version = '']) => [name, version]))
}

const used = new Map(
  listManifests()
    .flatMap(readDependencies)
    .filter(([name]) => !name.startsWith('@jhola/')),
)
const documented = readTable()
const problems = [
  ...[...used].filter(([name]) => !documented.has(name)).map(([name, version]) => `${name} ${version} has no line`),
  ...[...used]
    .filter(([name, version]) => documented.has(name) && documented.get(name) !== version)
    .map(([name, version]) => `${name} is ${version}, the table says ${documented.get(name)}`),
  ...[...documented.keys()].filter((name) => !used.has(name)).map((name) => `${name} is not used any more`),
]
for (const problem of problems) console.log(`${table}: ${problem}`)
if (problems.length > 0) process.exitCode = 1
