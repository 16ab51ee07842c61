import { useMoments } from '../../shared/format/moments.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { backDayOf } from './back-day.ts'

/** "Back tomorrow at 7:00 AM", from a moment of the wire; `null` when nobody knows or it has come. Needs the texts of `stores.trust`. */
export const useBackText = (): ((backAt: string | null | undefined) => string | null) => {
  const { t } = useT()
  const moments = useMoments()
  return (backAt) => {
    const day = backAt ? backDayOf(Date.parse(backAt), Date.now()) : null
    if (!backAt || !day) return null
    if (day.kind === 'weekday') return t('stores.trust.back.day', { day: t(`stores.trust.back.weekday.${day.weekday}`) })
    if (day.kind === 'date') return t('stores.trust.back.day', { day: moments.day(day.date) })
    return t(`stores.trust.back.${day.kind}`, { time: moments.time(backAt) })
  }
}
