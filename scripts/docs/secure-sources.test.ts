import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const filesWith = (pattern: RegExp): string[] => sources.filter((file) => pattern.test(read(file))).sort()

/** Delays that are spread over time, and the beginning of the names of requests in the log. */
const NO_SECRET = [
  'apps/server/src/platform/db/connection/transactions.ts',
  'apps/server/src/platform/http/server/http-server.ts',
  'apps/server/src/platform/jobs/scheduled-job.ts',
  'apps/web/src/domain/realtime/realtime-client.ts',
  'apps/web/src/features/orders/actions/queue-sender.ts',
]

/** What may stand nowhere in the product, but in the files named with the reason. */
test.each([
  ['text that is run as code', /\beval\(|new Function\(/, []],
  ['a shell', /shell: true|\bexecSync\(|import \{[^}]*\bexec\b[^}]*\} from 'node:child_process'/, []],
  // Keeps what the server rendered, with an empty text of its own.
  [
    'HTML from a text',
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML/,
    ['apps/web/src/shared/lazy/static-part.tsx'],
  ],
  // The doctor looks at the certificate of our own address to say what is wrong with it; it sends nothing there.
  [
    'a certificate that is not checked',
    /rejectUnauthorized: false|NODE_TLS_REJECT/,
    ['apps/server/src/cli/doctor/check-origin.ts'],
  ],
  ['chance that can be guessed', /Math\.random\(/, NO_SECRET],
])('no source has %s', (_what, pattern, known) => {
  expect(filesWith(pattern)).toEqual(known)
})

test('sealed copies are read by two statements, which only the operator’s command reaches', () => {
  const sealed = 'apps/server/src/platform/sealed'
  expect(filesWith(/(FROM|JOIN|UPDATE|INTO) sealed_records/)).toEqual([`${sealed}/sealed.repo.ts`])
  expect(read(`${sealed}/sealed.repo.ts`).match(/(FROM|JOIN) sealed_records/g)).toEqual([
    'FROM sealed_records',
    'FROM sealed_records',
  ])
  expect(filesWith(/\bfindSealed\b/)).toEqual([`${sealed}/open-sealed.ts`, `${sealed}/sealed.repo.ts`])
  expect(filesWith(/\bopenSealed\b/)).toEqual(['apps/server/src/cli/sealed.ts', `${sealed}/index.ts`, `${sealed}/open-sealed.ts`])
  expect(filesWith(/\blistSealed\b/)).toEqual([`${sealed}/rekey-sealed.ts`, `${sealed}/sealed.repo.ts`])
  expect(filesWith(/\brekeySealed\b/)).toEqual([
    'apps/server/src/cli/sealed.ts',
    `${sealed}/index.ts`,
    `${sealed}/rekey-sealed.ts`,
  ])
  expect(filesWith(/name = 'sealed_records'/)).toEqual([`${sealed}/sealing-key.ts`])
})

test('there are sources to read', () => {
  expect(sources.length).toBeGreaterThan(500)
})

describe('the deployment', () => {
  const unit = read('deploy/jhola.service')

  test('runs as a user without rights who reads and writes one folder', () => {
    for (const line of ['User=jhola', 'NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'ProtectSystem=strict', 'UMask=0077'])
      expect(unit.split('\n')).toContain(line)
    expect(unit.match(/^ReadWritePaths=/gm)).toBeNull()
    expect(unit).toContain('StateDirectoryMode=0700')
    expect(unit).toContain('NODE_ENV=production')
  })

  test('leaves the versions and ciphers of TLS to Caddy: nothing weaker is turned on', () => {
    expect(read('deploy/Caddyfile')).not.toMatch(/protocols|ciphers|insecure/)
  })

  test('sends people’s pages from http to https, and no call: a program that forgot https must notice', () => {
    const caddy = read('deploy/Caddyfile')
    expect(caddy).toContain('auto_https disable_redirects')
    const [, plain = ''] = /^http:\/\/ \{\n([\s\S]*?)^\}/m.exec(caddy) ?? []
    expect(plain.split('\n').map((line) => line.trim())).toEqual([
      '@calls path /api/* /socket.io/* /metrics',
      ...['handle @calls {', 'respond "Please call by https." 400', '}'],
      ...['handle {', 'redir https://{host}{uri} 308', '}', ''],
    ])
    expect(caddy.match(/^http:/gm)).toHaveLength(1)
  })

  test('the example of settings has no secret in it', () => {
    const example = read('deploy/jhola.env.example')
    expect(example.match(/^#?\w*(TOKEN|SECRET|PASSWORD)=.+$/gm)).toBeNull()
  })
})
