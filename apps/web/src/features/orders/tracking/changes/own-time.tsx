import type { DeliverySlot, Order } from '@jhola/contract/orders/schema'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../shared/api/api-client.ts'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { Select } from '../../../../shared/ui/select.tsx'

type Time = { slot: DeliverySlot; date: string | null }

const NAMES: Record<DeliverySlot, TextKey> = {
  asap: 'orders.now',
  express: 'orders.expressTitle',
  morning: 'orders.slot.morning',
  afternoon: 'orders.slot.afternoon',
  evening: 'orders.slot.evening',
}

const idOf = ({ slot, date }: Time): string => (date ? `${date} ${slot}` : slot)

/** The time of the order: the one that was chosen, now, and the parts of days with room. */
export const OwnTime = ({ order, value, onChange }: { order: Order; value: Time; onChange: (time: Time) => void }) => {
  const { t } = useT()
  const moments = useMoments()
  const body = {
    store_id: order.store_id,
    items: order.items.map(({ product_id, quantity }) => ({ product_id, quantity })),
    delivery_type: order.delivery_type,
  }
  const quote = useQuery({ queryKey: ['own-time', body], queryFn: () => api('POST /orders/quote', { body }) })
  const ordered: Time = { slot: order.delivery_slot, date: order.delivery_date }
  const open = (quote.data?.slots ?? []).map(({ date, slot }): Time => ({ date, slot }))
  const all = [ordered, { slot: 'asap' as const, date: null }, ...open]
  const times = all.filter((time, index) => all.findIndex((other) => idOf(other) === idOf(time)) === index)
  return (
    <Select
      label={t(order.delivery_type === 'pickup' ? 'orders.whenPickup' : 'orders.when')}
      options={times.map((time) => ({
        value: idOf(time),
        label: time.date ? `${moments.day(time.date)}, ${t(NAMES[time.slot])}` : t(NAMES[time.slot]),
      }))}
      value={idOf(value)}
      onChange={({ target }) => onChange(times.find((time) => idOf(time) === target.value) ?? value)}
    />
  )
}
