import { PRODUCT_UNITS } from '@jhola/contract/inventory/products/units'
import type { OrderStatus, RejectReason } from '@jhola/contract/orders/statuses'
import { REJECT_REASONS } from '@jhola/contract/orders/statuses'
import type { SpokenPhrase } from '@jhola/contract/voice/phrases'
import { useMemo } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import type { IconName } from '../../../shared/ui/icon.tsx'
import type { Order } from './board-state.ts'

/** The button that moves an order to a status, its icon, and its message. */
export const ACTION_LABELS: Record<OrderStatus, { key: TextKey; icon: IconName; says?: SpokenPhrase }> = {
  pending: { key: 'common.status.pending', icon: 'clock' },
  confirmed: { key: 'orders.board.action.confirmed', icon: 'check', says: 'accept' },
  preparing: { key: 'orders.board.action.preparing', icon: 'prepare', says: 'prepare' },
  ready: { key: 'orders.board.action.ready', icon: 'package', says: 'ready' },
  out_for_delivery: { key: 'orders.board.action.out_for_delivery', icon: 'bike', says: 'send' },
  delivered: { key: 'orders.board.action.delivered', icon: 'check-circle', says: 'done' },
  cancelled: { key: 'orders.board.action.cancelled', icon: 'x' },
  refunded: { key: 'orders.board.action.refunded', icon: 'undo' },
}

/** The same as one short word, for picture mode. */
export const SHORT_LABELS: Record<OrderStatus, TextKey> = {
  pending: 'common.status.pending',
  confirmed: 'orders.board.short.confirmed',
  preparing: 'orders.board.short.preparing',
  ready: 'orders.board.short.ready',
  out_for_delivery: 'orders.board.short.out_for_delivery',
  delivered: 'orders.board.short.delivered',
  cancelled: 'orders.board.short.reject',
  refunded: 'orders.board.action.refunded',
}

const isRejectReason = (text: string): text is RejectReason => REJECT_REASONS.some((reason) => reason === text)

/** The parts of a stored reason, `code` or `code: the shop's own words`. */
export const splitReason = (stored: string): { code: RejectReason | null; labels: string } => {
  const [code = '', ...rest] = stored.split(': ')
  return isRejectReason(code) ? { code, labels: rest.join(': ') } : { code: null, labels: stored }
}

const KNOWN_REASONS: Readonly<Record<string, TextKey>> = {
  not_accepted_in_time: 'orders.board.reason.not_accepted_in_time',
  not_paid_in_time: 'orders.board.reason.not_paid_in_time',
}

const rules = new Map<string, Intl.PluralRules>()
/** Kept for each language: making them for every card of a board takes longer than drawing it. */
const pluralRules = (language: string): Intl.PluralRules => {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

/** Units that are counted; the others are weighed or poured. */
const PACKS = PRODUCT_UNITS.filter((unit) => unit !== 'kg' && unit !== 'liter')

/** The texts of an order for the people of the shop. */
export const useOrderLabels = () => {
  const { t, language } = useT()
  const items = useItemLabels()
  const moments = useMoments()
  return useMemo(
    () => ({
      /** `2`, and with its unit for weighed products: `0.5 kg`. */
      quantity: ({ quantity, unit }: Order['items'][number]): string =>
        unit === 'kg' || unit === 'liter' || !Number.isInteger(quantity) ? items.quantity(quantity, unit) : String(quantity),
      /** An amount in words, in the right number: `2 packets`, `250 g`, `1.5 kg`. */
      amount: (quantity: number, unit: string): string => {
        const pack = PACKS.find((one) => one === unit)
        if (!pack || !Number.isInteger(quantity)) return items.measure(quantity, unit)
        const isOne = pluralRules(language).select(quantity) === 'one'
        return `${quantity} ${t(isOne ? `common.unit.${pack}` : `orders.board.packs.${pack}`)}`
      },
      itemName: (item: Order['items'][number]): string => items.name({ name: item.product_name, name_hi: item.product_name_hi }),
      /** `Tomorrow, 9 AM to 12 PM`, or the text for as soon as possible. */
      slot: ({ delivery_slot, delivery_date }: Pick<Order, 'delivery_slot' | 'delivery_date'>): string => {
        const slot = t(`orders.board.slot.${delivery_slot}`)
        return delivery_date ? `${moments.day(delivery_date)}, ${slot}` : slot
      },
      /** Why an order was cancelled. */
      reason: (stored: string): string => {
        const { code, labels } = splitReason(stored)
        const known = KNOWN_REASONS[labels]
        const text = known ? t(known) : labels
        return [code ? t(`orders.board.reason.${code}`) : '', text].filter(Boolean).join(': ')
      },
    }),
    [t, language, items, moments],
  )
}
