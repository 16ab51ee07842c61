import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type BrowserContext, expect } from '@playwright/test'
import { createSoftwareAuthenticator } from '../../apps/server/test/factories/software-authenticator.ts'
import { usedSession } from './logged-secrets.ts'

const run = promisify(execFile)
const headers = { 'sec-fetch-site': 'same-origin' }
const PASSWORD = 'Poha-Jalebi 7 baje'

/** The admin of this worker by the data of the server, once created. */
const made = new Map<string, Promise<string>>()

/** `npm run admin -- create --email`: the address, and the token of the link to choose a password that it prints. */
export const inviteAdmin = async (
  name = 'Meera Joshi',
  dataDir = process.env.E2E_DATA_DIR,
): Promise<{ email: string; token: string }> => {
  const email = `admin-${process.pid}-${Date.now()}@example.in`
  const env = { ...process.env, ...(dataDir ? { DATA_DIR: dataDir } : {}) }
  const command = ['apps/server/src/cli/admin.ts', 'create', '--email', email, '--name', name]
  const { stdout } = await run(process.execPath, command, { env })
  const token = /\/password-setup\?token=(\S+)/.exec(stdout)?.[1]
  if (token === undefined) throw new Error(`no link was printed: ${stdout}`)
  return { email, token }
}

const makeAdmin = async ({ request }: BrowserContext, dataDir: string | undefined): Promise<string> => {
  const { email, token } = await inviteAdmin('Meera Joshi', dataDir)
  const set = await request.post('/api/v1/auth/setup-password', { headers, data: { token, password: PASSWORD } })
  expect(set.status(), await set.text()).toBe(200)
  return email
}

type Passkey = ReturnType<typeof createSoftwareAuthenticator>

/** The passkey of each admin of this worker, in software: it signs as often as a journey needs it. */
const passkeys = new Map<string, Passkey>()

const post = async ({ request }: BrowserContext, path: string, data?: object) => {
  const answer = await request.post(`/api/v1${path}`, { headers, ...(data && { data }) })
  expect(answer.status(), await answer.text()).toBe(200)
  usedSession(answer.headers())
  return { origin: new URL(answer.url()).origin, body: await answer.json() }
}

/** The second step of an admin: set up at the first sign-in, shown at later ones. */
const showSecondStep = async (context: BrowserContext, email: string): Promise<void> => {
  const passkey = passkeys.get(email)
  if (!passkey) {
    const { origin, body } = await post(context, '/auth/passkeys/options')
    const made = createSoftwareAuthenticator(origin)
    await post(context, '/auth/passkeys', { name: 'Test', response: made.create(body.options) })
    passkeys.set(email, made)
    return
  }
  const { body } = await post(context, '/auth/second-factor/options')
  await post(context, '/auth/second-factor', { response: passkey.get(body.options) })
}

/**
 * Signs an admin in through the API, with the second step, and gives the browser the session. `dataDir`: the data of the server that
 * the browser is at. Without it, and without `E2E_DATA_DIR`, the admin is created in the usual data.
 */
export const signInAdmin = async (context: BrowserContext, dataDir = process.env.E2E_DATA_DIR): Promise<void> => {
  const where = dataDir ?? ''
  const making = made.get(where) ?? makeAdmin(context, dataDir)
  made.set(where, making)
  const email = await making
  await post(context, '/auth/login', { email, password: PASSWORD })
  await showSecondStep(context, email)
}
