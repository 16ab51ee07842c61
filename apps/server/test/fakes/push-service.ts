import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A push as the browser would receive it. */
export type ReceivedPush = { payload: Record<string, unknown>; topic: string; ttl: number; urgency: string }

const hmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest()
/** HKDF of one block. */
const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  hmac(hmac(salt, secret), Buffer.concat([info, Buffer.from([1])])).subarray(0, length)

/** A test browser: its keys, and its decryption of a message (RFC 8188 and 8291, written from the standards). */
const createBrowser = () => {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys()
  const auth = randomBytes(16)
  const open = (message: Buffer): Record<string, unknown> => {
    const salt = message.subarray(0, 16)
    const senderLength = message.readUInt8(20)
    const sender = message.subarray(21, 21 + senderLength)
    const shared = curve.computeSecret(sender)
    const secret = derive(auth, shared, Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]), 32)
    const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
    const sealed = message.subarray(21 + senderLength)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'))
  }
  return { keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }, open }
}

/** Whether the request is signed with the announced key, for this service (RFC 8292). */
const isSigned = (header: string, publicKey: string, audience: string): boolean => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
  return (
    key === publicKey &&
    said.aud === audience &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
}

/**
 * A fake push service on this machine with its browsers: decrypts the pushes and rejects unsigned ones. `answers` gives the
 * next statuses instead of 201.
 */
export const startPushService = async () => {
  const browsers = new Map<string, ReturnType<typeof createBrowser>>()
  const received = new Map<string, ReceivedPush[]>()
  const answers: number[] = []
  let publicKey = ''
  let origin = ''
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      const status = answers.shift() ?? 201
      const { authorization = '', topic = '', ttl = '0', urgency = '' } = request.headers as Record<string, string>
      const browser = browsers.get(path)
      if (status !== 201 || !browser || !isSigned(authorization, publicKey, origin)) {
        response.writeHead(status === 201 ? 403 : status).end()
        return
      }
      const push = { payload: browser.open(Buffer.concat(parts)), topic, ttl: Number(ttl), urgency }
      received.set(path, [...(received.get(path) ?? []), push])
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    answers,
    expectKey: (key: string) => {
      publicKey = key
    },
    /** A new browser: its subscription, and the pushes it received. */
    aBrowser: () => {
      const path = `/push/${randomBytes(8).toString('hex')}`
      const browser = createBrowser()
      browsers.set(path, browser)
      return {
        subscription: { endpoint: origin + path, expirationTime: null, keys: browser.keys },
        got: () => received.get(path) ?? [],
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
