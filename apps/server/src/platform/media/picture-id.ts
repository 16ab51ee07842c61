import { createHash } from 'node:crypto'
import type { PictureFile } from './encode-picture.ts'

/** An id derived from content and owner (UUID version 8): different bytes have a different address. */
export const pictureId = (owner: string, files: readonly PictureFile[]): string => {
  const hash = createHash('sha256').update(`${owner}\n`)
  for (const { width, format, bytes } of files) hash.update(`${width} ${format} ${bytes.length}\n`).update(bytes)
  const digest = hash.digest().subarray(0, 16)
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
