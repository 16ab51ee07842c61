import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { PlainError, root } from '../bootstrap.mjs'

const entry = join(root, 'apps/server/src/main.ts')
const outFile = join(root, 'apps/server/dist/main.js')

/**
 * Bundles the server and the contract into one file (quick cold start); packages stay in node_modules.
 * Throws PlainError when the code does not compile, after esbuild has printed where.
 */
export const bundleServer = async () => {
  const { build } = await import('esbuild')
  const options = {
    entryPoints: [entry],
    outfile: outFile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [packagesStayOutside, sourcesKeepTheirPlace],
  }
  await build(options).catch(() => {
    throw new PlainError('the server does not build; the messages above say why.')
  })
}

/** Our own packages are bundled, every other one is loaded from node_modules. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@jhola/')) return undefined
      return { path, external: true }
    })
  },
}

/**
 * In the bundle every module would see the bundle's address as `import.meta.url` and miss the files beside it (migrations, data).
 * This gives each module its own address again, so that `node src/main.ts` and the bundle read the same files.
 */
const sourcesKeepTheirPlace = {
  name: 'sources-keep-their-place',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!source.includes('import.meta.')) return undefined
      const place = JSON.stringify(relative(dirname(outFile), path))
      const contents = source
        .replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`)
        .replaceAll(
          'import.meta.dirname',
          `decodeURIComponent(new URL('.', new URL(${place}, import.meta.url)).pathname.slice(0, -1))`,
        )
        .replaceAll('import.meta.filename', `decodeURIComponent(new URL(${place}, import.meta.url).pathname)`)
      return { contents, loader: 'ts' }
    })
  },
}
