import { chmod, chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * PostgreSQL refuses to run as root. `nobody` exists on every system; `postgres` separates our files from those of other
 * daemons.
 */
const UNPRIVILEGED_NAMES = ['postgres', 'nobody']
const SEARCH_BITS = { owner: 0o100, group: 0o010, other: 0o001 }

/** The account the server runs under when this process is root. */
export type ServiceAccount = {
  uid: number
  gid: number
  name: string
}

/** Undefined if this process is not root: the server then runs under our own account. Throws when no account fits. */
export const chooseServiceAccount = async (existingOwnerUid: number | undefined): Promise<ServiceAccount | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const accounts = parsePasswd(await readFile('/etc/passwd', 'utf8'))
  if (existingOwnerUid !== undefined && existingOwnerUid !== 0) {
    const owner = accounts.find((account) => account.uid === existingOwnerUid)
    return owner ?? { uid: existingOwnerUid, gid: existingOwnerUid, name: `uid ${existingOwnerUid}` }
  }
  for (const name of UNPRIVILEGED_NAMES) {
    const account = accounts.find((candidate) => candidate.name === name && candidate.uid !== 0)
    if (account) return account
  }
  throw new Error(
    `The embedded database cannot run as root and no account named ${UNPRIVILEGED_NAMES.join(' or ')} exists. Run as another user or set DATABASE_URL.`,
  )
}

/** Reads name, uid and gid from the text of /etc/passwd. */
export const parsePasswd = (text: string): ServiceAccount[] =>
  text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })

/** Whether the account may enter this folder: checks the search permission of it and of all its ancestors. */
export const canEnter = async (folder: string, account: ServiceAccount | undefined): Promise<boolean> => {
  if (!account) return true
  for (let current = folder; ; current = dirname(current)) {
    const { mode, uid, gid } = await stat(current)
    const who = uid === account.uid ? 'owner' : gid === account.gid ? 'group' : 'other'
    if ((mode & SEARCH_BITS[who]) === 0) return false
    if (current === dirname(current)) return true
  }
}

/** Changes the owner of a path to the account; does nothing if we are not root. */
export const giveTo = async (path: string, account: ServiceAccount | undefined): Promise<void> => {
  if (account) await chown(path, account.uid, account.gid)
}

/** Changes the owner of a whole folder to the account and closes it to others, as the server requires for its cluster. */
export const giveTreeTo = async (folder: string, account: ServiceAccount): Promise<void> => {
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), account.uid, account.gid)
  await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
}
