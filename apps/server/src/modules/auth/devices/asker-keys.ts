import { createHash, createHmac } from 'node:crypto'
import type { Asker, AskerKeys } from '../../../platform/http/caller/device-cookie.ts'
import { addressKey, networkKey } from '../../../platform/http/limits/address-keys.ts'
import type { Secrets } from '../../../platform/secrets.ts'

/** The hash of a browser's token, which is long enough to need no pepper. */
export const hashDeviceToken = (token: string): Buffer => createHash('sha256').update(`device:${token}`).digest()

/**
 * The keys of a caller. A program keeps no cookie: all programs of one name at one address are one device. Networks are few, so
 * without the pepper their hashes could be reversed.
 */
export const askerKeys = async (secrets: Secrets, { deviceToken, ip, userAgent }: Omit<Asker, 'userId'>): Promise<AskerKeys> => {
  const pepper = await secrets.get('code_pepper')
  const keyOf = (text: string): Buffer => createHmac('sha256', pepper).update(text).digest()
  return {
    device_key: deviceToken === null ? keyOf(`program ${addressKey(ip)} ${userAgent}`) : hashDeviceToken(deviceToken),
    network_key: keyOf(`network ${networkKey(ip)}`),
    isLasting: deviceToken !== null,
  }
}
