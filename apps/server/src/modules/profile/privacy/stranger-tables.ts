import type { PersonalTable } from './personal-tables.ts'

/** What keeps strangers from a shop's stock. */
export const strangerTables: Readonly<Record<string, PersonalTable>> = {
  unproven_orders: {
    about: 'open orders of numbers without a proof; rows go when the order ends, what they are counted by is hashed with a key',
    kept: { 'limits how many such orders are open': ['store_id', 'order_id', 'kinds', 'keys', 'placed_at'] },
    notExported: { why: 'hashes; the order is exported', columns: 'all' },
  },
  unproven_counts: {
    about: 'how many such orders are open by number, device, address and network, each hashed with a key; empty ones go daily',
    kept: { 'limits how many such orders are open': ['store_id', 'kind', 'key', 'open', 'most'] },
    notExported: { why: 'hashes and numbers', columns: 'all' },
  },
  blocked_numbers: {
    about: 'numbers that a shop takes no orders from, until it unblocks them',
    kept: {
      'protects the shop from who abused it; a new account would not be blocked otherwise': ['store_id', 'phone', 'blocked_at'],
      'how the shop knows the number, and who blocked it': ['name', 'blocked_by'],
    },
    notExported: { why: 'belongs to the shop', columns: 'all' },
  },
}
