import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { storiesQuery } from '../api/community.ts'
import { StoryCard } from './story-card.tsx'
import { TESTIMONIALS } from './testimonials.tsx'

const StoryForm = lazyPart(() => import('./story-form.tsx').then((module) => module.StoryForm))

/** More stories, and the button to submit one. */
export const CommunityStories = () => {
  const { t } = useT()
  const [isTelling, setTelling] = useState(false)
  const stories = useQuery(storiesQuery()).data?.stories.slice(TESTIMONIALS) ?? []
  const close = () => setTelling(false)
  const giveUp = useLoadFailure(close)
  return (
    <section aria-labelledby="stories">
      <h2 id="stories" className="font-bold text-2xl">
        {t('landing.community.title')}
      </h2>
      <p className="mb-4 text-ink-soft">{t('landing.community.intro')}</p>
      {stories.length > 0 && (
        <ul className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {stories.map((story) => (
            <StoryCard key={story.story_id} story={story} />
          ))}
        </ul>
      )}
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
