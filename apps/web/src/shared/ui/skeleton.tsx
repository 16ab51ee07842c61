import { cx } from './cx.ts'
import { useUiLabels } from './ui-labels.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A pulsing placeholder. Set its size by class names (`h-4 w-24`) so that the layout does not shift later. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('block animate-breathe rounded-md bg-sunken', className)} />
)

/** A column of card-shaped skeletons, announced once as loading. */
export const SkeletonCards = ({ count = 3, className = 'h-28' }: { count?: number; className?: string }) => {
  const labels = useUiLabels()
  return (
    <div role="status" className="grid gap-3">
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
        <Skeleton key={key} className={cx('rounded-lg', className)} />
      ))}
    </div>
  )
}
