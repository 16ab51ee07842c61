import { once } from 'node:events'
import { createServer } from 'node:net'

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program: stop it, or choose another PORT',
  EACCES: 'may not be used by this account: choose a PORT above 1023',
  EADDRNOTAVAIL: 'cannot be used: HOST names no address of this machine',
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * Takes the port for a moment, before anything else is started. Throws one line that names the port when it cannot be had: a second
 * start must not touch the database of the first.
 */
export const requireFreePort = async ({ port, host }: { port: number; host: string }): Promise<void> => {
  if (port === 0) return
  const probe = createServer()
  try {
    probe.listen({ port, host, exclusive: true })
    await once(probe, 'listening')
  } catch (error) {
    const reason = REASONS[codeOf(error)]
    throw reason === undefined ? error : new Error(`port ${port} ${reason}`, { cause: error })
  }
  probe.close()
  await once(probe, 'close')
}
