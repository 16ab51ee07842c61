import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import type { useShelf } from '../hooks/use-shelf.ts'

type ShelfPagesProps = { shelf: ReturnType<typeof useShelf>; failedText: string; children: ReactNode }

/** A shelf in all its states; the cards themselves are the children. */
export const ShelfPages = ({ shelf, failedText, children }: ShelfPagesProps) => {
  const { t, tError } = useT()
  if (shelf.error)
    return (
      <LoadFailed
        message={failedText}
        hint={tError(shelf.error.code, shelf.error.details)}
        onRetry={shelf.retry}
        retrying={shelf.isRetrying}
      />
    )
  if (shelf.isPending)
    return (
      <div aria-busy="true">
        <SkeletonCards count={8} />
      </div>
    )
  if (shelf.products.length === 0)
    return <EmptyState icon="search" title={t('stores.noProducts')} hint={t('stores.noProductsHint')} />
  return (
    <>
      {children}
      {shelf.hasMore && (
        <div className="mt-5 text-center">
          <Button variant="secondary" loading={shelf.isLoadingMore} onClick={shelf.loadMore}>
            {t(shelf.moreError ? 'common.retry' : 'stores.showMore', { shown: shelf.products.length, total: shelf.total })}
          </Button>
        </div>
      )}
    </>
  )
}
