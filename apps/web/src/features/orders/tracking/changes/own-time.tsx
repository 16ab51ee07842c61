import type { DeliverySlot, Order } from '@jhola/contract/orders/schema'
import { formatPrice } from '@jhola/contract/shared/money'
import { isExpressQuicker } from '@jhola/contract/stores/terms/promise'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../shared/api/api-client.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Select } from '../../../../shared/ui/select.tsx'

type Time = { slot: DeliverySlot; date: string | null }

const NOW: Time = { slot: 'asap', date: null }
const EXPRESS: Time = { slot: 'express', date: null }

const idOf = ({ slot, date }: Time): string => (date ? `${date} ${slot}` : slot)

/** The time that was chosen and those that the shop offers. */
const useTimes = (order: Order) => {
  const body = {
    store_id: order.store_id,
    items: order.items.map(({ product_id, quantity }) => ({ product_id, quantity })),
    delivery_type: order.delivery_type,
  }
  const quote = useQuery({ queryKey: ['own-time', body], queryFn: () => api('POST /orders/quote', { body }) })
  const store = useQuery(apiQuery('GET /stores/{store_id}', { params: { store_id: order.store_id } })).data?.store
  const isOpen = store?.is_open === true
  const hasExpress = isOpen && order.delivery_type === 'delivery' && store.offered_slots.express && isExpressQuicker(store)
  const all: Time[] = [
    { slot: order.delivery_slot, date: order.delivery_date },
    ...(isOpen ? [NOW] : []),
    ...(hasExpress ? [EXPRESS] : []),
    ...(quote.data?.slots ?? []).map(({ date, slot }) => ({ date, slot })),
  ]
  const times = all.filter((time, index) => all.findIndex((other) => idOf(other) === idOf(time)) === index)
  return { times, expressFee: store?.express_fee }
}

/** The time of the order: the one that was chosen, now, express with its fee, and the parts of days with room. */
export const OwnTime = ({ order, value, onChange }: { order: Order; value: Time; onChange: (time: Time) => void }) => {
  const { t } = useT()
  const moments = useMoments()
  const { times, expressFee } = useTimes(order)
  const fee = expressFee ? ` (+${formatPrice(expressFee)})` : ''
  const labelOf = ({ slot, date }: Time): string => {
    if (slot === 'asap') return t('orders.now')
    if (slot === 'express') return `${t('orders.expressTitle')}, ${t('orders.expressHint')}${fee}`
    return [date && moments.day(date), t(`orders.slot.${slot}`), t(`orders.slotHours.${slot}`)].filter(Boolean).join(', ')
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
