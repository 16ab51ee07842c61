import type { PaymentDay, SettlementChannel } from './payments-api.ts'

/** The ways that a shopkeeper tells apart at a glance. */
export const CHANNEL_GROUPS = ['cash', 'upi', 'card'] as const
export type ChannelGroup = (typeof CHANNEL_GROUPS)[number]

const groupOf = (way: SettlementChannel): ChannelGroup => (way === 'cash' || way === 'upi' ? way : 'card')

/** What came by group; rupees. */
export const sumGroups = (received: PaymentDay['received']): Record<ChannelGroup, number> => {
  const paise = { cash: 0, upi: 0, card: 0 }
  for (const { way, amount } of received) paise[groupOf(way)] += Math.round(amount * 100)
  return { cash: paise.cash / 100, upi: paise.upi / 100, card: paise.card / 100 }
}

/** Rupees together. */
export const sumRupees = (amounts: readonly number[]): number =>
  amounts.reduce((paise, amount) => paise + Math.round(amount * 100), 0) / 100

/** Does this money lie with a payment service first? */
export const isWithService = (way: SettlementChannel): boolean => way.startsWith('service_')
