import type { Config } from '../../config.ts'
import { checkBackups } from './check-backups.ts'
import { checkDatabase } from './check-database.ts'
import { checkClock, checkDisk } from './check-machine.ts'
import { checkOrigin } from './check-origin.ts'
import { checkMail, checkPayments, checkPhoneMessages, checkPush } from './check-providers.ts'
import { checkSettings } from './check-settings.ts'
import type { Finding, FindingState } from './finding.ts'

/** Everything about a deployment that can be seen from this machine, in the order in which it is mended. Nothing is sent to anybody. */
export const examine = async (config: Config): Promise<Finding[]> => {
  const checks = [
    checkSettings(config),
    checkDatabase(config),
    checkDisk(config.dataDir),
    checkClock(),
    checkOrigin(config),
    checkMail(config),
    checkPhoneMessages(config),
    checkPush(),
    checkPayments(config),
    checkBackups(config.backupDir, Date.now()),
  ]
  return (await Promise.all(checks)).flat()
}

const MARKS: Record<FindingState, { sign: string; colour: number }> = {
  ok: { sign: 'ok  ', colour: 32 },
  note: { sign: 'note', colour: 33 },
  bad: { sign: 'BAD ', colour: 31 },
}
const TOPIC_WIDTH = 9

const colour = (text: string, code: number): string => `\u001b[${code}m${text}\u001b[0m`

/** The lines to print: one for each finding, with what to do, and a last one with the verdict. */
export const describeFindings = (findings: readonly Finding[], { isColourful }: { isColourful: boolean }): string[] => {
  const lines = findings.map(({ state, topic, text, todo }) => {
    const { sign, colour: code } = MARKS[state]
    return `${isColourful ? colour(sign, code) : sign} ${topic.padEnd(TOPIC_WIDTH)} ${text}${todo === undefined ? '' : `. ${todo}`}`
  })
  const bad = findings.filter(({ state }) => state === 'bad').length
  const notes = findings.filter(({ state }) => state === 'note').length
  const verdict = bad === 0 ? `Healthy${notes > 0 ? `, with ${notes} notes` : ''}` : `${bad} of ${findings.length} are bad`
  return [...lines, isColourful ? colour(verdict, bad === 0 ? 32 : 31) : verdict]
}
