import { createHmac } from 'node:crypto'
import { addressKey } from '../../../platform/http/limits/address-keys.ts'
import type { Secrets } from '../../../platform/secrets.ts'

/** Where a call comes from. `deviceToken` null: the browser has no cookie of ours yet. */
export type Origin = { deviceToken: string | null; ip: string }

/** Keyed hashes of a browser and of its address: equal ones are recognised, none can be read. */
export const hashOrigin = async (
  secrets: Secrets,
  { deviceToken, ip }: Origin,
): Promise<{ device: Buffer | null; address: Buffer }> => {
  const key = await secrets.get('store_reports')
  const hashed = (text: string) => createHmac('sha256', key).update(text).digest()
  return { device: deviceToken === null ? null : hashed(`device ${deviceToken}`), address: hashed(`address ${addressKey(ip)}`) }
}
