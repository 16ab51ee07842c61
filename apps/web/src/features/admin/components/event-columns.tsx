import type { SecurityEvent } from '@jhola/contract/admin/routes'
import { useMemo } from 'react'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { TableColumn } from '../../../shared/ui/table-head.tsx'
import type { Tone } from '../../../shared/ui/tones.ts'

/** Events that an admin should notice among the everyday ones. */
const TONES: Partial<Record<SecurityEvent['kind'], Tone>> = {
  'auth.sign_in_failed': 'warning',
  'auth.password_set': 'primary',
  'profile.account_deleted': 'error',
  'admin.store_suspended': 'error',
  'admin.store_reactivated': 'success',
  'admin.made': 'warning',
  'stores.registered': 'success',
  'stores.activated': 'success',
}

const Details = ({ details }: { details: SecurityEvent['details'] }) => (
  <span className="block min-w-0 text-ink-soft text-sm md:max-w-72">
    {Object.entries(details).map(([name, value]) => (
      <bdi key={name} className="block break-words">
        {name.replaceAll('_', ' ')}: {value}
      </bdi>
    ))}
  </span>
)

/** Columns of the audit log. */
export const useEventColumns = (): TableColumn<SecurityEvent>[] => {
  const { t } = useT()
  const { dateAndTime } = useMoments()
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('admin.column.when'),
        cell: (event) => <span className="figures md:whitespace-nowrap">{dateAndTime(event.at)}</span>,
      },
      {
        id: 'kind',
        header: t('admin.column.what'),
        onCard: 'title',
        cell: (event) => <StatusChip tone={TONES[event.kind] ?? 'neutral'}>{t(`admin.kind.${event.kind}`)}</StatusChip>,
      },
      { id: 'who', header: t('admin.column.who'), cell: (event) => <bdi>{event.who || t('admin.nobody')}</bdi> },
      { id: 'store', header: t('admin.column.store'), cell: (event) => <bdi>{event.store_id ?? '–'}</bdi> },
      { id: 'device', header: t('admin.column.device'), cell: (event) => event.device || '–' },
      { id: 'details', header: t('admin.column.details'), cell: (event) => <Details details={event.details} /> },
    ],
    [t, dateAndTime],
  )
}
