import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BACK_MAX_MS, runChaos } from './run-chaos.ts'

const KILLS = 6

/** A port without a listener. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

// `npm run bench -- chaos` does the same two hundred times.
test(`${KILLS} kills of server and database under load lose nothing and double nothing`, { timeout: 300_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jh-chaos-'))
  await chmod(dataDir, 0o755)
  try {
    const result = await runChaos({
      dataDir,
      port: await freePort(),
      kills: KILLS,
      betweenMs: 300,
      onKill: (line) => console.info(line),
    })
    expect(result.problems).toEqual([])
    expect(result.orders).toBeGreaterThan(KILLS)
    expect(result.kills).toEqual({ app: KILLS / 3, database: KILLS / 3, both: KILLS / 3 })
    expect(Math.max(...result.orderedMs)).toBeLessThan(BACK_MAX_MS)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
