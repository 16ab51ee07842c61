import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The content of `postmaster.pid`, which a server writes into its cluster folder. */
export type PostmasterPid = {
  pid: number
  /** Empty until the server has opened its socket. */
  socketDir: string
  ready: boolean
  /** The whole file, to detect that another server has replaced it. */
  text: string
}

const SOCKET_DIR_LINE = 4
const STATUS_LINE = 7

export const postmasterPidPath = (clusterDir: string): string => join(clusterDir, 'postmaster.pid')

/** Undefined if the file is missing, empty or incomplete. */
export const readPostmasterPid = async (clusterDir: string): Promise<PostmasterPid | undefined> => {
  const text = await readFile(postmasterPidPath(clusterDir), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parsePostmasterPid(text)
}

/** Reads the text of a `postmaster.pid`. */
export const parsePostmasterPid = (text: string): PostmasterPid | undefined => {
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number.parseInt(lines[0] ?? '', 10)
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, socketDir: lines[SOCKET_DIR_LINE] ?? '', ready: lines[STATUS_LINE] === 'ready', text }
}
