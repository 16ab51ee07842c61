import { existsSync } from 'node:fs'
import { BUILT_ENTRY } from '../../apps/server/test/chaos/server-process.ts'
import { buildStale } from '../../scripts/build.mjs'

let built: Promise<string> | undefined

/** The production bundle, rebuilt when stale. The server can be measured even when the web app does not build. */
export const builtEntry = (): Promise<string> => {
  built ??= buildStale()
    .catch((error: unknown) => {
      process.stderr.write(`measuring what is built: ${error instanceof Error ? error.message : String(error)}\n`)
    })
    .then(() => {
      if (!existsSync(BUILT_ENTRY)) throw new Error('there is no build of the server')
      return BUILT_ENTRY
    })
  return built
}
