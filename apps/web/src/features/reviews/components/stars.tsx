import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'

const STARS = [1, 2, 3, 4, 5] as const

/** A rating of one to five stars, read only. */
export const Stars = ({ rating }: { rating: number }) => {
  const { t } = useT()
  return (
    <span role="img" aria-label={t('reviews.stars', { count: rating })} className="inline-flex">
      {STARS.map((star) => (
        <Icon
          key={star}
          name="star"
          size="xs"
          filled={star <= rating}
          className={star <= rating ? 'text-star' : 'text-line-strong'}
        />
      ))}
    </span>
  )
}

/** A rating input: radio buttons, so that arrow keys and screen readers work. */
export const StarChoice = ({
  value,
  onChange,
  error,
}: {
  value: number
  onChange: (stars: number) => void
  error?: string | undefined
}) => {
  const { t } = useT()
  return (
    <fieldset aria-describedby={error ? 'stars-error' : undefined}>
      <legend className="font-semibold">{t('reviews.howWasIt')}</legend>
      <div className="mt-2 flex flex-wrap gap-1">
        {STARS.map((star) => (
          <label
            key={star}
            className={cx(
              'inline-flex size-12 cursor-pointer items-center justify-center rounded-full has-focus-visible:halo',
              star <= value ? 'text-star' : 'text-ink-soft',
            )}
          >
            <input
              type="radio"
              name="stars"
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              className="sr-only"
              aria-label={t('reviews.stars', { count: star })}
            />
            <Icon name="star" size="xl" filled={star <= value} />
          </label>
        ))}
      </div>
      <p role="status" className="min-h-6 text-ink-soft">
        {value > 0 && t(`reviews.said.${value as 1 | 2 | 3 | 4 | 5}`)}
      </p>
      {error && (
        <p id="stars-error" role="alert" className="font-medium text-error text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
