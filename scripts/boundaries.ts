// Prints every import that breaks a folder rule, and every crowded folder; exit 1 when there is one.
import { dirname } from 'node:path'
import { findCrowds } from './boundaries/find-crowds.ts'
import { findViolations } from './boundaries/find-violations.ts'
import { listHandWritten } from './boundaries/imports.ts'
import { allowedCrowds, allowedCycles } from './boundaries/known-exceptions.ts'

const root = dirname(import.meta.dirname)
const violations = findViolations(root, allowedCycles)
const crowds = findCrowds(listHandWritten(root), allowedCrowds)
for (const { rule, why, from, line, to } of violations) console.log(`${from}:${line} -> ${to}\n    ${rule}: ${why}`)
for (const { folder, why } of crowds) console.log(`${folder}\n    no-crowds: ${why}`)
if (violations.length + crowds.length > 0) process.exitCode = 1
else console.log('Every import keeps to the folder rules, and no folder is crowded')
