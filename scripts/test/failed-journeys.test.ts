import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { failedJourneys } from './failed-journeys.mjs'

const folder = mkdtempSync(join(tmpdir(), 'jhola-journeys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SNAPSHOT = '```yaml\n- button "Place Order"\n```'

test.each([
  ['below the error', `# Error details\n\`\`\`\nlong\n\`\`\`\n${SNAPSHOT}\n# Test source`],
  ['under its own heading', `# Error details\nlong\n# Page snapshot\n${SNAPSHOT}\n# Test source`],
])('failed journeys are told with their pages (%s), and their errors stand last', (_, written) => {
  const context = join(folder, 'error-context.md')
  writeFileSync(context, `${written}\nsecret lines`)
  const spec = (title: string, status: string, result: object) => ({
    title,
    file: 'cart.spec.ts',
    line: 79,
    tests: [{ projectName: 'phone', status, results: [result] }],
  })
  const lost = { errors: [{ message: '\u001b[31mError:\u001b[39m not visible' }] }
  const report = {
    suites: [
      {
        specs: [
          spec('a bag is kept', 'expected', {}),
          spec('a bag is lost', 'unexpected', { ...lost, attachments: [{ name: 'error-context', path: context }] }),
        ],
        suites: [{ specs: [spec('a bag is doubled', 'unexpected', lost)] }],
      },
    ],
  }
  const file = join(folder, 'playwright.json')
  writeFileSync(file, JSON.stringify(report))
  expect(failedJourneys(file)).toBe(
    [
      '-- page of cart.spec.ts:79 [phone] a bag is lost\n- button "Place Order"\n',
      '✗ cart.spec.ts:79 [phone] a bag is lost\nError: not visible',
      '✗ cart.spec.ts:79 [phone] a bag is doubled\nError: not visible',
    ].join('\n\n'),
  )
})
