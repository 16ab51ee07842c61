import { createECDH, createHash } from 'node:crypto'

/** The key pair by which push services know us (RFC 8292), base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** Makes the pair out of a secret that is the same on every node. One secret in 2^32 is no key of the curve: its hash is. */
export const vapidKeysFrom = (secret: Buffer): VapidKeys => {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(secret)
  } catch {
    return vapidKeysFrom(createHash('sha256').update(secret).digest())
  }
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}
