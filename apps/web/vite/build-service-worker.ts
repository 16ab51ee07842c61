import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { isLooseFile } from '../src/sw/files/loose-files.ts'

const SOURCE = fileURLToPath(new URL('../src/sw/service-worker.ts', import.meta.url))

const COUNTER_FILE = 'counter-files.json'

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** Everything that a chunk can load, statically or dynamically. */
const reachable = (chunks: Chunks, start: string): Rolldown.OutputChunk[] => {
  const found = new Map<string, Rolldown.OutputChunk>()
  const visit = (fileName: string) => {
    const chunk = chunks.get(fileName)
    if (!chunk || found.has(fileName)) return
    found.set(fileName, chunk)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  visit(start)
  return [...found.values()]
}

/** `hi` for a chunk made from `src/locales/hi/cart.json`, or from the list of these files. */
const languageOf = (chunk: Rolldown.OutputChunk): string | undefined =>
  /\/locales\/(\w+)\/[\w.-]+\.(?:json|ts)$/.exec(chunk.facadeModuleId ?? '')?.[1]

const stylesOf = (chunk: Rolldown.OutputChunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)

/** Files of an entry that the worker caches for offline use. `leftOut` names sources that are useless offline. */
const listFiles = (
  chunks: Chunks,
  { entry, starters, isInlined, leftOut }: { entry: string; starters: readonly string[]; isInlined: boolean; leftOut: RegExp },
) => {
  const start = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === entry)
  if (!start) throw new Error(`there is no entry called ${entry}`)
  const shell = [...starters]
  const texts: Record<string, string[]> = {}
  for (const chunk of reachable(chunks, start.fileName)) {
    const language = languageOf(chunk)
    const address = `/${chunk.fileName}`
    if (language) texts[language] = [...(texts[language] ?? []), address]
    // A style sheet that is inlined in every page is not a file; a screen cannot start without its own style sheet.
    else if (!chunk.moduleIds.some((id) => leftOut.test(id)))
      shell.push(address, ...(chunk === start && isInlined ? [] : stylesOf(chunk)))
  }
  return { shell: [...new Set(shell)].toSorted(), texts }
}

/** Files cached under names that never change: new content must be a new version of the worker. */
const readLooseFiles = async (dir: string): Promise<string[]> => {
  const names = (await readdir(dir)).filter((name) => isLooseFile(`/${name}`)).toSorted()
  return Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')))
}

/**
 * Builds `sw.js` after the pages, with the list of files that the customer's entry needs. Its version is the hash of that list
 * and of the files without a hash in their name, so a build that changes nothing for customers is not a new version for them. The
 * counter's files are listed in a separate file, which the worker reads only where somebody of a shop works: customers download
 * nothing of it.
 */
export const buildServiceWorker = ({ entry, counter, leftOut }: { entry: string; counter: string; leftOut: RegExp }): Plugin => ({
  name: 'jhola:service-worker',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = 'dist' }, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
    )
    // Scripts beside the chunks start the server-rendered pages.
    const starters = Object.keys(bundle).flatMap((file) => (file.endsWith('.js') && !chunks.has(file) ? [`/${file}`] : []))
    const files = listFiles(chunks, { entry, starters, isInlined: true, leftOut })
    const content = JSON.stringify([files, await readLooseFiles(dir)])
    const version = createHash('sha256').update(content).digest('hex').slice(0, 12)
    await writeFile(
      join(dir, COUNTER_FILE),
      JSON.stringify(listFiles(chunks, { entry: counter, starters: [], isInlined: false, leftOut })),
    )
    await build({
      configFile: false,
      logLevel: 'warn',
      define: { BUILT_FILES: JSON.stringify({ version, ...files }) },
      build: {
        outDir: dir,
        emptyOutDir: false,
        copyPublicDir: false,
        target: ['chrome111', 'safari16.4', 'firefox128'],
        rollupOptions: { input: SOURCE, output: { entryFileNames: 'sw.js', format: 'iife' } },
      },
    })
  },
})
