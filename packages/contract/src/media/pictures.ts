/** Widths in which every uploaded picture is stored, in pixels. A smaller original keeps its own size. */
export const PICTURE_WIDTHS = [640, 1280] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Formats of each width, the smaller one first. Every supported browser can show the last. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

const WHOLE_WIDTH = 1280 satisfies PictureWidth

/** The permanent path of an uploaded picture, in its largest width as WebP. The wire uses this path. */
export const picturePath = (mediaId: string): string => `/media/${mediaId}.webp`

/** The path of the same picture in another width and format; a path that is not an uploaded picture is returned unchanged. */
export const pictureVariant = (path: string, width: PictureWidth, format: PictureFormat): string =>
  path.replace(/^(\/media\/[0-9a-f-]{36})\.webp$/, `$1${width === WHOLE_WIDTH ? '' : `-${width}`}.${format}`)

/** For `srcset`: every width of one format. */
export const pictureSet = (path: string, format: PictureFormat): string =>
  PICTURE_WIDTHS.map((width) => `${pictureVariant(path, width, format)} ${width}w`).join(', ')

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-(\d{3,4}))?\.(avif|webp)$/

/** Parses the name of a file below `/media/`; `undefined` if it names no picture. */
export const readPictureName = (name: string): { mediaId: string; width: PictureWidth; format: PictureFormat } | undefined => {
  const [, mediaId, width, extension] = FILE.exec(name) ?? []
  const known = PICTURE_WIDTHS.find((one) => one === (width === undefined ? WHOLE_WIDTH : Number(width)))
  const format = PICTURE_FORMATS.find((one) => one === extension)
  const isCanonical = width !== String(WHOLE_WIDTH)
  return mediaId !== undefined && known !== undefined && format && isCanonical ? { mediaId, width: known, format } : undefined
}

/** Accepted picture types, also given to the browser. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/** The picture type from the first bytes of a file, independent of its name and declared type; `null` if it is none of these. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | null => {
  if (startsWith(bytes, JPEG)) return 'image/jpeg'
  if (startsWith(bytes, PNG)) return 'image/png'
  return startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8) ? 'image/webp' : null
}
