import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, findingsOn, reasonOf } from './finding.ts'

const HOUR_MS = 3_600_000
/** A backup a day, with some hours for a slow one. */
const BACKUP_MAX_MS = 26 * HOUR_MS
/** A restore drill a month, with some days for a holiday. */
const DRILL_MAX_MS = 35 * 24 * HOUR_MS
const BACKUP_NAME = /^jhola-.*\.(tar|dump)$/
/** Written by deploy/restore-drill.sh. */
const DRILL_FILE = 'last-drill.json'
const HOW = 'Install deploy/jhola-backup.timer (docs/deploy.md, Backups).'

const hoursSince = (atMs: number, nowMs: number): number => Math.round((nowMs - atMs) / HOUR_MS)

const checkNewest = async (folder: string, nowMs: number): Promise<Finding> => {
  const { ok, bad } = findingsOn('backups')
  const names = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name))
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await stat(join(folder, name))) })))
  const [newest] = files.filter(({ size }) => size > 0).sort((a, b) => b.mtimeMs - a.mtimeMs)
  if (!newest) return bad('BACKUP_DIR has no backup', HOW)
  const age = `the newest is ${hoursSince(newest.mtimeMs, nowMs)} hours old`
  return nowMs - newest.mtimeMs <= BACKUP_MAX_MS ? ok(`${files.length} backups, ${age}`) : bad(age, HOW)
}

const checkDrill = async (folder: string, nowMs: number): Promise<Finding> => {
  const { ok, bad } = findingsOn('backups')
  const todo = 'Run deploy/restore-drill.sh, and install deploy/jhola-drill.timer.'
  const text = await readFile(join(folder, DRILL_FILE), 'utf8').catch(() => undefined)
  if (text === undefined) return bad('no backup was ever restored', todo)
  const { at, ok: hasPassed } = JSON.parse(text) as { at?: string; ok?: boolean }
  const atMs = Date.parse(at ?? '')
  if (hasPassed !== true || Number.isNaN(atMs)) return bad('the last restore drill failed', `Read its output, then: ${todo}`)
  return nowMs - atMs <= DRILL_MAX_MS
    ? ok(`the last restore drill passed ${hoursSince(atMs, nowMs)} hours ago`)
    : bad('the last restore drill is more than a month ago', todo)
}

/** The backups in BACKUP_DIR: recent, and restored for a test. */
export const checkBackups = async (folder: string | undefined, nowMs: number): Promise<Finding[]> => {
  const { bad } = findingsOn('backups')
  if (folder === undefined) return [bad('BACKUP_DIR is not set: nobody knows of a backup', HOW)]
  try {
    return [await checkNewest(folder, nowMs), await checkDrill(folder, nowMs)]
  } catch (error) {
    return [bad(`BACKUP_DIR cannot be read (${reasonOf(error)})`, HOW)]
  }
}
