import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { failedTests } from './failed-tests.mjs'

const folder = mkdtempSync(join(tmpdir(), 'jhola-tests-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('failed tests are told by file and name with their errors, and files that did not load', () => {
  const file = join(folder, 'vitest.json')
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }
  const late = { status: 'failed', fullName: 'money is rounded', failureMessages: ['\u001b[31mError:\u001b[39m timed out'] }
  const report = {
    testResults: [
      { status: 'passed', name: '/jhola/a.test.ts', message: '', assertionResults: [passed] },
      { status: 'failed', name: '/jhola/b.test.ts', message: '', assertionResults: [passed, late] },
      { status: 'failed', name: '/jhola/c.test.ts', message: 'no such file', assertionResults: [] },
    ],
  }
  writeFileSync(file, JSON.stringify(report))
  expect(failedTests(file, '/jhola')).toBe('✗ b.test.ts › money is rounded\nError: timed out\n\n✗ c.test.ts\nno such file')
})
