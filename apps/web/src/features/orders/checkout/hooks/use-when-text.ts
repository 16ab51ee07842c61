import type { DeliverySlot } from '@jhola/contract/orders/schema'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import type { When } from '../choices.ts'

/** Name and hours of the parts of a day. */
export const SLOT_KEYS: Partial<Record<DeliverySlot, { name: TextKey; hours: TextKey }>> = {
  morning: { name: 'orders.slot.morning', hours: 'orders.slotHours.morning' },
  afternoon: { name: 'orders.slot.afternoon', hours: 'orders.slotHours.afternoon' },
  evening: { name: 'orders.slot.evening', hours: 'orders.slotHours.evening' },
}

/** A chosen time in one line: `Tomorrow, Evening, 4 to 8 PM`. */
export const useWhenText = (when: When | null): string => {
  const { t } = useT()
  const moments = useMoments()
  if (!when) return ''
  if (when.slot === 'asap') return t('orders.now')
  if (when.slot === 'express') return `${t('orders.expressTitle')}, ${t('orders.expressHint')}`
  const keys = SLOT_KEYS[when.slot]
  return [when.date && moments.day(when.date), keys && t(keys.name), keys && t(keys.hours)].filter(Boolean).join(', ')
}
