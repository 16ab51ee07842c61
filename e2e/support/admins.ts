import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type BrowserContext, expect } from '@playwright/test'

const run = promisify(execFile)
const headers = { 'sec-fetch-site': 'same-origin' }
const PASSWORD = 'Poha-Jalebi 7 baje'

/** The admin of this worker, once created. */
let made: Promise<string> | undefined

/** `npm run admin -- create --email`: the address, and the token of the link to choose a password that it prints. */
export const inviteAdmin = async (name = 'Meera Joshi'): Promise<{ email: string; token: string }> => {
  const email = `admin-${process.pid}-${Date.now()}@example.in`
  const env = { ...process.env, ...(process.env.E2E_DATA_DIR ? { DATA_DIR: process.env.E2E_DATA_DIR } : {}) }
  const command = ['apps/server/src/cli/admin.ts', 'create', '--email', email, '--name', name]
  const { stdout } = await run(process.execPath, command, { env })
  const token = /\/password-setup\?token=(\S+)/.exec(stdout)?.[1]
  if (token === undefined) throw new Error(`no link was printed: ${stdout}`)
  return { email, token }
}

const makeAdmin = async ({ request }: BrowserContext): Promise<string> => {
  const { email, token } = await inviteAdmin()
  const set = await request.post('/api/v1/auth/setup-password', { headers, data: { token, password: PASSWORD } })
  expect(set.status(), await set.text()).toBe(200)
  return email
}

/** Signs an admin in through the API and gives the browser the session. Without `E2E_DATA_DIR` the admin is created in the usual data. */
export const signInAdmin = async (context: BrowserContext): Promise<void> => {
  made ??= makeAdmin(context)
  const answer = await context.request.post('/api/v1/auth/login', { headers, data: { email: await made, password: PASSWORD } })
  expect(answer.status(), await answer.text()).toBe(200)
}
