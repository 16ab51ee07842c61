// Makes the list of breached passwords, apps/server/src/modules/auth/passwords/breached-passwords.txt.gz: one in a line, in lower
// case, the most used first.
//   node scripts/run.mjs scripts/generate/passwords.ts
//
// Where it comes from: the npm package @zxcvbn-ts/language-common (MIT, Dan Wheeler, Dropbox and @zxcvbn-ts), which counts the
// passwords of published breaches. The package is downloaded into a temporary folder, checked against the hash below and only read
// here; nothing of it runs, and the server does not need it.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

const SOURCE = '@zxcvbn-ts/language-common@4.1.3'
const INTEGRITY = 'g2bg4skmlJG9aJqC/nWziZzgYpSe/f3rKeGobrkdFiOrfZVFqqzUgC6BUQWuX54Sua9j0Jxxt+1bf4f/Mal1Kg=='
const LIST = 'package/src/passwords.json'
const out = join(import.meta.dirname, '../../apps/server/src/modules/auth/passwords/breached-passwords.txt.gz')

const temporary = mkdtempSync(join(tmpdir(), 'jhola-passwords-'))
try {
  const file = execFileSync('npm', ['pack', SOURCE, '--silent', '--pack-destination', temporary], { encoding: 'utf8' }).trim()
  const packed = readFileSync(join(temporary, file))
  if (createHash('sha512').update(packed).digest('base64') !== INTEGRITY) throw new Error(`${SOURCE} is not what it was`)
  execFileSync('tar', ['-xzf', join(temporary, file), '-C', temporary, LIST])
  const passwords = z.array(z.string().regex(/^[^\n]+$/)).parse(JSON.parse(readFileSync(join(temporary, LIST), 'utf8')))
  writeFileSync(out, gzipSync(`${passwords.join('\n')}\n`, { level: 9 }))
  console.log(`${passwords.length} passwords`)
} finally {
  rmSync(temporary, { recursive: true })
}
