import { type ChildProcess, spawn } from 'node:child_process'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')
/** The bundle that production runs, and its source. */
export const BUILT_ENTRY = join(ROOT, 'apps', 'server', 'dist', 'main.js')
export const SOURCE_ENTRY = join(ROOT, 'apps', 'server', 'src', 'main.ts')

const POLL_MS = 10
const START_LIMIT_MS = 60_000
const OUTPUT_KEPT = 20_000

export type ServerProcessOptions = {
  dataDir: string
  port: number
  /** Default: the source. */
  entry?: string
  nodeArguments?: readonly string[]
  /** Environment variables besides ours: no demo, no rate limits, this machine only. */
  env?: Record<string, string>
}

/** The real server in its own process. */
export type ServerProcess = {
  pid: number
  origin: string
  /** From the start of the process to the first response of /health. */
  startedInMs: number
  /** The newest output of the process. */
  output(): string
  /** Sends the signal and waits for the end. Does nothing if the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** Whether the server responds with 200. */
export const isServing = (origin: string, path = '/health'): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get(`${origin}${path}`, { timeout: 1000 }, (reply) => {
      reply.resume()
      resolve(reply.statusCode === 200)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })

/** Starts the server and waits until it responds. Throws with its output if it ends before. */
export const startServerProcess = async (options: ServerProcessOptions): Promise<ServerProcess> => {
  const startedMs = performance.now()
  const child = spawn(process.execPath, [...(options.nodeArguments ?? []), options.entry ?? SOURCE_ENTRY], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(options.port),
      HOST: '127.0.0.1',
      DATA_DIR: options.dataDir,
      DEMO_DATA: 'off',
      RATE_LIMIT: 'off',
      STRANGER_LIMITS: 'off',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-OUTPUT_KEPT)
    })
  const origin = `http://127.0.0.1:${options.port}`
  await untilServing(child, origin, () => said)
  return {
    pid: child.pid ?? 0,
    origin,
    startedInMs: performance.now() - startedMs,
    output: () => said,
    end: async (signal) => {
      const ended = hasEnded(child) ? undefined : new Promise((resolve) => child.once('exit', resolve))
      child.kill(signal)
      await ended
    },
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

const untilServing = async (child: ChildProcess, origin: string, output: () => string): Promise<void> => {
  const giveUpAt = Date.now() + START_LIMIT_MS
  while (!(await isServing(origin))) {
    if (hasEnded(child)) throw new Error(`the server ended before it served:\n${output()}`)
    if (Date.now() > giveUpAt) {
      child.kill('SIGKILL')
      throw new Error(`the server did not serve within ${START_LIMIT_MS / 1000} s:\n${output()}`)
    }
    await delay(POLL_MS)
  }
}
