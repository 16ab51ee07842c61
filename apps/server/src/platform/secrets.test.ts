import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts'
import { createSecrets } from './secrets.ts'

let app: TestApp
let elsewhere: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  elsewhere = await buildTestApp()
})
afterAll(async () => {
  await app.close()
  await elsewhere.close()
})

test('a purpose has 256 bits of its own, the same on every node of an installation', async () => {
  const [first, second] = [createSecrets(app.db, app.clock), createSecrets(app.db, app.clock)]
  const [codes, links] = [await first.get('test_codes'), await first.get('test_links')]
  expect(codes).toHaveLength(32)
  expect(codes).not.toEqual(links)
  expect(await second.get('test_codes')).toEqual(codes)
})

test('two nodes that ask for a new purpose at the same time agree', async () => {
  const nodes = Array.from({ length: 8 }, () => createSecrets(app.db, app.clock))
  const secrets = await Promise.all(nodes.map((node) => node.get('test_at_once')))
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1)
})

test('what one installation signs, another does not accept', async () => {
  expect(await createSecrets(elsewhere.db, elsewhere.clock).get('test_codes')).not.toEqual(
    await createSecrets(app.db, app.clock).get('test_codes'),
  )
})
