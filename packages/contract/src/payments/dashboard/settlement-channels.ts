import type { OrderPaymentMethod } from '../../orders/payment-methods.ts'
import { type Paise, paise, sumPaise } from '../../shared/money.ts'

/**
 * Where the money reached the shop: in the drawer, in its own bank account, at its own card machine, or at the payment service,
 * which pays out later.
 */
export const SETTLEMENT_CHANNELS = [
  'cash',
  'upi',
  'card_machine',
  'service_upi',
  'service_card',
  'service_netbanking',
  'service_wallet',
] as const
export type SettlementChannel = (typeof SETTLEMENT_CHANNELS)[number]

const BY_SERVICE: Partial<Record<OrderPaymentMethod, SettlementChannel>> = {
  upi: 'service_upi',
  card: 'service_card',
  netbanking: 'service_netbanking',
  wallet: 'service_wallet',
}

/** The channel of a payment with this method, through a payment service or not. */
export const settlementChannelOf = (method: OrderPaymentMethod, isByService: boolean): SettlementChannel => {
  if (isByService) return BY_SERVICE[method] ?? 'service_card'
  if (method === 'cod' || method === 'cash') return 'cash'
  return method === 'upi' ? 'upi' : 'card_machine'
}

/** Money of one channel: number of payments and amount. */
export type ChannelSum = { way: SettlementChannel; count: number; amountPaise: Paise }

/** Sums by channel, in the order of `SETTLEMENT_CHANNELS`; empty ones are left out. */
export const sumByChannel = (sums: readonly ChannelSum[]): ChannelSum[] =>
  SETTLEMENT_CHANNELS.flatMap((way) => {
    const some = sums.filter((sum) => sum.way === way)
    const count = some.reduce((all, sum) => all + sum.count, 0)
    return count === 0 ? [] : [{ way, count, amountPaise: sumPaise(some.map(({ amountPaise }) => amountPaise)) }]
  })

/** Received minus refunded. */
export const netOf = (
  received: readonly Pick<ChannelSum, 'amountPaise'>[],
  returned: readonly Pick<ChannelSum, 'amountPaise'>[],
): Paise =>
  paise(sumPaise(received.map(({ amountPaise }) => amountPaise)) - sumPaise(returned.map(({ amountPaise }) => amountPaise)))
