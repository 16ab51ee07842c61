import { displayStoreId } from '../shared/ids.ts'

/** So that even the longest name, with its ending, is a valid `{store_id}` of a path. */
const PART_MAX = 24

/** `Shree Ganesh Provision & Sons` as `shree-ganesh-provision`: Latin letters and digits, as many whole words as fit. */
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
 * Names for a shop's address, the best first: `sharma-kirana-mumbai`, then with the shop's number if it is taken. A name
 * without Latin letters gives `shop-mumbai-031`.
 */
export const slugsFor = ({ name, city, store_id }: { name: string; city: string; store_id: string }): string[] => {
  const parts = [latin(name), latin(city)]
  const base = [parts[0] || 'shop', ...parts.slice(1).filter(Boolean)].join('-')
  const numbered = `${base}-${displayStoreId(store_id).toLowerCase()}`
  return [...(parts.every(Boolean) ? [base] : []), numbered, store_id.toLowerCase()]
}
