import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Database } from '../../apps/server/src/platform/db/index.ts'

/** Processor time that a process has used so far in all threads, in ms; 0 where the system does not report it. */
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

/** The database server's processes: our connections and its background workers. */
const databasePids = async (db: Database): Promise<number[]> =>
  (await db.query<{ pid: number }>('SELECT pid FROM pg_stat_activity')).map(({ pid }) => pid)

/** Measures the processor time of a piece of work, in this process and the database. Other load on the machine hardly changes it. */
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
