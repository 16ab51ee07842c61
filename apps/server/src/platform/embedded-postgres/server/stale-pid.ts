import { readFile, rename, unlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { SOCKET_PORT } from '../cluster/server-settings.ts'
import { findServerProcesses } from '../processes.ts'
import { parsePostmasterPid, postmasterPidPath } from './postmaster-pid.ts'

/**
 * Removes the pid file of a killed server. PostgreSQL itself would accept any living process with that number, such as a thread
 * of Node in a container. False while workers of the old server have files open, or when another starter was quicker. Throws
 * when the server runs where we cannot see it.
 */
export const removeStalePid = async (clusterDir: string): Promise<boolean> => {
  const path = postmasterPidPath(clusterDir)
  // Read before the processes are listed: a server that starts after the listing cannot have written this text.
  const stale = await readText(path)
  if ((await findServerProcesses(clusterDir)).length > 0) return false
  if (stale === undefined) return true
  const noted = parsePostmasterPid(stale)
  if (noted && (await answers(noted.socketDir))) {
    throw new Error(`Another machine or container runs the database in ${clusterDir}. Stop it first.`)
  }
  return removeText(path, stale)
}

const readText = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined)

/**
 * Removes the file if it still has this text. It is renamed first, so that no new file can replace it between check and
 * removal.
 */
const removeText = async (path: string, text: string): Promise<boolean> => {
  const aside = `${path}.stale-${process.pid}`
  try {
    await rename(path, aside)
  } catch {
    return (await readText(path)) === undefined
  }
  if ((await readText(aside)) === text) {
    await unlink(aside)
    return true
  }
  // Puts back the file of a server that another starter has just started: a server ends when its pid file is missing for a
  // minute.
  await rename(aside, path)
  return false
}

/** Whether a server listens on the socket: the last check when its process is not visible to us. */
const answers = (socketDir: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(join(socketDir, `.s.PGSQL.${SOCKET_PORT}`))
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
