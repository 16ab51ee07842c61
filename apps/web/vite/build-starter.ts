import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const NAME = 'src/app/entry-start.ts'
const SOURCE = fileURLToPath(new URL(`../${NAME}`, import.meta.url))

/**
 * Builds the bootstrap script of a server-rendered page separately: as a further entry it would change the chunks of all others.
 */
export const buildStarter = (target: string[]): Plugin => ({
  name: 'jhola:starter',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, copyPublicDir: false, target, modulePreload: false, rollupOptions: { input: SOURCE } },
    })
    const [output] = [built].flat()
    const code = output && 'output' in output ? output.output[0].code : undefined
    if (!code) throw new Error(`${NAME} was not built`)
    this.emitFile({ type: 'asset', name: 'start.js', originalFileName: NAME, source: code })
  },
})
