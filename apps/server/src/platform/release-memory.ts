import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives back what starting used up. Loading code (and the demo) makes much short-lived garbage, for which V8 takes room that it
 * keeps while the server idles: measured 135 MB without this call, 105 MB with it. Takes some 50 ms; call it before listening.
 */
export const releaseMemory = (): void => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
