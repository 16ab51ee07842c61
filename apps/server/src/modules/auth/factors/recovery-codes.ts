import { createHmac, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@jhola/contract/auth/factors/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import type { AuthDeps } from '../deps.ts'
import { deleteRecoveryCodesOf, insertRecoveryCodes, useRecoveryCode } from '../factor-records/apps-and-codes.repo.ts'

/** Letters and digits that nobody mixes up on paper. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Five bits each: with 120 bits a code cannot be found from its hash, whatever the hash (ASVS 6.5.2 asks for 112). */
const CODE_LENGTH = 24
const GROUP = /.{4}(?=.)/g

type CodeDeps = Pick<AuthDeps, 'clock' | 'secrets'>

const makeRecoveryCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const hashRecoveryCode = async ({ secrets }: CodeDeps, userId: string, code: string): Promise<Buffer> =>
  createHmac('sha256', await secrets.get('code_pepper'))
    .update(`recovery ${userId} ${code}`)
    .digest()

/** Replaces a person's recovery codes. The new ones are shown once: only hashes are stored. */
export const makeRecoveryCodes = async (deps: CodeDeps, tx: Sql, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode)
  const code_hashes = await Promise.all(codes.map((code) => hashRecoveryCode(deps, userId, code)))
  await deleteRecoveryCodesOf(tx, userId)
  await insertRecoveryCodes(tx, { user_id: userId, code_hashes, at: deps.clock.now() })
  return codes.map((code) => code.replace(GROUP, '$&-'))
}

/** Uses a code up. False if it is wrong or was used. */
export const takeRecoveryCode = async (deps: CodeDeps, tx: Sql, userId: string, code: string): Promise<boolean> => {
  const code_hash = await hashRecoveryCode(deps, userId, code)
  return (await useRecoveryCode(tx, { user_id: userId, code_hash, at: deps.clock.now() })) > 0
}
