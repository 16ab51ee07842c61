import { execFile } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether a process with this id runs. A zombie (ended, not yet collected by its parent) does not count. */
export async function isRunning(pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
    return state !== undefined && !/\) [ZX] /.test(state)
  }
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether `pid` is a PostgreSQL server working in this cluster folder: a bare process id proves nothing. */
export async function isServerOf(pid: number, clusterDir: string): Promise<boolean> {
  if (process.platform === 'linux') return isPostgresIn(pid, clusterDir)
  return (await commandOf(pid))?.includes(clusterDir) ?? false
}

/** Every PostgreSQL process, server or orphaned worker, that still works in this cluster folder. */
export async function findServerProcesses(clusterDir: string): Promise<number[]> {
  if (process.platform !== 'linux') return findByCommand(clusterDir)
  const pids = (await readdir('/proc')).map(Number).filter((pid) => Number.isInteger(pid) && pid > 0)
  const hits: number[] = []
  for (const pid of pids) {
    if (await isPostgresIn(pid, clusterDir)) hits.push(pid)
  }
  return hits
}

async function isPostgresIn(pid: number, clusterDir: string): Promise<boolean> {
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  if (cwd !== clusterDir) return false
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return name.trim() === 'postgres'
}

async function commandOf(pid: number): Promise<string | undefined> {
  const answer = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => undefined)
  return answer?.stdout
}

async function findByCommand(clusterDir: string): Promise<number[]> {
  const { stdout } = await run('ps', ['-axo', 'pid=,command='])
  return stdout
    .split('\n')
    .filter((line) => line.includes('postgres') && line.includes(clusterDir))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid)
}
