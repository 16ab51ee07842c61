// Prints every import that breaks a folder rule; exit 1 when there is one.
import { dirname } from 'node:path'
import { findViolations } from './boundaries/find-violations.ts'

const violations = findViolations(dirname(import.meta.dirname))
for (const { rule, why, from, line, to } of violations) console.log(`${from}:${line} -> ${to}\n    ${rule}: ${why}`)
if (violations.length > 0) process.exitCode = 1
else console.log('Every import keeps to the folder rules')
