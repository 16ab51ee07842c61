import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { whenVisible } from '../../../shared/lazy/when-visible.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import type { CatalogueState } from '../hooks/use-catalogue.ts'

/** Distance at which the next page is prefetched, so that scrolling seldom waits. */
const AHEAD = '800px'
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

/** Loads the next page when it comes near; the button does the same without scrolling. */
const More = ({ catalogue }: { catalogue: CatalogueState }) => {
  const { t } = useT()
  const { loadMore, retryMore, isLoadingMore, hasMoreFailed } = catalogue
  const place = useRef<HTMLDivElement>(null)
  const mayLoad = !isLoadingMore && !hasMoreFailed
  useEffect(() => {
    const element = place.current
    if (!element || !mayLoad) return undefined
    return whenVisible(element, AHEAD, loadMore)
  }, [mayLoad, loadMore])
  return (
    <div ref={place} className="py-4 text-center">
      <Button variant="secondary" loading={isLoadingMore} onClick={hasMoreFailed ? retryMore : loadMore}>
        {hasMoreFailed ? t('common.retry') : t('stores.showMore', { shown: catalogue.products.length, total: catalogue.total })}
      </Button>
    </div>
  )
}

type ProductPagesProps = {
  catalogue: CatalogueState
  /** Matches known on the device, shown while the server searches. */
  hasInstant: boolean
  /** Grid of the cards, for the skeletons. */
  className: string
  placeClassName: string
  children: ReactNode
}

/** A product list in all its states; the cards are the children. */
export const ProductPages = ({ catalogue, hasInstant, className, placeClassName, children }: ProductPagesProps) => {
  const { t, tError } = useT()
  if (hasInstant) return children
  if (catalogue.error)
    return (
      <LoadFailed
        message={t('stores.productsFailed')}
        hint={tError(catalogue.error.code, catalogue.error.details)}
        onRetry={catalogue.retry}
        retrying={catalogue.isRetrying}
      />
    )
  if (catalogue.isPending)
    return (
      <div role="status" aria-busy="true">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        <Skeleton className="mb-3 h-6 w-28" />
        <div className={className}>
          {PLACES.map((place) => (
            <Skeleton key={place} className={placeClassName} />
          ))}
        </div>
      </div>
    )
  if (catalogue.products.length === 0)
    return <EmptyState icon="search" title={t('stores.noProducts')} hint={t('stores.noProductsHint')} />
  return (
    <>
      {children}
      {catalogue.hasMore && <More catalogue={catalogue} />}
    </>
  )
}
