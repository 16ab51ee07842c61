import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { type Story, storiesQuery } from '../api/community.ts'
import { StoryCard } from './story-card.tsx'

const StoryForm = lazyPart(() => import('./story-form.tsx').then((module) => module.StoryForm))

const ROW = 'no-scrollbar relative -mx-4 mb-4 flex gap-3 overflow-x-auto px-4'

const StoryRow = ({ stories }: { stories: readonly Story[] }) => {
  const label = useT().t('landing.community.testimonials')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that slides must be reachable by keyboard.
    <ul tabIndex={0} aria-label={label} className={ROW}>
      {stories.map((story) => (
        <StoryCard key={story.story_id} story={story} className="w-64 shrink-0 grow" />
      ))}
    </ul>
  )
}

/** What people tell, in a row, and the button to tell it. */
export const CommunityStories = () => {
  const { t } = useT()
  const [isTelling, setTelling] = useState(false)
  const stories = useQuery(storiesQuery()).data?.stories ?? []
  const close = () => setTelling(false)
  const giveUp = useLoadFailure(close)
  return (
    <section aria-labelledby="stories">
      <h2 id="stories" className="font-bold text-2xl">
        {t('landing.community.title')}
      </h2>
      <p className="mb-3 text-ink-soft">{t('landing.community.intro')}</p>
      {stories.length > 0 && <StoryRow stories={stories} />}
      {isTelling ? (
        <StoryForm part={{ onClose: close }} whileLoading={<Skeleton className="h-96 rounded-lg" />} onFailed={giveUp} />
      ) : (
        <Button variant="secondary" icon="message" onClick={() => setTelling(true)}>
          {t('landing.community.tell')}
        </Button>
      )}
    </section>
  )
}
