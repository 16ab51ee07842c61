import type { Order } from '@jhola/contract/orders/schema'
import { formatPrice } from '@jhola/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../shared/api/api-client.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { useMoments } from '../../../../shared/format/moments.ts'
import { serverNow } from '../../../../shared/hooks/server-clock.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Select } from '../../../../shared/ui/select.tsx'
import { timesOnOffer, type When } from '../../checkout/choices.ts'
import { SLOT_KEYS } from '../../checkout/hooks/use-when-text.ts'

const idOf = ({ slot, date }: When): string => (date ? `${date} ${slot}` : slot)

/** The times that the shop offers for this order, and the one that was chosen. */
const useTimes = (order: Order) => {
  const body = {
    store_id: order.store_id,
    items: order.items.map(({ product_id, quantity }) => ({ product_id, quantity })),
    delivery_type: order.delivery_type,
  }
  const quote = useQuery({ queryKey: ['own-time', body], queryFn: () => api('POST /orders/quote', { body }) })
  const store = useQuery(apiQuery('GET /stores/{store_id}', { params: { store_id: order.store_id } })).data?.store
  const { hasNow, hasExpress, days } = timesOnOffer(store, quote.data?.slots ?? [], order.delivery_type, serverNow())
  const all: When[] = [
    { slot: order.delivery_slot, date: order.delivery_date },
    ...(hasNow ? [{ slot: 'asap' as const, date: null }] : []),
    ...(hasExpress ? [{ slot: 'express' as const, date: null }] : []),
    ...days.flatMap(({ date, slots }) => slots.map((slot) => ({ slot, date }))),
  ]
  const times = all.filter((time, index) => all.findIndex((other) => idOf(other) === idOf(time)) === index)
  return { times, expressFee: store?.express_fee }
}

/** The time of the order: the one that was chosen, now, express with its fee, and the parts of days with room. */
export const OwnTime = ({ order, value, onChange }: { order: Order; value: When; onChange: (time: When) => void }) => {
  const { t } = useT()
  const moments = useMoments()
  const { times, expressFee } = useTimes(order)
  const fee = expressFee ? ` (+${formatPrice(expressFee)})` : ''
  const labelOf = ({ slot, date }: When): string => {
    if (slot === 'asap') return t('orders.now')
    if (slot === 'express') return `${t('orders.expressTitle')}, ${t('orders.expressHint')}${fee}`
    const keys = SLOT_KEYS[slot]
    return [date && moments.day(date), keys && t(keys.name), keys && t(keys.hours)].filter(Boolean).join(', ')
  }
  return (
    <Select
      label={t(order.delivery_type === 'pickup' ? 'orders.whenPickup' : 'orders.when')}
      options={times.map((time) => ({ value: idOf(time), label: labelOf(time) }))}
      value={idOf(value)}
      onChange={({ target }) => onChange(times.find((time) => idOf(time) === target.value) ?? value)}
    />
  )
}
