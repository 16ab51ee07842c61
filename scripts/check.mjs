// npm run check: every static check of the code. Two checks run at a time; each prints one line.
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { command, nodeEnv, pinnedNode, root } from './bootstrap.mjs'

const bin = (name) => `node_modules/${name}`
const tsc = (project) => [bin('typescript/bin/tsc'), '-p', project]

const checks = [
  ['format and lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--max-diagnostics=40', '.']],
  ['types: contract', tsc('packages/contract')],
  ['types: server', tsc('apps/server')],
  ['types: web', tsc('apps/web')],
  ['types: service worker', tsc('apps/web/src/sw')],
  ['types: scripts, e2e, bench', tsc('.')],
  ['SQL against the schema', ['scripts/check-sql.ts']],
  ['folder rules', ['scripts/boundaries.ts']],
  ['unused code', [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints']],
  ['messages', ['scripts/check-messages.ts']],
  ['dependencies documented', ['scripts/check-dependencies.ts']],
  ['paths in documents', ['scripts/check-docs.ts']],
  ['numbers given once', ['scripts/check-numbers.ts']],
  ['personal data listed', ['scripts/check-privacy.ts']],
  ['no secret, no registry address', ['scripts/check-secrets.ts']],
]
const parallel = 2

/**
 * Runs every check and says a line for each (its output too when it fails). Resolves to how many passed and failed. `priority`: a number
 * above 0 leaves the processor to whoever else wants it.
 */
export const runChecks = async ({ say = console.log, priority = 0 } = {}) => {
  const counts = { passed: 0, failed: 0 }
  const queue = [...checks]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, args] = next
      const startedMs = Date.now()
      const { code, output } = await capture(args, priority)
      counts[code === 0 ? 'passed' : 'failed'] += 1
      const seconds = ((Date.now() - startedMs) / 1000).toFixed(1)
      say(code === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name} (${seconds} s)\n${output.trimEnd().replace(/^/gm, '    ')}`)
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  return counts
}

const capture = (args, priority) =>
  new Promise((resolve) => {
    const child = spawn(pinnedNode(), args, { cwd: root, env: nodeEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
    if (priority > 0 && child.pid !== undefined) yieldTo(child.pid, priority)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('close', (code) => resolve({ code, output }))
  })

/** A system that refuses, or a check that has already ended, is not an error. */
const yieldTo = (pid, priority) => {
  try {
    setPriority(pid, priority)
  } catch {}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await command(async () => {
    const { passed, failed } = await runChecks()
    console.log(`${passed} checks passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  })
}
