import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What a test may make wrong. */
export type Faults = {
  origin?: string
  rpId?: string
  challenge?: string
  /** The counter that is claimed; default: one more than before. */
  count?: number
  isVerified?: boolean
  userHandle?: string | null
  type?: string
  /** Signs with another key. */
  isForged?: boolean
}

type CreationOptions = { challenge: string; rp: { id: string }; user: { id: string } }
type RequestOptions = { challenge: string; rpId: string }

const FLAG = { present: 1, verified: 4, canSync: 8, isSynced: 16, hasKey: 64 } as const

/** The few kinds of CBOR that an attestation needs: whole numbers, bytes, texts and maps. */
const cbor = (value: number | string | Buffer | Map<number | string, unknown>): Buffer => {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length])
    if (length < 256) return Buffer.from([(major << 5) | 24, length])
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  }
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as never)])
  return Buffer.concat([head(5, value.size), ...parts])
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

const cosePublicKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = (text: string) => Buffer.from(text, 'base64url')
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  )
}

/**
 * An authenticator in software: it makes real keys, attestations ("none") and signatures, as a browser sends them, with one
 * discoverable passkey. `isCounting` false: its counter stays 0, as that of synced passkeys.
 */
export const createSoftwareAuthenticator = (origin: string, { isCounting = true, isSynced = false } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const id = randomBytes(32)
  const state = { count: 0, userHandle: randomBytes(16).toString('base64url') }
  const flagsOf = ({ isVerified = true }: Faults): number =>
    FLAG.present | (isVerified ? FLAG.verified : 0) | (isSynced ? FLAG.canSync | FLAG.isSynced : 0)
  const clientData = (type: string, challenge: string, faults: Faults): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: faults.type ?? type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authData = (rpId: string, flags: number, count: number, rest = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest])
  }
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }
  return {
    id: credential.id,
    /** Answers `navigator.credentials.create`. */
    create: (options: CreationOptions, faults: Faults = {}) => {
      state.userHandle = options.user.id
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cosePublicKey(publicKey)])
      const data = authData(faults.rpId ?? options.rp.id, flagsOf(faults) | FLAG.hasKey, 0, key)
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      )
      const clientDataJSON = clientData('webauthn.create', options.challenge, faults).toString('base64url')
      const response = { clientDataJSON, attestationObject: attestation.toString('base64url'), transports: ['internal'] }
      return { ...credential, response, clientExtensionResults: {} }
    },
    /** Answers `navigator.credentials.get`. */
    get: (options: RequestOptions, faults: Faults = {}) => {
      if (isCounting) state.count = faults.count ?? state.count + 1
      const data = authData(faults.rpId ?? options.rpId, flagsOf(faults), state.count)
      const json = clientData('webauthn.get', options.challenge, faults)
      const key = faults.isForged ? stranger : createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }))
      const signature = sign('sha256', Buffer.concat([data, sha256(json)]), key)
      const userHandle = faults.userHandle === undefined ? state.userHandle : faults.userHandle
      const response = {
        clientDataJSON: json.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle === null ? {} : { userHandle }),
      }
      return { ...credential, response, clientExtensionResults: {} }
    },
  }
}
export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>
