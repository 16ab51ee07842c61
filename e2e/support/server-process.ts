import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const READY_WITHIN_MS = 120_000
const STOP_WITHIN_MS = 20_000

/** A built server with its own data. */
export type OwnServer = { baseUrl: string; dataDir: string; stop(): Promise<void> }

/**
 * Starts the built server on a free port with its own data; what it writes goes to the end of `logFile`. `settings` are environment
 * variables. Throws with the end of the log when it does not become ready.
 */
export const startOwnServer = async (logFile: string, settings: Record<string, string> = {}): Promise<OwnServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jhola-e2e-'))
  const port = await findFreePort()
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    NODE_ENV: 'development',
    LOG_LEVEL: 'debug',
    ...settings,
  }
  const log = openSync(logFile, 'a')
  const server = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
    env,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const baseUrl = `http://127.0.0.1:${port}`
  const stop = async () => {
    await stopServer(server)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(baseUrl, server)
  } catch (error) {
    await stop()
    throw new Error(`The server did not become ready.\n${readFileSync(logFile, 'utf8').slice(-4000)}`, { cause: error })
  }
  return { baseUrl, dataDir, stop }
}

const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('No free port was given')
  return address.port
}

const waitUntilReady = async (baseUrl: string, server: ChildProcess): Promise<void> => {
  const deadlineMs = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadlineMs) {
    if (server.exitCode !== null) throw new Error(`It ended with exit code ${server.exitCode}`)
    const reply = await fetch(`${baseUrl}/ready`).catch(() => null)
    if (reply?.ok) return
    await new Promise((wake) => setTimeout(wake, 200))
  }
  throw new Error(`Not ready within ${READY_WITHIN_MS} ms`)
}

const stopServer = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const late = setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN_MS)
  await ended
  clearTimeout(late)
}
