import { useT } from '../../shared/i18n/i18n-context.tsx'
import { SkeletonCards } from '../../shared/ui/skeleton.tsx'

/** Placeholder while a screen loads. */
export const PageSkeleton = () => {
  const { t } = useT()
  return (
    <main className="mx-auto w-full max-w-5xl p-4" aria-busy="true">
      <h1 className="sr-only">{t('common.loading')}</h1>
      <SkeletonCards count={4} />
    </main>
  )
}
