import { type ServerProcess, startServerProcess } from '../../apps/server/test/chaos/server-process.ts'
import { builtEntry } from './built-entry.ts'

/** Runs the built server as in production while `work` runs. */
export const withServer = async <T>(
  options: { dataDir: string; port: number; env?: Record<string, string> },
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> => {
  const server = await startServerProcess({ ...options, entry: await builtEntry(), nodeArguments: ['--enable-source-maps'] })
  try {
    return await work(server)
  } finally {
    await server.end('SIGTERM')
  }
}
