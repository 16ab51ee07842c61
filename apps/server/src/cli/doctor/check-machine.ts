import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { promisify } from 'node:util'
import { type Finding, findingsOn, reasonOf } from './finding.ts'

/** The room that a backup, the database's log and a busy day need. */
const FREE_GOOD = 2 * 1024 ** 3
const FREE_LEAST = 512 * 1024 ** 2
const GIGABYTE = 1024 ** 3

const gigabytes = (bytes: number): string => `${(bytes / GIGABYTE).toFixed(1)} GB`

/** The verdict on the free bytes of the disk with the data. */
export const judgeRoom = (freeBytes: number): Finding => {
  const { ok, note, bad } = findingsOn('disk')
  if (freeBytes >= FREE_GOOD) return ok(`${gigabytes(freeBytes)} are free`)
  const todo = 'Free the disk or enlarge it: a full disk stops all orders.'
  return (freeBytes >= FREE_LEAST ? note : bad)(`only ${gigabytes(freeBytes)} are free`, todo)
}

/** The disk of DATA_DIR. */
export const checkDisk = async (dataDir: string): Promise<Finding[]> => {
  try {
    await access(dataDir, constants.W_OK)
    const { bavail, bsize } = await statfs(dataDir)
    return [judgeRoom(bavail * bsize)]
  } catch (error) {
    return [
      findingsOn('disk').bad(
        `DATA_DIR cannot be written (${reasonOf(error)})`,
        'Create it, and give it to the account of the server.',
      ),
    ]
  }
}

const run = promisify(execFile)

/** The verdict on `timedatectl show -p NTPSynchronized --value`; undefined: there is no such command. */
export const judgeClock = (answer: string | undefined): Finding => {
  const { ok, note, bad } = findingsOn('clock')
  if (answer === 'yes') return ok('this machine is synchronised')
  if (answer === 'no') return bad('this machine is not synchronised', 'Run: timedatectl set-ntp true')
  return note('nobody says whether this machine is synchronised', 'Make sure that its host runs an NTP service.')
}

/** Whether an NTP service keeps this machine’s time. */
export const checkClock = async (): Promise<Finding[]> => {
  const answer = await run('timedatectl', ['show', '-p', 'NTPSynchronized', '--value']).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
  return [judgeClock(answer)]
}
