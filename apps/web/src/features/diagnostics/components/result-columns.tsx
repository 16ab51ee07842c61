import { useMemo } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { TableColumn } from '../../../shared/ui/table-head.tsx'
import type { Tone } from '../../../shared/ui/tones.ts'
import type { CheckResult } from '../run-checks.ts'
import type { CheckState } from '../success-rate.ts'

const APPEARANCE_CHOICES: Record<CheckState, { tone: Tone; icon: IconName }> = {
  passed: { tone: 'success', icon: 'check' },
  failed: { tone: 'error', icon: 'x' },
  skipped: { tone: 'neutral', icon: 'minus' },
}

/** Columns of the result table. */
export const useResultColumns = (): TableColumn<CheckResult>[] => {
  const { t, tError } = useT()
  return useMemo(
    () => [
      { id: 'check', header: t('diagnostics.column.check'), onCard: 'title', cell: ({ id }) => t(`diagnostics.check.${id}`) },
      {
        id: 'result',
        header: t('diagnostics.column.result'),
        cell: ({ state }) => (
          <StatusChip tone={APPEARANCE_CHOICES[state].tone} icon={APPEARANCE_CHOICES[state].icon}>
            {t(`diagnostics.state.${state}`)}
          </StatusChip>
        ),
      },
      {
        id: 'time',
        header: t('diagnostics.column.time'),
        align: 'end',
        cell: ({ ms }) => <span className="whitespace-nowrap figures">{t('diagnostics.ms', { ms })}</span>,
      },
      {
        id: 'details',
        header: t('diagnostics.column.details'),
        cell: ({ note }) => <bdi>{'key' in note ? t(note.key, note.values) : tError(note.code, note.details)}</bdi>,
      },
    ],
    [t, tError],
  )
}
