import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM for one person or record: what is encrypted for one id cannot be put under another. */
export const encryptFor = (key: Buffer, id: string, secret: string): Buffer => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id))
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** Throws if the bytes were changed or belong to another id. */
export const decryptFor = (key: Buffer, id: string, stored: Buffer): string => {
  const iv = stored.subarray(0, IV_BYTES)
  const tag = stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(id))
  cipher.setAuthTag(tag)
  return Buffer.concat([cipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8')
}
