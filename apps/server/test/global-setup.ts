import type { TestProject } from 'vitest/node'
import { startTestServer, type TestServerAddress } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServerAddress
  }
}

/** One PostgreSQL server for the whole run; every test file gets its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  project.provide('testServer', server.address)
  return server.remove
}
