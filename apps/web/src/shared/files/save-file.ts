import { clockOf, toShopTime } from '@jhola/contract/shared/time'

/** What stands in a file name: letters of any script, digits, dots and dashes. */
const UNSAFE = /[^\p{L}\p{M}\p{N}.-]+/gu

/** `orders-2026-11-22-0915.csv`: a file name with the time in the shop's time zone. */
export const fileName = (what: string, ending: string, atMs: number): string => {
  const { date, minute } = toShopTime(atMs)
  return `${what.replace(UNSAFE, '-').replace(/^[.-]+/, '')}-${date}-${clockOf(minute).replace(':', '')}.${ending}`
}

const KEEP_MS = 60_000

/** Downloads a file in the browser. */
export const saveFile = (name: string, content: BlobPart, type: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers start reading a moment later.
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
