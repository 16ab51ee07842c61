import { expect } from 'vitest'
import type { Answer, TestApp } from '../build-test-app.ts'
import { createSoftwareAuthenticator, type Faults, type SoftwareAuthenticator } from './software-authenticator.ts'

/** The site of the tests: what `PUBLIC_ORIGIN` says. */
export const SITE = 'https://jhola.example'

type Caller = Pick<TestApp, 'call'>

/** Asks for options and gives them; fails the test when they are refused. */
export const optionsFor = async (app: Caller, path: string, token?: string): Promise<never> => {
  const { status, body } = await app.call(`POST ${path}`, token === undefined ? {} : { token })
  expect({ status, code: body.code }).toEqual({ status: 200, code: undefined })
  return body.options as never
}

/** Adds the passkey of an authenticator to the account of a session. */
export const addPasskey = async (
  app: Caller,
  token: string,
  device: SoftwareAuthenticator,
  { name = 'My phone', faults = {} }: { name?: string; faults?: Faults } = {},
): Promise<Answer> => {
  const response = device.create(await optionsFor(app, '/auth/passkeys/options', token), faults)
  return app.call('POST /auth/passkeys', { token, body: { name, response } })
}

/** A passkey of a session's person, added as a browser does. */
export const aPasskeyOf = async (
  app: Caller,
  token: string,
  options = {},
): Promise<{ device: SoftwareAuthenticator; id: string }> => {
  const device = createSoftwareAuthenticator(SITE, options)
  const { status, body } = await addPasskey(app, token, device)
  expect({ status, code: body.code }).toEqual({ status: 200, code: undefined })
  return { device, id: (body.passkey as { passkey_id: string }).passkey_id }
}

/** Signs in with a passkey. */
export const signInByPasskey = async (app: Caller, device: SoftwareAuthenticator, faults: Faults = {}): Promise<Answer> =>
  app.call('POST /auth/passkeys/sign-in', {
    body: { response: device.get(await optionsFor(app, '/auth/passkeys/sign-in/options'), faults) },
  })
