import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  pictureTypeOf,
} from '@jhola/contract/media/pictures'
import type { Sharp } from 'sharp'

/** One file of a picture. */
export type PictureFile = { width: PictureWidth; format: PictureFormat; bytes: Buffer }

/** `null`: not a supported picture, or a broken or much too large one. `undefined`: too many are queued already. */
export type PictureEncoder = (bytes: Buffer) => Promise<PictureFile[] | null | undefined>

/** Fifty megapixels: the size of phone photos. A small file can unpack to far more and would fill the memory. */
const PIXELS_MAX = 50_000_000
const SIDE_MAX = 16_384
const SECONDS_MAX = 30
const MAX_WAITING = 8
const QUALITY: Record<PictureFormat, number> = { avif: 50, webp: 78 }
/** From 0 to 9. For a photo at 1280 px: 1 takes 0.6 s and 56 KB, 3 takes 2.3 s and 51 KB; WebP takes 74 KB. */
const AVIF_EFFORT = 1

/** Loaded with the first picture: most servers run for days without one. Only the three decoders that we need are enabled. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })
  return sharp
}

const write = (image: Sharp, width: PictureWidth, format: PictureFormat): Promise<Buffer> => {
  const resized = image.clone().resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
  const quality = QUALITY[format]
  return (format === 'avif' ? resized.avif({ quality, effort: AVIF_EFFORT }) : resized.webp({ quality })).toBuffer()
}

const encode = async (bytes: Buffer, sharpOf: () => ReturnType<typeof loadSharp>): Promise<PictureFile[] | null> => {
  if (pictureTypeOf(bytes) === null) return null
  const sharp = await sharpOf()
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true } as const
  try {
    const { width, height } = await sharp(bytes, options).metadata()
    if (width > SIDE_MAX || height > SIDE_MAX || width * height > PIXELS_MAX) return null
    // Rotated by the camera's orientation; transparent parts become white; metadata is removed.
    const image = sharp(bytes, options).timeout({ seconds: SECONDS_MAX }).autoOrient().flatten({ background: '#ffffff' })
    const files: PictureFile[] = []
    for (const side of PICTURE_WIDTHS)
      for (const format of PICTURE_FORMATS) files.push({ width: side, format, bytes: await write(image, side, format) })
    return files
  } catch {
    return null
  }
}

/** Decodes untrusted pictures one at a time, so that they never take more than one core and the memory of one picture. */
export const createPictureEncoder = (): PictureEncoder => {
  let loading: ReturnType<typeof loadSharp> | undefined
  const sharpOf = () => {
    loading ??= loadSharp()
    return loading
  }
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()
  return async (bytes) => {
    if (waiting >= MAX_WAITING) return undefined
    waiting += 1
    const mine = turn
      .then(() => encode(bytes, sharpOf))
      .finally(() => {
        waiting -= 1
      })
    turn = mine.catch(() => undefined)
    return mine
  }
}
