import { displayStoreId } from '../shared/ids.ts'

/** So that the longest still is a `{store_id}` of a path, its ending included. */
const PART_MAX = 24

/** `Shree Ganesh Provision & Sons` as `shree-ganesh-provision`: Latin letters and digits, whole words as long as they fit. */
const latin = (text: string): string => {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const fitting = words.filter((_, index) => words.slice(0, index + 1).join('-').length <= PART_MAX)
  return fitting.join('-') || (words[0] ?? '').slice(0, PART_MAX)
}

/**
 * Names for a shop's own address, the best first: `sharma-kirana-mumbai`, and with the shop's number when another shop has that.
 * A name that Latin letters cannot write gives `shop-mumbai-031`.
 */
export const slugsFor = ({ name, city, store_id }: { name: string; city: string; store_id: string }): string[] => {
  const parts = [latin(name), latin(city)]
  const base = [parts[0] || 'shop', ...parts.slice(1).filter(Boolean)].join('-')
  const numbered = `${base}-${displayStoreId(store_id).toLowerCase()}`
  return [...(parts.every(Boolean) ? [base] : []), numbered, store_id.toLowerCase()]
}
