import { crc32, deflateSync } from 'node:zlib'
import { PHOTO_MAX_BYTES } from '@jhola/contract/constants'
import { pictureVariant } from '@jhola/contract/media/pictures'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOwner, aStaff, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  store = await aStore(app)
  owner = await app.signIn(anOwner(store))
})

const MAKER = 'SecretCameraMaker'
/** A photo as a phone makes it: rotated by EXIF, with the maker and the location. */
const aPhoto = (colour = '#c04020', { width = 1600, height = 1200 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({
      IFD0: { Make: MAKER, Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '72/1 52/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
/** A small PNG whose header claims huge dimensions. */
const aBomb = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const send = async (
  bytes: Buffer,
  { token = owner, type = 'image/jpeg', key }: { token?: string; type?: string; key?: string } = {},
) => {
  const reply = await app.inject({
    method: 'PUT',
    url: '/api/v1/stores/me/photo',
    headers: { authorization: `Bearer ${token}`, 'content-type': type, ...(key ? { 'idempotency-key': key } : {}) },
    payload: bytes,
  })
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> }
}
const remove = (token = owner) => app.call('DELETE /stores/me/photo', { token })
const get = (path: string, headers = {}) => app.inject({ method: 'GET', url: path, headers })
const shown = async () => (await app.call(`GET /stores/${store.store_id}`)).body.store as { photo: string | null }
const kept = async () => {
  const rows = await app.db.query<{ pictures: number; files: number }>(
    `SELECT count(DISTINCT m.media_id)::int AS pictures, count(f.media_id)::int AS files
     FROM media m LEFT JOIN media_files f USING (media_id) WHERE m.store_id = $1`,
    [store.store_id],
  )
  return rows[0]
}

describe('a photo', () => {
  test('is kept upright, in two widths and two formats, with nothing hidden in it', async () => {
    const photo = await aPhoto()
    expect(photo.includes(MAKER)).toBe(true)
    const answer = await send(photo)
    expect(answer).toMatchObject({ status: 200, body: { success: true, version: 2 } })
    const path = String(answer.body.photo)
    expect(path).toMatch(/^\/media\/[0-9a-f-]{36}\.webp$/)
    for (const [width, format, size] of [
      [1280, 'webp', { width: 960, height: 1280 }],
      [1280, 'avif', { width: 960, height: 1280 }],
      [640, 'webp', { width: 480, height: 640 }],
      [640, 'avif', { width: 480, height: 640 }],
    ] as const) {
      const file = await get(pictureVariant(path, width, format))
      expect(file.statusCode).toBe(200)
      expect(file.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      // The server allows itself three formats only; this test must read AVIF.
      sharp.unblock({ operation: ['VipsForeignLoadHeifBuffer'] })
      const metadata = await sharp(file.rawPayload).metadata()
      expect(metadata).toMatchObject({ ...size, format: format === 'avif' ? 'heif' : 'webp' })
      for (const hidden of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
        expect(metadata[hidden], hidden).toBeUndefined()
      expect(file.rawPayload.includes(MAKER)).toBe(false)
    }
  })

  test('is on the page, among the settings and in lists at once', async () => {
    const { body } = await send(await aPhoto())
    expect(await shown()).toMatchObject({ photo: body.photo })
    expect((await app.call('GET /stores/me/settings', { token: owner })).body).toMatchObject({ photo: body.photo, version: 2 })
    expect((await app.call('GET /stores/me', { token: owner })).body.store).toMatchObject({ photo: body.photo })
  })

  test('is asked for once: it is served to everybody and not sent again to who has it', async () => {
    const { body } = await send(await aPhoto())
    const path = String(body.photo)
    const first = await get(path)
    const again = await get(path, { 'if-none-match': String(first.headers.etag) })
    expect(again).toMatchObject({ statusCode: 304, payload: '' })
    expect((await app.inject({ method: 'HEAD', url: path })).statusCode).toBe(200)
  })

  test.each(['png', 'webp'] as const)('may be a %s, small and transparent', async (format) => {
    const picture = sharp({ create: { width: 300, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    const answer = await send(await picture[format]().toBuffer(), { type: `image/${format}` })
    const metadata = await sharp((await get(String(answer.body.photo))).rawPayload).metadata()
    expect(metadata).toMatchObject({ width: 300, height: 200, hasAlpha: false })
  })

  test('replaces the one before, whose bytes go; the same again changes nothing', async () => {
    const [first, second] = [await send(await aPhoto('#123456')), await send(await aPhoto('#654321'))]
    expect(second.body).toMatchObject({ version: 3 })
    expect(second.body.photo).not.toBe(first.body.photo)
    expect((await get(String(first.body.photo))).statusCode).toBe(404)
    expect(await kept()).toEqual({ pictures: 1, files: 4 })
    expect((await send(await aPhoto('#654321'))).body).toEqual(second.body)
  })

  test('is removed with its bytes, once', async () => {
    const { body } = await send(await aPhoto())
    expect(await remove()).toMatchObject({ status: 200, body: { success: true } })
    expect(await shown()).toMatchObject({ photo: null })
    expect((await get(String(body.photo))).statusCode).toBe(404)
    expect(await kept()).toEqual({ pictures: 0, files: 0 })
    expect((await remove()).status).toBe(200)
    expect((await app.call('GET /stores/me/settings', { token: owner })).body).toMatchObject({ version: 3, photo: null })
  })

  test('of two devices at once: one is shown, and only its bytes are kept', async () => {
    await send(await aPhoto('#101010'))
    const photos = await Promise.all(['#111111', '#222222', '#101010'].map((colour) => aPhoto(colour)))
    const answers = await Promise.all(photos.map((photo) => send(photo)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ body }) => body.photo)).toContain((await shown()).photo)
    expect(await kept()).toEqual({ pictures: 1, files: 4 })
  })

  test('sent again by its key gives the first answer, another one by the same key is refused', async () => {
    const photo = await aPhoto()
    const [first, again] = [await send(photo, { key: 'photo-once' }), await send(photo, { key: 'photo-once' })]
    expect(again.body).toEqual(first.body)
    expect(await send(await aPhoto('#00ff00'), { key: 'photo-once' })).toMatchObject({
      status: 409,
      body: { code: 'request.key_reused' },
    })
  })

  test('of another shop is the same picture at another address', async () => {
    const photo = await aPhoto()
    const { body } = await send(photo)
    const other = await app.signIn(anOwner(await aStore(app)))
    expect((await send(photo, { token: other })).body.photo).not.toBe(body.photo)
  })
})

describe('what is no photo', () => {
  const unreadable = { status: 400, body: { code: 'stores.photo_unreadable' } }
  const cut = async () => (await aPhoto()).subarray(0, 3000)
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['words', () => Buffer.from('I am a JPEG')],
    ['a script in an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
    [
      'an AVIF',
      () =>
        sharp({ create: { width: 99, height: 99, channels: 3, background: 'red' } })
          .avif()
          .toBuffer(),
    ],
    ['half a JPEG', cut],
    ['the first bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['a PNG of 60,000 x 60,000 pixels', () => aBomb(60_000, 60_000)],
    ['a PNG of 1 x 2,000,000,000 pixels', () => aBomb(1, 2_000_000_000)],
    ['a PNG of 8,000 x 8,000 pixels', () => aBomb(8000, 8000)],
  ])('%s is refused and nothing kept', async (_, make) => {
    expect(await send(await make())).toMatchObject(unreadable)
    expect(await kept()).toEqual({ pictures: 0, files: 0 })
    expect(await shown()).toMatchObject({ photo: null })
  })

  test('more than five megabytes are not even read', async () => {
    const large = Buffer.concat([await aPhoto(), Buffer.alloc(PHOTO_MAX_BYTES)])
    expect(await send(large)).toMatchObject({ status: 413, body: { code: 'request.too_large' } })
  })

  test.each(['application/json', 'image/gif', 'image/svg+xml', 'text/plain', 'multipart/form-data; boundary=x'])(
    '%s is not a type of photo',
    async (type) => expect(await send(Buffer.from('{}'), { type })).toMatchObject({ status: 415 }),
  )

  test('and other calls take no picture, however small', async () => {
    const reply = await app.inject({
      method: 'PUT',
      url: '/api/v1/stores/me/availability',
      headers: { authorization: `Bearer ${owner}`, 'content-type': 'image/jpeg' },
      payload: await aPhoto('#000000', { width: 8, height: 8 }),
    })
    expect(reply.json()).toMatchObject({ code: 'request.unsupported_media' })
  })

  test.each([
    'x',
    'x.webp',
    '../etc/passwd',
    '01a1f78a-5300-81e8-9a45-f5f0e80e7781.webp',
    '01a1f78a-5300-81e8-9a45-f5f0e80e7781-999.webp',
  ])('/media/%s is not there', async (name) => expect((await get(`/media/${name}`)).statusCode).toBe(404))

  test('nobody but the owner sets or removes one', async () => {
    const staff = await app.signIn(await aStaff(app, store))
    expect((await send(await aPhoto(), { token: staff })).status).toBe(403)
    expect((await remove(staff)).status).toBe(403)
    expect((await send(await aPhoto(), { token: 'nobody' })).status).toBe(401)
  })
})
