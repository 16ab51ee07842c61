import { clockOf, toShopTime } from '@jhola/contract/shared/time'

/** `orders-2026-11-22-0915.csv`: what a file is called, by the shop's clock. */
export const fileName = (what: string, ending: string, atMs: number): string => {
  const { date, minute } = toShopTime(atMs)
  return `${what}-${date}-${clockOf(minute).replace(':', '')}.${ending}`
}

const KEEP_MS = 60_000

/** Hands a file to the browser's downloads. */
export const saveFile = (name: string, content: BlobPart, type: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
