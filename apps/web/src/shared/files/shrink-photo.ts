/** Longest side sent, px. The server stores up to 1280 px; the margin lets it resample. */
const LONGEST_PX = 1600
const QUALITY = 0.85
/** A picture below this size (bytes) is sent unchanged. */
const SMALL_BYTES = 400 * 1024

/**
 * Shrinks a phone's photo for a slow network and applies its rotation. A file that the browser cannot read or shrink is returned
 * unchanged; the server validates it.
 */
export const shrinkPhoto = async (photo: Blob): Promise<Blob> => {
  if (photo.size <= SMALL_BYTES || typeof createImageBitmap !== 'function') return photo
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST_PX / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return small && small.size < photo.size ? small : photo
  } catch {
    return photo
  }
}
