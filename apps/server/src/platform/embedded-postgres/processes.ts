import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether a process with this id is running. A zombie (ended, not yet collected by its parent) does not count. */
export const isRunning = async (pid: number): Promise<boolean> => {
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

/** Whether `pid` is the PostgreSQL server of this cluster folder. A process id alone proves nothing. */
export const isServerOf = async (pid: number, clusterDir: string): Promise<boolean> => {
  if (process.platform !== 'linux') return (await commandOf(pid))?.includes(clusterDir) ?? false
  if ((await nameOf(pid)) !== 'postgres') return false
  const cwd = await workFolderOf(pid)
  if (cwd !== HIDDEN) return cwd === clusterDir
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.split('\0').includes(clusterDir)
}

/** Every PostgreSQL process, server or orphaned worker, that still uses this cluster folder. */
export const findServerProcesses = async (clusterDir: string): Promise<number[]> => {
  if (process.platform !== 'linux') return findByCommand(clusterDir)
  const hits: number[] = []
  for (const pid of (await readdir('/proc')).map(Number).filter((id) => Number.isInteger(id))) {
    if ((await nameOf(pid)) !== 'postgres') continue
    const cwd = await workFolderOf(pid)
    if (cwd === HIDDEN) return findAsOwner(clusterDir)
    if (cwd === clusterDir) hits.push(pid)
  }
  return hits
}

const nameOf = async (pid: number): Promise<string> => (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim()

const HIDDEN = Symbol('hidden')

/** HIDDEN if we may not read it: root in a container without CAP_SYS_PTRACE, reading another user's process. */
const workFolderOf = async (pid: number): Promise<string | typeof HIDDEN | undefined> => {
  try {
    return await readlink(`/proc/${pid}/cwd`)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES' ? HIDDEN : undefined
  }
}

const LIST_BY_FOLDER = 'for p in [0-9]*; do [ "$p/cwd" -ef "$1" ] && echo "$p $(cat "$p/comm")"; done; true'

/** Searches as the account that owns the cluster: it always sees its own processes. */
const findAsOwner = async (clusterDir: string): Promise<number[]> => {
  const { uid, gid } = await stat(clusterDir)
  if (process.getuid?.() !== 0) return []
  const { stdout } = await run('/bin/sh', ['-c', LIST_BY_FOLDER, 'sh', clusterDir], { uid, gid, cwd: '/proc' })
  return stdout
    .split('\n')
    .filter((line) => line.endsWith(' postgres'))
    .map((line) => Number.parseInt(line, 10))
}

const commandOf = async (pid: number): Promise<string | undefined> => {
  const answer = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => undefined)
  return answer?.stdout
}

const findByCommand = async (clusterDir: string): Promise<number[]> => {
  const { stdout } = await run('ps', ['-axo', 'pid=,command='])
  return stdout
    .split('\n')
    .filter((line) => line.includes('postgres') && line.includes(clusterDir))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid)
}
