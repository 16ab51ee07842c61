import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { useStories, useVerdict } from '../hooks/use-stories.ts'
import { STORY_CHOICES } from '../list-address.ts'
import { AdminShell } from './admin-shell.tsx'
import { ListPages, ListStates } from './list-parts.tsx'
import { useStoryColumns } from './story-columns.tsx'

/** `/admin/stories`: stories of visitors, to approve or decline. */
export const StoriesScreen = () => {
  const { t } = useT()
  const { filters, choose, list } = useStories()
  const verdict = useVerdict()
  const columns = useStoryColumns(verdict.isPending ? verdict.variables.story : undefined, verdict.mutate)
  const stories = list.data?.stories
  return (
    <AdminShell title={t('admin.stories')} subtitle={t('admin.storiesHint')}>
      <div className="grid grid-cols-1 items-center gap-3 md:grid-cols-[17rem_auto] md:justify-between">
        <Select
          label={t('admin.column.status')}
          hideLabel
          placeholder={t('admin.story.all')}
          options={STORY_CHOICES.map((value) => ({ value, label: t(`admin.story.state.${value}`) }))}
          value={filters.only ?? ''}
          onChange={(event) => choose({ only: STORY_CHOICES.find((state) => state === event.target.value) ?? null })}
        />
        <Button variant="secondary" icon="refresh" loading={list.isFetching} onClick={() => void list.refetch()}>
          {t('common.refresh')}
        </Button>
      </div>
      <div aria-live="polite" className="[--head-top:7.5rem]">
        <ListStates
          list={list}
          count={stories?.length}
          icon="message"
          failed={t('admin.story.failed')}
          empty={t('admin.story.none')}
        >
          <Table
            caption={t('admin.stories')}
            columns={columns}
            rows={stories ?? []}
            rowKey={(story) => story.story_id}
            rowName={(story) => story.name}
          />
        </ListStates>
      </div>
      <ListPages filters={filters} choose={choose} pages={list.data} />
    </AdminShell>
  )
}
