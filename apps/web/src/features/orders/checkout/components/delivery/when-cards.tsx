import type { DeliverySlot } from '@jhola/contract/orders/schema'
import { formatPrice } from '@jhola/contract/shared/money'
import type { Store } from '@jhola/contract/stores/schema'
import { promisedMinutes } from '@jhola/contract/stores/terms/promise'
import { useMoments } from '../../../../../shared/format/moments.ts'
import { useT } from '../../../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../../../shared/ui/alert.tsx'
import { type RadioCard, RadioCards } from '../../../../../shared/ui/radio-cards.tsx'
import { SegmentedControl } from '../../../../../shared/ui/segmented-control.tsx'
import { type TimesOnOffer, usualTime, type When } from '../../choices.ts'
import { SLOT_KEYS } from '../../hooks/use-when-text.ts'

type WhenCardsProps = {
  store: Store
  times: TimesOnOffer
  isPickup: boolean
  /** From the shop to the place of the customer; undefined: not known. */
  distanceKm: number | undefined
  when: When | null
  onChange: (when: When) => void
}
type Kind = 'asap' | 'express' | 'later'

const kindOf = (when: When | null): Kind | null => {
  if (!when) return null
  return when.slot === 'asap' || when.slot === 'express' ? when.slot : 'later'
}

const SlotCards = ({ times, when, onChange }: Pick<WhenCardsProps, 'times' | 'when' | 'onChange'>) => {
  const { t } = useT()
  const moments = useMoments()
  const day = times.days.find(({ date }) => date === when?.date) ?? times.days[0]
  if (!day) return null
  const choose = (date: string, slot: DeliverySlot | undefined) => slot && onChange({ date, slot })
  const sameSlot = (slots: readonly DeliverySlot[]) => slots.find((slot) => slot === when?.slot) ?? slots[0]
  return (
    <div className="grid gap-3">
      {times.days.length > 1 && (
        <SegmentedControl
          label={t('orders.day')}
          fullWidth
          segments={times.days.map(({ date }) => ({ value: date, label: moments.day(date) }))}
          value={day.date}
          onChange={(date) => choose(date, sameSlot(times.days.find((other) => other.date === date)?.slots ?? []))}
        />
      )}
      <RadioCards
        label={moments.day(day.date)}
        hideLabel={times.days.length > 1}
        columns={3}
        options={day.slots.flatMap((slot) => {
          const keys = SLOT_KEYS[slot]
          return keys ? [{ value: slot, title: t(keys.name), hint: t(keys.hours) }] : []
        })}
        value={when?.date === day.date ? when.slot : null}
        onChange={(slot) => choose(day.date, slot)}
      />
    </div>
  )
}

/** The delivery times: now, express, or a part of today or tomorrow. Only times that the shop can meet are offered. */
export const WhenCards = ({ store, times, isPickup, distanceKm, when, onChange }: WhenCardsProps) => {
  const { t } = useT()
  const moments = useMoments()
  const [firstDay] = times.days
  if (!times.hasNow && !firstDay)
    return (
      <Alert tone="warning" icon="clock">
        {store.closed_for_now || store.paused_until
          ? t('orders.noTimes')
          : t(isPickup ? 'orders.noPickupLeft' : 'orders.noTimesLeft')}
      </Alert>
    )
  const minutes = promisedMinutes(store, isPickup ? 'pickup' : 'delivery', distanceKm)
  const options: (RadioCard<Kind> | false)[] = [
    {
      value: 'asap',
      icon: 'clock',
      title: t('orders.now'),
      hint: isPickup ? t('orders.nowPickup', { minutes }) : t('orders.nowDelivery', { minutes }),
    },
    times.hasExpress && {
      value: 'express',
      icon: 'bike',
      title: t('orders.expressTitle'),
      hint: t('orders.expressHint'),
      end: <bdi className="font-semibold text-sm">+{formatPrice(store.express_fee)}</bdi>,
    },
    firstDay !== undefined && { value: 'later', icon: 'calendar', title: t('orders.later'), hint: t('orders.laterHint') },
  ]
  const kind = kindOf(when)
  const chooseKind = (next: Kind) => {
    const chosen = next === 'later' ? usualTime({ ...times, hasNow: false }) : { slot: next, date: null }
    if (chosen) onChange(chosen)
  }
  return (
    <div className="grid gap-3">
      {times.hasNow ? (
        <RadioCards
          label={isPickup ? t('orders.whenPickup') : t('orders.when')}
          hideLabel
          options={options.filter((option) => option !== false)}
          value={kind}
          onChange={chooseKind}
        />
      ) : (
        store.opens_at && <Alert icon="clock">{t('orders.closedNow', { time: moments.dayAndTime(store.opens_at) })}</Alert>
      )}
      {(!times.hasNow || kind === 'later') && <SlotCards times={times} when={when} onChange={onChange} />}
    </div>
  )
}
