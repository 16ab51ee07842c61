// npm run doctor: what is right and wrong with this deployment. Exit code 1 when something is bad.
import { env } from 'node:process'
import { ConfigError, loadConfig } from '../config.ts'
import type { Finding } from './doctor/finding.ts'
import { describeFindings, examine } from './doctor/run-doctor.ts'

const readFindings = async (): Promise<Finding[]> => {
  try {
    return await examine(loadConfig(env))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [{ topic: 'settings', state: 'bad', text: error.message, todo: 'Set it, and ask again (docs/deploy.md).' }]
  }
}

const findings = await readFindings()
// False without a terminal, and with NO_COLOR.
const isColourful = process.stdout.isTTY === true && process.stdout.hasColors()
for (const line of describeFindings(findings, { isColourful })) process.stdout.write(`${line}\n`)
process.exit(findings.some(({ state }) => state === 'bad') ? 1 : 0)
