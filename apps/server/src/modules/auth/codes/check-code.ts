import { CODE_TRIES } from '@jhola/contract/auth/code-limits'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import type { AuthDeps } from '../deps.ts'
import { askerKeys } from '../devices/asker-keys.ts'
import { type CodeAddress, kindOfCode, takeTry, useCode } from './codes.repo.ts'
import { isRightCode } from './one-time-codes.ts'

/** Consumes a right code in the transaction of its effect. False if it was used before or a newer code replaced it. */
export type UseCode = (tx: Sql) => Promise<boolean>

/**
 * Checks a typed code against the open code that this device asked for. The try is counted first and stays counted; a code that
 * another device asked for is neither found nor loses a try. Undefined if the code is wrong.
 */
export const checkCode = async (
  deps: Pick<AuthDeps, 'db' | 'clock' | 'secrets'>,
  address: CodeAddress,
  typed: string,
  asker: Asker,
): Promise<UseCode | undefined> => {
  const pepper = await deps.secrets.get('code_pepper')
  const { device_key } = await askerKeys(deps.secrets, asker)
  const open = await takeTry(deps.db, { ...address, device_key }, CODE_TRIES[kindOfCode(address)], deps.clock.now())
  if (!isRightCode(pepper, open, typed) || !open) return undefined
  return async (tx) => (await useCode(tx, open.code_id, deps.clock.now())) > 0
}
