import { existsSync } from 'node:fs'
import { BUILT_ENTRY } from '../../apps/server/test/chaos/server-process.ts'
import { buildStale } from '../../scripts/build.mjs'

let built: Promise<string> | undefined

/** The bundle that production runs, built anew when stale; a web app that does not build leaves the server measurable. */
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
