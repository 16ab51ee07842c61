import type { PaymentDay, SettlementChannel } from './payments-api.ts'

/** The settlement channels that a shopkeeper distinguishes. */
export const CHANNEL_GROUPS = ['cash', 'upi', 'card'] as const
export type ChannelGroup = (typeof CHANNEL_GROUPS)[number]

const groupOf = (way: SettlementChannel): ChannelGroup => (way === 'cash' || way === 'upi' ? way : 'card')

/** Amounts received by channel; rupees. */
export const sumGroups = (received: PaymentDay['received']): Record<ChannelGroup, number> => {
  const paise = { cash: 0, upi: 0, card: 0 }
  for (const { way, amount } of received) paise[groupOf(way)] += Math.round(amount * 100)
  return { cash: paise.cash / 100, upi: paise.upi / 100, card: paise.card / 100 }
}

/** The sum in rupees. */
export const sumRupees = (amounts: readonly number[]): number =>
  amounts.reduce((paise, amount) => paise + Math.round(amount * 100), 0) / 100

/** True when a payment service receives this payment first. */
export const isWithService = (way: SettlementChannel): boolean => way.startsWith('service_')
