import type { ImportField, ImportMapping } from '@jhola/contract/inventory/import/columns'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import type { ImportNow } from './use-import.ts'

type Choice = ImportField | ''

/** Maps columns to fields; a field that is assigned to another column is removed from its old one. */
export const ImportColumns = ({
  shown,
  isBusy,
  onMap,
}: {
  shown: ImportNow
  isBusy: boolean
  onMap: (mapping: ImportMapping) => void
}) => {
  const { t } = useT()
  const [choices, setChoices] = useState<readonly Choice[]>(() => shown.columns.map(({ field }) => field ?? ''))
  const { data } = useQuery(apiQuery('GET /inventory/imports/template', {}))
  const options = [
    { value: '', label: t('inventory.import.leaveOut') },
    ...(data?.columns.map(({ field, heading }) => ({ value: field, label: heading })) ?? []),
  ]
  const choose = (column: number, choice: Choice) =>
    setChoices((before) => before.map((one, at) => (at === column ? choice : one === choice ? '' : one)))
  const isChanged = shown.columns.some(({ field }, at) => (field ?? '') !== choices[at])
  const send = () => {
    const pairs = choices.flatMap((field, column) => (field === '' ? [] : [[field, column]]))
    onMap(Object.fromEntries(pairs) as ImportMapping)
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">{t('inventory.import.columnsHint')}</p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {shown.columns.map(({ column, heading, sample }, at) => (
          <li key={column}>
            <Select
              label={t('inventory.import.column', { column, heading: heading || t('inventory.import.noHeading') })}
              {...(sample ? { hint: t('inventory.import.sample', { sample }) } : {})}
              options={options}
              value={choices[at] ?? ''}
              // @NOTE the options are the fields of the template
              onChange={(event) => choose(at, event.target.value as Choice)}
            />
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="justify-self-start" loading={isBusy} disabled={!isChanged} onClick={send}>
        {t('inventory.import.checkAgain')}
      </Button>
    </div>
  )
}
