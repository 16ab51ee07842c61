import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { Story } from '../api/community.ts'

const KIND_ICONS = { customer: 'user', shopkeeper: 'store', community: 'home' } as const

/** A story in the language in which it was written, and its author. */
export const StoryCard = ({ story, className }: { story: Story; className?: string }) => {
  const { t, tName } = useT()
  return (
    <Card as="li" className={cx('flex list-none flex-col gap-3', className)}>
      <blockquote lang={story.language} dir="auto" className="grow whitespace-pre-line">
        {story.text}
      </blockquote>
      <p className="flex items-center gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
          <Icon name={KIND_ICONS[story.kind]} />
        </span>
        <span className="min-w-0">
          <bdi className="block font-semibold">{story.name}</bdi>
          <span className="block text-ink-soft text-sm">
            {t(`landing.community.kind.${story.kind}`)} · <bdi>{tName(story.city)}</bdi>
          </span>
        </span>
      </p>
    </Card>
  )
}
