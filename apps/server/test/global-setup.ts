import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startTestServer, type TestServerAddress } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServerAddress
  }
}

/** Node's compile cache: tests start our commands and our server many times, mostly to load the same files. */
const COMPILED = join(import.meta.dirname, '..', '..', '..', '.cache', 'compiled')

/** One PostgreSQL server for the whole run; every test file gets its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.NODE_COMPILE_CACHE ??= COMPILED
  const server = await startTestServer()
  project.provide('testServer', server.address)
  return server.remove
}
