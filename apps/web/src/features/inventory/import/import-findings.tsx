import { groupIndian } from '@jhola/contract/shared/money'
import { listWords } from '@jhola/contract/shared/text/language'
import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import type { ImportNow } from './use-import.ts'
import { useImportFiles } from './use-import-files.ts'

const OUTCOMES = ['new', 'changed', 'same', 'refused'] as const
const TONES = { new: 'text-success', changed: 'text-brand', same: 'text-ink-soft', refused: 'text-error' } as const

/** The number of rows by result. */
export const ImportCounts = ({ counts }: Pick<ImportNow, 'counts'>) => {
  const { t } = useT()
  return (
    <dl className="grid grid-cols-4 overflow-hidden rounded-lg border border-line">
      {OUTCOMES.map((outcome) => (
        <div key={outcome} className="flex flex-col-reverse border-line px-2 py-3 text-center not-first:border-s">
          <dt className="text-ink-soft text-sm">{t(`inventory.import.${outcome}`)}</dt>
          <dd className={cx('figures font-bold text-xl', counts[outcome] > 0 ? TONES[outcome] : 'text-ink-soft')}>
            {groupIndian(counts[outcome])}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Rows = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <section className="grid gap-3">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h3 className="font-bold">{title}</h3>
      {action}
    </div>
    <ul className="divide-y divide-line rounded-lg border border-line">{children}</ul>
  </section>
)

const RowHead = ({ row, name }: { row: number; name: string }) => {
  const { t } = useT()
  return (
    <p className="flex flex-wrap gap-x-2">
      <span className="text-ink-soft">{t('inventory.import.row', { row })}</span>
      <bdi className="min-w-0 break-words font-semibold">{name}</bdi>
    </p>
  )
}

/** Each invalid cell with its address, its value and the error. */
export const ImportRefused = ({ shown }: { shown: ImportNow }) => {
  const { t } = useT()
  const { saveRefused, isSavingRefused } = useImportFiles()
  const more = shown.counts.refused - shown.refused.length
  return (
    <Rows
      title={t('inventory.import.bad')}
      action={
        <Button variant="secondary" size="sm" icon="download" loading={isSavingRefused} onClick={() => saveRefused(shown.id)}>
          {t('inventory.import.download')}
        </Button>
      }
    >
      {shown.refused.map(({ row, name, problems }) => (
        <li key={row} className="px-4 py-3">
          <RowHead row={row} name={name} />
          <ul className="mt-1 grid gap-1 text-sm">
            {problems.map(({ field, column, heading, value, message }) => (
              <li key={`${field} ${message}`} className="break-words">
                <span className="font-semibold">
                  <SeparatedList facts={[column && `${column}${row}`, heading]} />
                </span>{' '}
                <bdi className="rounded-sm bg-error-soft px-1 text-error">{value || t('inventory.import.empty')}</bdi>{' '}
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
      {more > 0 && <li className="px-4 py-3 text-ink-soft text-sm">{t('inventory.import.badMore', { count: more })}</li>}
    </Rows>
  )
}

/** The changes of each product: the current and the new value. */
export const ImportChanges = ({ shown }: { shown: ImportNow }) => {
  const { t } = useT()
  const more = shown.counts.changed - shown.changed.length
  return (
    <Rows title={t('inventory.import.changes')}>
      {shown.changed.map(({ row, name, changes }) => (
        <li key={row} className="px-4 py-3">
          <RowHead row={row} name={name} />
          <ul className="mt-1 grid gap-1 text-sm">
            {changes.map(({ field, heading, from, to }) => (
              <li key={field} className="break-words">
                <span className="text-ink-soft">{heading}</span>{' '}
                <bdi>
                  {t('inventory.import.fromTo', {
                    from: from || t('inventory.import.empty'),
                    to: to || t('inventory.import.empty'),
                  })}
                </bdi>
              </li>
            ))}
          </ul>
        </li>
      ))}
      {more > 0 && <li className="px-4 py-3 text-ink-soft text-sm">{t('inventory.import.changesMore', { count: more })}</li>}
    </Rows>
  )
}

/** The preview before anything is saved. */
export const ImportNotices = ({ shown }: { shown: ImportNow }) => {
  const { t, language } = useT()
  const { counts, missing, guessed_encoding } = shown
  const good = counts.new + counts.changed
  return (
    <>
      {guessed_encoding && <Alert tone="warning">{t('inventory.import.encoding')}</Alert>}
      {missing.length > 0 && (
        <Alert tone="warning">
          {t('inventory.import.missing', {
            names: listWords(
              language,
              missing.map(({ heading }) => heading),
            ),
          })}
        </Alert>
      )}
      {good === 0 && (
        <Alert tone={counts.refused > 0 ? 'warning' : 'success'}>
          {t(counts.refused > 0 ? 'inventory.import.nothingGood' : 'inventory.import.nothing')}
        </Alert>
      )}
    </>
  )
}
