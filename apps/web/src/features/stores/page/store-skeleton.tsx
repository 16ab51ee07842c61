import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

/** Skeleton of a shop's header. */
export const StoreSkeleton = () => {
  const { t } = useT()
  return (
    <div role="status" aria-busy="true" className="grid grid-cols-1 gap-4 pt-4">
      <h1 className="sr-only">{t('common.loading')}</h1>
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-12 rounded-full" />
    </div>
  )
}
