import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { useGrievanceStep, useGrievances } from '../hooks/use-grievances.ts'
import { GRIEVANCE_CHOICES } from '../list-address.ts'
import { AdminShell } from './admin-shell.tsx'
import { GrievanceCard } from './grievance-card.tsx'
import { ListPages, ListStates } from './list-parts.tsx'

/** `/admin/grievances`: the officer's queue with the clock of the law. */
export const GrievancesScreen = () => {
  const { t } = useT()
  const { filters, choose, list } = useGrievances()
  const step = useGrievanceStep()
  const busy = step.isPending ? step.variables.grievance.grievance_id : undefined
  const grievances = list.data?.grievances
  const overdue = list.data?.overdue ?? 0
  return (
    <AdminShell title={t('admin.grievances')} subtitle={t('admin.grievancesHint')}>
      {overdue > 0 && <Alert tone="error" title={`${t('admin.grievance.overdue')}: ${overdue}`} />}
      <div className="grid grid-cols-1 items-center gap-3 md:grid-cols-[17rem_auto] md:justify-between">
        <Select
          label={t('admin.column.status')}
          hideLabel
          placeholder={t('admin.showAll')}
          options={GRIEVANCE_CHOICES.map((value) => ({ value, label: t(`admin.grievance.${value}`) }))}
          value={filters.only ?? ''}
          onChange={(event) => choose({ only: GRIEVANCE_CHOICES.find((choice) => choice === event.target.value) ?? null })}
        />
        <Button variant="secondary" icon="refresh" loading={list.isFetching} onClick={() => void list.refetch()}>
          {t('common.refresh')}
        </Button>
      </div>
      <div aria-live="polite" className="grid grid-cols-1 gap-4">
        <ListStates
          list={list}
          count={grievances?.length}
          icon="message"
          failed={t('admin.grievance.failed')}
          empty={t('admin.grievance.none')}
        >
          {grievances?.map((grievance) => (
            <GrievanceCard
              key={grievance.grievance_id}
              grievance={grievance}
              isBusy={busy === grievance.grievance_id}
              onStep={step.mutate}
            />
          ))}
        </ListStates>
      </div>
      <ListPages filters={filters} choose={choose} pages={list.data} />
    </AdminShell>
  )
}
