import { addDays, MINUTE_MS, toShopTime } from '@jhola/contract/shared/time'
import { useMemo } from 'react'
import { type Translate, useT } from '../i18n/i18n-context.tsx'
import type { TextKey } from '../i18n/texts.ts'

const MONTH_KEYS = [
  'common.month.1',
  'common.month.2',
  'common.month.3',
  'common.month.4',
  'common.month.5',
  'common.month.6',
  'common.month.7',
  'common.month.8',
  'common.month.9',
  'common.month.10',
  'common.month.11',
  'common.month.12',
] as const satisfies readonly TextKey[]

const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** `9:05 AM` from a minute of the shop's day. */
export const formatClock = (minuteOfDay: number): string => {
  const hour = Math.floor(minuteOfDay / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minuteOfDay % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

const formatDate = (t: Translate, date: string): string => {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  return `${day} ${t(MONTH_KEYS[month - 1] ?? 'common.month.1')}`
}

const formatMonth = (t: Translate, of: string): string => {
  const [year = 0, month = 1] = of.split('-').map(Number)
  return `${t(MONTH_KEYS[month - 1] ?? 'common.month.1')} ${year}`
}

const formatDay = (t: Translate, date: string, nowMs: number): string => {
  const today = toShopTime(nowMs).date
  if (date === today) return t('common.time.today')
  if (date === addDays(today, 1)) return t('common.time.tomorrow')
  return formatDate(t, date)
}

const formatAgo = (t: Translate, agoMs: number): string => {
  if (agoMs < MINUTE_MS) return t('common.time.now')
  if (agoMs < HOUR_MS) return t('common.time.minutes', { count: Math.floor(agoMs / MINUTE_MS) })
  if (agoMs < DAY_MS) return t('common.time.hours', { count: Math.floor(agoMs / HOUR_MS) })
  return t('common.time.days', { count: Math.floor(agoMs / DAY_MS) })
}

/** Formats times of the wire (ISO 8601 UTC) in the shop's time zone and the reader's language. */
export const useMoments = () => {
  const { t, direction } = useT()
  return useMemo(() => {
    // Digits and AM keep this order in right-to-left text too.
    const clock = (minuteOfDay: number) =>
      direction === 'rtl' ? `\u2066${formatClock(minuteOfDay)}\u2069` : formatClock(minuteOfDay)
    return {
      /** `Nov 2026` of `2026-11`. */
      month: (month: string): string => formatMonth(t, month),
      /** `9:05 AM`. */
      time: (moment: string): string => clock(toShopTime(Date.parse(moment)).minute),
      /** `Today, 9:05 AM` or `14 Nov, 9:05 AM`. */
      dayAndTime: (moment: string): string => {
        const at = toShopTime(Date.parse(moment))
        return `${formatDay(t, at.date, Date.now())}, ${clock(at.minute)}`
      },
      /** `14 Nov 2026, 9:05 AM`: for print, which is read on another day. */
      dateAndTime: (moment: string): string => {
        const at = toShopTime(Date.parse(moment))
        return `${formatDate(t, at.date)} ${at.date.slice(0, 4)}, ${clock(at.minute)}`
      },
      /** `14 Nov 2026` from a date of the shop. */
      date: (date: string): string => `${formatDate(t, date)} ${date.slice(0, 4)}`,
      /** `Today`, `Tomorrow` or `14 Nov` from a date of the shop. */
      day: (date: string): string => formatDay(t, date, Date.now()),
      /** `5 minutes ago`. Both arguments in epoch ms. */
      ago: (atMs: number, nowMs: number): string => formatAgo(t, nowMs - atMs),
    }
  }, [t, direction])
}
