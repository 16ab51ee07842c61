import { useMemo } from 'react'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { TableColumn } from '../../../shared/ui/table-head.tsx'
import type { Tone } from '../../../shared/ui/tones.ts'
import type { SubmittedStory, Verdict } from '../hooks/use-stories.ts'
import { PhoneLink } from './contact-labels.tsx'

const TONES: Record<SubmittedStory['state'], Tone> = { waiting: 'warning', shown: 'success', declined: 'neutral' }

const Who = ({ story }: { story: SubmittedStory }) => {
  const { t, tName } = useT()
  return (
    <span className="block min-w-0">
      <bdi className="block">{story.name}</bdi>
      <span className="block font-normal text-ink-soft text-sm">
        {t(`admin.story.kind.${story.kind}`)} · <bdi>{tName(story.city)}</bdi>
      </span>
      {story.phone && <PhoneLink phone={story.phone} />}
    </span>
  )
}

type ActionsProps = { story: SubmittedStory; judged: SubmittedStory | undefined; onJudge(verdict: Verdict): void }

/** Approve or decline a story; both can be undone. */
const Actions = ({ story, judged, onJudge }: ActionsProps) => {
  const { t } = useT()
  const isBusy = judged?.story_id === story.story_id
  return (
    <span className="flex w-full flex-wrap justify-end gap-2">
      {story.state !== 'shown' && (
        <Button size="sm" variant="brand" loading={isBusy} onClick={() => onJudge({ story, state: 'shown' })}>
          {t('admin.story.show')}
        </Button>
      )}
      {story.state !== 'declined' && (
        <Button size="sm" variant="secondary" loading={isBusy} onClick={() => onJudge({ story, state: 'declined' })}>
          {t('admin.story.decline')}
        </Button>
      )}
    </span>
  )
}

/** Columns of the stories. `judged` is the story whose decision is being saved. */
export const useStoryColumns = (
  judged: SubmittedStory | undefined,
  onJudge: (verdict: Verdict) => void,
): TableColumn<SubmittedStory>[] => {
  const { t } = useT()
  const { dateAndTime } = useMoments()
  return useMemo(
    () => [
      { id: 'who', header: t('admin.column.who'), onCard: 'title', cell: (story) => <Who story={story} /> },
      {
        id: 'text',
        header: t('admin.story.text'),
        onCard: 'text',
        cell: (story) => (
          <span lang={story.language} dir="auto" className="block min-w-0 whitespace-pre-line break-words md:max-w-96">
            {story.text}
          </span>
        ),
      },
      {
        id: 'at',
        header: t('admin.column.when'),
        cell: (story) => <span className="figures md:whitespace-nowrap">{dateAndTime(story.created_at)}</span>,
      },
      {
        id: 'state',
        header: t('admin.column.status'),
        cell: (story) => <StatusChip tone={TONES[story.state]}>{t(`admin.story.state.${story.state}`)}</StatusChip>,
      },
      {
        id: 'actions',
        header: t('admin.column.actions'),
        align: 'end',
        onCard: 'actions',
        cell: (story) => <Actions story={story} judged={judged} onJudge={onJudge} />,
      },
    ],
    [t, dateAndTime, judged, onJudge],
  )
}
