import { randomBytes } from 'node:crypto'
import { chmod, lstat, mkdir, mkdtemp, readlink, realpath, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { canEnter, chooseServiceAccount, giveTo, giveTreeTo, type ServiceAccount } from './service-account.ts'

/** A Unix socket's path may have 107 bytes; PostgreSQL adds `/.s.PGSQL.5432.lock`. */
const MAX_SOCKET_FOLDER_BYTES = 80
/** Folder for files that the unprivileged account could not reach in DATA_DIR, such as under /root. */
export const SHELTER = '/var/lib/jhola'

/** The paths of one embedded server. */
export type ServerLayout = {
  /** PGDATA with all links resolved; it may not exist yet. */
  clusterDir: string
  /** The folder around it. A new cluster is prepared in it before it is renamed. */
  nurseryDir: string
  /** 0700 folder with the server's socket. */
  socketDir: string
  /** The server's output before its own log begins. */
  startLog: string
  /** The account the server runs under; undefined if it is our own. */
  serviceAccount: ServiceAccount | undefined
}

/** Chooses and creates the folders for the server of `dataDir`. Logs it when the files are in another place. */
export const prepareLayout = async (dataDir: string, log: (line: string) => void): Promise<ServerLayout> => {
  await mkdir(dataDir, { recursive: true })
  const base = await realpath(dataDir)
  const usualDir = join(base, 'postgres')
  const owner = await ownerOf(usualDir)
  const serviceAccount = await chooseServiceAccount(owner)
  const nurseryDir = await chooseNursery(base, usualDir, serviceAccount, log)
  const clusterDir = join(nurseryDir, 'postgres')
  // A folder copied by root: the server requires that its account owns it.
  if (serviceAccount && owner === 0) await giveTreeTo(clusterDir, serviceAccount)
  if (!serviceAccount && owner !== undefined && owner !== process.getuid?.()) {
    throw new Error(`${clusterDir} belongs to another user (uid ${owner}). Start as that user or as root.`)
  }
  return {
    clusterDir,
    nurseryDir,
    socketDir: await makeSocketDir(nurseryDir, serviceAccount),
    startLog: join(base, 'postgres-start.log'),
    serviceAccount,
  }
}

const ownerOf = async (path: string): Promise<number | undefined> => (await stat(path).catch(() => undefined))?.uid

const chooseNursery = async (
  base: string,
  usualDir: string,
  serviceAccount: ServiceAccount | undefined,
  log: (line: string) => void,
): Promise<string> => {
  const entry = await lstat(usualDir).catch(() => undefined)
  if (entry?.isSymbolicLink()) return followLink(base, usualDir)
  if (await canEnter(base, serviceAccount)) return base
  if (entry)
    throw new Error(
      `The account ${serviceAccount?.name}, which runs the database, cannot enter ${base}. Move DATA_DIR out of the closed folder.`,
    )
  return openShelter(usualDir, log)
}

const followLink = async (base: string, link: string): Promise<string> => {
  const target = resolve(base, await readlink(link))
  const folder = await realpath(dirname(target)).catch(() => undefined)
  if (folder === undefined)
    throw new Error(
      `The database of this data folder should be in ${target}, which is missing. Put it back, or delete ${link} to start empty.`,
    )
  return folder
}

/**
 * Creates a folder outside DATA_DIR, linked as `DATA_DIR/postgres`. Its name is random and only the link has it, so that
 * deleting DATA_DIR really is a fresh start.
 */
const openShelter = async (link: string, log: (line: string) => void): Promise<string> => {
  const folder = join(SHELTER, randomBytes(8).toString('hex'))
  await mkdir(folder, { recursive: true, mode: 0o755 })
  await symlink(join(folder, 'postgres'), link)
  log(
    `The database's account cannot enter ${dirname(link)}, so its files are in ${folder} (linked). Set DATA_DIR to an open folder to keep them together.`,
  )
  return realpath(folder)
}

const makeSocketDir = async (parent: string, serviceAccount: ServiceAccount | undefined): Promise<string> => {
  const usual = join(parent, 'run')
  if (Buffer.byteLength(usual) > MAX_SOCKET_FOLDER_BYTES) {
    const short = await mkdtemp(join(tmpdir(), 'jhola-run-'))
    await giveTo(short, serviceAccount)
    return short
  }
  await mkdir(usual, { recursive: true })
  await chmod(usual, 0o700)
  await giveTo(usual, serviceAccount)
  return usual
}
