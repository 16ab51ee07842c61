import { minuteOfDay } from '@jhola/contract/shared/time'
import type { OpeningHours, OpenWindow } from '@jhola/contract/stores/hours'
import { useQuery } from '@tanstack/react-query'
import { formatClock, useMoments } from '../../../../shared/format/moments.ts'
import { serverNow } from '../../../../shared/hooks/server-clock.ts'
import { useNow } from '../../../../shared/hooks/use-now.ts'
import { type Translate, useT } from '../../../../shared/i18n/i18n-context.tsx'
import { DataList } from '../../../../shared/ui/data-list.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { ownStoreQuery } from '../api/settings.ts'
import { daysAhead, type HoursPreview, previewHours } from '../hours-preview.ts'

const EVERY_MS = 15_000

const windowText = (t: Translate, { opens, closes }: OpenWindow): string =>
  opens === closes
    ? t('stores.allDay')
    : t('stores.hoursValue', { opens: formatClock(minuteOfDay(opens)), closes: formatClock(minuteOfDay(closes)) })

const Now = ({ preview }: { preview: HoursPreview }) => {
  const { t } = useT()
  const moments = useMoments()
  if (preview.kind === 'open')
    return (
      <StatusChip tone="success" icon="store">
        {t('stores.settings.hours.openNow')}
      </StatusChip>
    )
  if (preview.kind !== 'closed')
    return (
      <StatusChip tone="warning" icon="lock">
        {t(preview.kind === 'paused' ? 'stores.settings.hours.paused' : 'stores.settings.hours.byHand')}
      </StatusChip>
    )
  const opens = preview.opensMs === null ? null : moments.dayAndTime(new Date(preview.opensMs).toISOString())
  return (
    <>
      <StatusChip tone="error" icon="lock">
        {t('stores.settings.hours.closedNow')}
      </StatusChip>
      <span>{opens ? t('stores.settings.hours.opensAt', { time: opens }) : t('stores.settings.hours.never')}</span>
    </>
  )
}

/** The effect of the hours in the form: now, and on each day of the coming week. */
export const HoursPreviewCard = ({ hours }: { hours: OpeningHours }) => {
  const { t } = useT()
  const moments = useMoments()
  const nowMs = useNow(EVERY_MS, serverNow)
  const store = useQuery(ownStoreQuery).data?.store
  const clock = { hours, closed_for_now: store?.closed_for_now ?? false, paused_until: store?.paused_until ?? null }
  const windows = [windowText(t, hours), ...(hours.second ? [windowText(t, hours.second)] : [])].join(', ')
  const rows = daysAhead(hours, nowMs).map(({ date, weekday, rests }) => ({
    key: date,
    label: `${t(`stores.settings.hours.day.${weekday}`)}, ${moments.day(date)}`,
    value:
      rests === null ? (
        <bdi>{windows}</bdi>
      ) : (
        <span className="text-error">
          {t(rests === 'holiday' ? 'stores.settings.hours.holiday' : 'stores.settings.hours.off')}
        </span>
      ),
  }))
  return (
    <section aria-labelledby="hours-preview" className="max-w-2xl rounded-lg bg-sunken p-4">
      <h3 id="hours-preview" className="mb-2 font-semibold">
        {t('stores.settings.hours.preview')}
      </h3>
      <p role="status" className="mb-3 flex flex-wrap items-center gap-2">
        <Now preview={previewHours(clock, nowMs)} />
      </p>
      <DataList rows={rows} className="text-sm" />
    </section>
  )
}
