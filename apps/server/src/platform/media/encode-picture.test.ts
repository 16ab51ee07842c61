import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPictureEncoder } from './encode-picture.ts'

const aPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()

test('pictures are read one after another, and no more than a few wait', async () => {
  const encode = createPictureEncoder()
  const picture = await aPicture(64, 48)
  const answers = await Promise.all(Array.from({ length: 12 }, () => encode(picture)))
  expect(answers.filter((files) => files?.length === 4)).toHaveLength(8)
  expect(answers.filter((files) => files === undefined)).toHaveLength(4)
  expect(await encode(picture)).toHaveLength(4)
})

test('a broken picture does not stop the next one', async () => {
  const encode = createPictureEncoder()
  const picture = await aPicture(64, 48)
  const [broken, whole] = await Promise.all([encode(picture.subarray(0, 200)), encode(picture)])
  expect(broken).toBeNull()
  expect(whole).toHaveLength(4)
})

test('the same picture is the same bytes, so that its address is the same', async () => {
  const picture = await aPicture(2000, 900)
  const [one, other] = [await createPictureEncoder()(picture), await createPictureEncoder()(picture)]
  expect(one?.every(({ bytes }, index) => other?.[index]?.bytes.equals(bytes))).toBe(true)
})
