import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'

/** Where a shop's head is about to be. */
export const StoreWaiting = () => {
  const { t } = useT()
  return (
    <div role="status" aria-busy="true" className="grid grid-cols-1 gap-4 pt-4">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-12 rounded-full" />
    </div>
  )
}
