import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Database } from '../../apps/server/src/platform/db/index.ts'

/** Time on a processor that a process has had so far, all its threads, in ms; 0 where the system does not tell. */
const processMs = (pid: number): number => {
  const folder = `/proc/${pid}/task`
  if (!existsSync(folder)) return 0
  return readdirSync(folder).reduce((sum, thread) => {
    try {
      return sum + Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    } catch {
      // The thread has just ended.
      return sum
    }
  }, 0)
}

/** The processes of the database's server, our own connections and its helpers. */
const databasePids = async (db: Database): Promise<number[]> =>
  (await db.query<{ pid: number }>('SELECT pid FROM pg_stat_activity')).map(({ pid }) => pid)

/** What a piece of work cost in processor time: this process and the database. Hardly changed by what else the machine does. */
export const cpuOf = async <T>(
  db: Database,
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; nodeMs: number; databaseMs: number }> => {
  const before = new Map((await databasePids(db)).map((backend) => [backend, processMs(backend)]))
  const nodeBefore = processMs(pid)
  const result = await work()
  const nodeMs = processMs(pid) - nodeBefore
  const after = await databasePids(db)
  const databaseMs = after.reduce((sum, backend) => sum + processMs(backend) - (before.get(backend) ?? 0), 0)
  return { result, nodeMs, databaseMs }
}
