import { listWords } from '@jhola/contract/shared/text/language'
import { minuteOfDay } from '@jhola/contract/shared/time'
import { useMemo } from 'react'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { formatClock, useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'

export type Store = ApiReply<'GET /stores/{store_id}'>['store']

/** Weekdays as on the wire: 0 is Sunday. */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** Texts about a shop and its opening status, in the user's language. */
export const useStoreLabels = () => {
  const { t, language } = useT()
  const moments = useMoments()
  return useMemo(
    () => ({
      name: (store: Pick<Store, 'name' | 'name_hi'>): string => (language === 'hi' && store.name_hi ? store.name_hi : store.name),
      type: (store: Pick<Store, 'store_type'>): string => t(`stores.type.${store.store_type}`),
      /** When the shop takes orders again; empty when it takes orders now, or when the time is unknown. */
      opening: (store: Pick<Store, 'is_open' | 'opens_at' | 'paused_until'>): string => {
        if (store.is_open) return ''
        if (store.paused_until) return t('stores.pausedUntil', { time: moments.dayAndTime(store.paused_until) })
        return store.opens_at ? t('stores.opensAt', { time: moments.dayAndTime(store.opens_at) }) : ''
      },
      hours: ({ hours }: Pick<Store, 'hours'>): string =>
        hours.opens === hours.closes
          ? t('stores.allDay')
          : t('stores.hoursValue', {
              opens: formatClock(minuteOfDay(hours.opens)),
              closes: formatClock(minuteOfDay(hours.closes)),
            }),
      /** `Every day`, or the weekly off days. */
      days: ({ hours }: Pick<Store, 'hours'>): string => {
        const resting = WEEKDAYS.filter((day) => !hours.working_days.includes(day))
        if (resting.length === 0) return t('stores.everyDay')
        return t('stores.closedOn', {
          days: listWords(
            language,
            resting.map((day) => t(`stores.weekday.${day}`)),
          ),
        })
      },
    }),
    [t, language, moments],
  )
}

/** Directions to the shop in the device's own map app, or in the browser if there is none. */
export const directionsHref = (store: Pick<Store, 'latitude' | 'longitude'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${store.latitude}%2C${store.longitude}`
