// Every column of the migrated schema against the list of personal data (apps/server/src/modules/profile/privacy); exit 1 when one is missing.
import pg from 'pg'
import { startTestServer, TEMPLATE_DATABASE } from '../apps/server/test/test-server.ts'
import { findPrivacyProblems } from './privacy/find-privacy-problems.ts'

const server = await startTestServer()
const client = new pg.Client({ ...server.address.app, database: TEMPLATE_DATABASE })
try {
  await client.connect()
  const problems = await findPrivacyProblems(client)
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log('Every column of the schema is listed as personal data or not')
} finally {
  await client.end()
  await server.remove()
}
