import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { storiesQuery } from '../api/community.ts'
import { StoryCard } from './story-card.tsx'

/** Number of stories shown here; the others are further down the page. */
export const TESTIMONIALS = 3

/** The newest stories in a row that scrolls sideways on a phone. Nothing when there are none yet. */
export const Testimonials = () => {
  const { t } = useT()
  const stories = useQuery(storiesQuery()).data?.stories.slice(0, TESTIMONIALS) ?? []
  if (stories.length === 0) return null
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials" className="mb-4 font-bold text-2xl">
        {t('landing.community.testimonials')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that slides must be reachable by keyboard. */}
      <ul tabIndex={0} aria-labelledby="testimonials" className="no-scrollbar -mx-4 flex gap-3 overflow-x-auto px-4">
        {stories.map((story) => (
          <StoryCard key={story.story_id} story={story} className="w-64 shrink-0 grow" />
        ))}
      </ul>
    </section>
  )
}
