import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'

/** One import: `to` is a path relative to the checkout, `npm:<package>`, `node:<module>`, or null when nothing stands there. */
export type Import = { from: string; specifier: string; line: number; to: string | null }

const sourceRoots = ['apps', 'packages', 'e2e', 'bench', 'scripts']
const skippedFolders = new Set(['node_modules', 'dist', 'data', 'migrations', 'public', 'locales'])
const source = /\.(ts|tsx|mts|mjs)$/
const handWritten = /\.(ts|tsx|mts|mjs|css|grit)$/

/** Every source file of the checkout, relative to `root`, sorted. */
export const listSources = (root: string): string[] => listFiles(root, source)

/** The same with what is written by hand in other languages. */
export const listHandWritten = (root: string): string[] => listFiles(root, handWritten)

function listFiles(root: string, pattern: RegExp): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : walk(path)
      return pattern.test(entry.name) ? [path] : []
    })
  const present = new Set(readdirSync(root))
  return sourceRoots
    .filter((folder) => present.has(folder))
    .flatMap(walk)
    .sort()
}

/**
 * Reads the imports of these files: static, dynamic, re-exports and types.
 * Resolves as Node does: extensions are written out, workspace packages by their `exports`.
 */
export const readImports = (root: string, files: readonly string[]): Import[] => {
  const realRoot = realpathSync(root)
  const resolver = new ResolverFactory({
    conditionNames: ['types', 'import', 'node', 'default'],
    extensions: [],
    builtinModules: true,
  })
  return files.flatMap((from) => {
    const text = readFileSync(join(realRoot, from), 'utf8')
    return findSpecifiers(from, text).map(({ specifier, offset }) => ({
      from,
      specifier,
      line: text.slice(0, offset).split('\n').length,
      to: resolve(resolver, realRoot, from, specifier),
    }))
  })
}

type Specifier = { specifier: string; offset: number }

const findSpecifiers = (file: string, text: string): Specifier[] => {
  const { program, module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`)
  const found: Specifier[] = []
  const add = (specifier: unknown, offset: number) => {
    if (typeof specifier === 'string') found.push({ specifier, offset })
  }
  for (const { moduleRequest } of module.staticImports) add(moduleRequest.value, moduleRequest.start)
  for (const { entries } of module.staticExports) {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest
    if (request) add(request.value, request.start)
  }
  new Visitor({
    ImportExpression: ({ source: from }) => add(from.type === 'Literal' ? from.value : null, from.start),
    TSImportType: ({ source: from }) => add(from.value, from.start),
  }).visit(program)
  return found
}

const resolve = (resolver: ResolverFactory, root: string, from: string, specifier: string): string | null => {
  // Made by a Vite plugin while it builds: there is no file to look at.
  if (specifier.startsWith('virtual:')) return `npm:${specifier}`
  const request = specifier.replace(/\?[^/]*$/, '')
  const result = resolver.sync(dirname(join(root, from)), request)
  if (result.builtin) return result.builtin.resolved
  if (!result.path) return null
  const path = relative(root, result.path).replaceAll('\\', '/')
  const inPackage = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(path)
  return inPackage ? `npm:${inPackage[1]}` : path
}
