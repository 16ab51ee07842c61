import { describe, expect, test } from 'vitest'
import { picturePath, pictureSet, pictureTypeOf, pictureVariant, readPictureName } from './pictures.ts'

const ID = '0191f2a4-7c3e-8abc-9def-0123456789ab'

describe('addresses', () => {
  test.each([
    [1280, 'webp', `/media/${ID}.webp`],
    [1280, 'avif', `/media/${ID}.avif`],
    [640, 'webp', `/media/${ID}-640.webp`],
    [640, 'avif', `/media/${ID}-640.avif`],
  ] as const)('%d px as %s is %s, and read back', (width, format, path) => {
    expect(pictureVariant(picturePath(ID), width, format)).toBe(path)
    expect(readPictureName(path.replace('/media/', ''))).toEqual({ mediaId: ID, width, format })
  })

  test('a set names every width', () => {
    expect(pictureSet(picturePath(ID), 'avif')).toBe(`/media/${ID}-640.avif 640w, /media/${ID}.avif 1280w`)
  })

  test('a drawn picture stays as it is', () => {
    expect(pictureVariant('/pictures/store-dairy.svg', 640, 'avif')).toBe('/pictures/store-dairy.svg')
  })

  test.each(['', ID, `${ID}.png`, `${ID}-800.webp`, `${ID}-1280.webp`, `${ID}-640-640.webp`, `x${ID}.webp`, '../x.webp'])(
    '%j names no picture',
    (name) => expect(readPictureName(name)).toBeUndefined(),
  )
})

describe('what a file is', () => {
  const bytes = (...values: (number | string)[]) =>
    new Uint8Array(
      values.flatMap((value) => (typeof value === 'number' ? [value] : [...value].map((letter) => letter.charCodeAt(0)))),
    )
  test.each([
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['a PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n'), 'image/png'],
    ['a WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBP'), 'image/webp'],
    ['a WAV', bytes('RIFF', 1, 2, 3, 4, 'WAVE'), null],
    ['a GIF', bytes('GIF89a'), null],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['a PDF', bytes('%PDF-1.7'), null],
    ['half a PNG', bytes(0x89, 'PNG'), null],
    ['nothing', bytes(), null],
  ])('%s', (_, file, type) => expect(pictureTypeOf(file)).toBe(type))
})
