import { createHmac, createSecretKey } from 'node:crypto'
import { type CountKind, type UnprovenKind, unprovenPlacesOf } from '@jhola/contract/orders/placing/unproven'
import { addressKey, networkKey } from '../../../platform/http/limits/address-keys.ts'
import type { CountedBy } from '../order-to-insert.sql.ts'
import type { CountedSlot } from '../slots.repo.ts'

/** Most open unproven orders of each kind. */
export type UnprovenLimits = Readonly<Record<UnprovenKind, number>>

/** Where an order came from. `device`: the identity of the browser; null for a program that has none. */
export type OrderOrigin = { ip: string; device: string | null }

/** The most places that count without a limit of the shop: a limit that is set later counts what was ordered before. */
const NO_LIMIT = 1_000_000

export const COUNTED_BY_NOTHING: CountedBy = { kinds: [], keys: [], mosts: [] }

/** Gives the counters of an order. Numbers and addresses are stored as keyed hashes only. */
export const createCountedBy = (secret: Buffer, limits: UnprovenLimits) => {
  const key = createSecretKey(secret)
  const hashed = (kind: UnprovenKind, value: string) =>
    createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url').slice(0, 22)
  return (phone: string, { ip, device }: OrderOrigin): CountedBy => {
    const values: [UnprovenKind, string][] = [
      ['address', hashed('address', addressKey(ip))],
      ...(device === null ? [] : [['device', hashed('device', device)] satisfies [UnprovenKind, string]]),
      ['network', hashed('network', networkKey(ip))],
      ['number', hashed('number', phone)],
      ['shop', ''],
    ]
    return {
      kinds: values.map(([kind]) => kind),
      keys: values.map(([, value]) => value),
      mosts: values.map(([kind]) => limits[kind]),
    }
  }
}

/** The counter of a delivery slot: how many open orders of unproven numbers may be in it. */
export const slotCounter = ({ date, slot }: Pick<CountedSlot, 'date' | 'slot'>, capacity: number | null) => ({
  key: `${date}/${slot}`,
  most: capacity === null ? NO_LIMIT : unprovenPlacesOf(capacity),
})

/** Adds the counter of the order's delivery slot; last, because concurrent orders lock their counters in one sequence. */
export const withSlot = ({ kinds, keys, mosts }: CountedBy, counted: CountedSlot, capacity: number | null): CountedBy => {
  const kind: CountKind = 'slot'
  const { key, most } = slotCounter(counted, capacity)
  return {
    kinds: [...kinds, kind],
    keys: [...keys, key],
    mosts: [...mosts, most],
  }
}
