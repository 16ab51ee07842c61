import type { SecurityEvent } from '@jhola/contract/admin/routes'
import { useMemo } from 'react'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { TableColumn } from '../../../shared/ui/table-head.tsx'
import type { Tone } from '../../../shared/ui/tones.ts'

/** Events that an admin should notice; they are highlighted. */
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

/** Event details with labels of their own; other details are shown as logged. */
const FACTS: Readonly<Record<string, TextKey>> = {
  method: 'admin.fact.method',
  proof: 'admin.fact.proof',
  reason: 'admin.fact.reason',
  sessions: 'admin.fact.sessions',
  signed_in: 'admin.fact.signedIn',
}
const VALUES: Readonly<Record<string, TextKey>> = {
  code: 'admin.value.code',
  password: 'admin.value.password',
  passcode: 'admin.value.passcode',
  link: 'admin.value.link',
  yes: 'admin.value.yes',
}
/** Text written by a person is not translated. */
const UNTRANSLATED_DETAILS: ReadonlySet<string> = new Set(['reason'])

const Details = ({ details }: { details: SecurityEvent['details'] }) => {
  const { t } = useT()
  const entries = Object.entries(details)
  if (entries.length === 0) return '–'
  return (
    <span className="block min-w-0 text-ink-soft text-sm md:max-w-72">
      {entries.map(([name, value]) => {
        const label = FACTS[name]
        const valueLabel = UNTRANSLATED_DETAILS.has(name) ? undefined : VALUES[value]
        return (
          <span key={name} className="block break-words">
            {label ? t(label) : name.replaceAll('_', ' ')}: <bdi>{valueLabel ? t(valueLabel) : value}</bdi>
          </span>
        )
      })}
    </span>
  )
}

/** Columns of the audit log. */
export const useEventColumns = (): TableColumn<SecurityEvent>[] => {
  const { t } = useT()
  const { dateAndTime } = useMoments()
  return useMemo(
    () => [
      {
        id: 'kind',
        header: t('admin.column.what'),
        onCard: 'title',
        cell: (event) => <StatusChip tone={TONES[event.kind] ?? 'neutral'}>{t(`admin.kind.${event.kind}`)}</StatusChip>,
      },
      {
        id: 'at',
        header: t('admin.column.when'),
        cell: (event) => <span className="figures md:whitespace-nowrap">{dateAndTime(event.at)}</span>,
      },
      { id: 'who', header: t('admin.column.who'), cell: (event) => <bdi>{event.who || t('admin.nobody')}</bdi> },
      { id: 'store', header: t('admin.column.store'), cell: (event) => <bdi>{event.store_id ?? '–'}</bdi> },
      { id: 'device', header: t('admin.column.device'), cell: (event) => event.device || '–' },
      { id: 'details', header: t('admin.column.details'), cell: (event) => <Details details={event.details} /> },
    ],
    [t, dateAndTime],
  )
}
