import { TOTP_STEP_SECONDS } from '@jhola/contract/auth/factors/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { decryptFor, encryptFor } from '../../../platform/sealed/index.ts'
import type { AuthDeps } from '../deps.ts'
import { beginApp, findApp, useStep } from '../factor-records/apps-and-codes.repo.ts'

const ISSUER = 'Jhola'

type AppDeps = Pick<AuthDeps, 'db' | 'clock' | 'secrets'>

const keyOf = ({ secrets }: AppDeps): Promise<Buffer> => secrets.get('authenticator_apps')

/** A new secret for a person's app; it counts after its first code. `label`: how the app shows the account. Throws `auth.app_exists`. */
export const beginAuthenticatorApp = async (
  deps: AppDeps,
  userId: string,
  label: string,
): Promise<{ secret: string; uri: string }> => {
  const { generateSecret, generateURI } = await import('otplib')
  const secret = generateSecret()
  const stored = encryptFor(await keyOf(deps), userId, secret)
  if ((await beginApp(deps.db, { user_id: userId, secret: stored, at: deps.clock.now() })) === 0)
    throw new AppError('auth.app_exists')
  return { secret, uri: generateURI({ issuer: ISSUER, label, secret }) }
}

/** A right code; `use` uses its step up, in the transaction of its effect. False if this code, or a later one, was used. */
export type AppProof = { use(tx: Sql): Promise<boolean> }

/**
 * Checks a code of a person's app: that of the present 30 seconds, or of the ones before and after, since clocks differ.
 * `isFirst`: the app is being set up. `null` if it is wrong.
 */
export const verifyAppCode = async (deps: AppDeps, userId: string, token: string, isFirst: boolean): Promise<AppProof | null> => {
  const { verify } = await import('otplib')
  const app = await findApp(deps.db, userId)
  if (!app || (app.confirmed_at === null) !== isFirst) return null
  const secret = decryptFor(await keyOf(deps), userId, app.secret)
  const at = deps.clock.now()
  const epoch = Math.floor(at.getTime() / 1000)
  const result = await verify({ secret, token, epoch, epochTolerance: TOTP_STEP_SECONDS })
  if (!result.valid || !('timeStep' in result)) return null
  const step = result.timeStep
  return {
    use: async (tx) => (await useStep(tx, { user_id: userId, secret: app.secret, step, is_first: isFirst, at })) > 0,
  }
}
