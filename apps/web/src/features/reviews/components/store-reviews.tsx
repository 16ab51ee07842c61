import { toShopTime } from '@jhola/contract/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { FIRST_REVIEWS, type Reviews, storeReviewsQuery } from '../api/reviews.ts'
import { Stars } from './stars.tsx'

const average = (stars: readonly number[]): string => {
  const total = stars.reduce((sum, count) => sum + count, 0)
  const sum = stars.reduce((points, count, index) => points + count * (index + 1), 0)
  return (sum / Math.max(1, total)).toFixed(1)
}

const Summary = ({ stars, total }: Pick<Reviews, 'stars' | 'total'>) => {
  const { t } = useT()
  return (
    <Card className="flex flex-wrap items-center gap-6">
      <p className="text-center">
        <span className="figures block font-bold text-3xl">{average(stars)}</span>
        <span className="text-ink-soft text-sm">{t('reviews.count', { count: total })}</span>
      </p>
      <ul className="grid min-w-48 flex-1 gap-1">
        {[5, 4, 3, 2, 1].map((star) => {
          const count = stars[star - 1] ?? 0
          return (
            <li key={star} className="flex items-center gap-2 text-sm">
              <span className="figures w-3 text-end">{star}</span>
              <ProgressBar label={t('reviews.stars', { count: star })} value={count} max={Math.max(1, total)} tone="action" />
              <span className="figures w-8 text-end text-ink-soft">{count}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const OneReview = ({ review }: { review: Reviews['reviews'][number] }) => {
  const { t } = useT()
  const moments = useMoments()
  return (
    <Card as="li">
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">
          <bdi>{review.customer_name}</bdi>
        </p>
        <Stars rating={review.rating} />
      </div>
      <p className="text-ink-soft text-sm">{moments.date(toShopTime(Date.parse(review.created_at)).date)}</p>
      {review.tags.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-1">
          {review.tags.map((tag) => (
            <StatusChip key={tag}>{t(`reviews.tag.${tag}`)}</StatusChip>
          ))}
        </p>
      )}
      {review.text && (
        <p dir="auto" className="mt-2 whitespace-pre-line">
          {review.text}
        </p>
      )}
      {review.answer && (
        <p className="mt-3 border-brand border-s-2 ps-3 text-sm">
          <span className="block font-semibold">{t('reviews.answer')}</span>
          <bdi>{review.answer}</bdi>
        </p>
      )}
    </Card>
  )
}

/** Customer reviews of a shop: the count for each number of stars, and the texts, newest first. */
export const StoreReviews = ({ storeId }: { storeId: string }) => {
  const { t, tError } = useT()
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...storeReviewsQuery(storeId, page, FIRST_REVIEWS),
    placeholderData: (before: Reviews | undefined) => before,
  })
  const { data } = query
  if (query.error && !data)
    return (
      <LoadFailed
        message={tError(query.error.code, query.error.details)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  if (!data) return <SkeletonCards count={4} className="h-32" />
  if (data.total === 0) return <EmptyState icon="star" title={t('reviews.none')} hint={t('reviews.noneHint')} />
  const from = (data.page - 1) * data.pageSize + 1
  return (
    <div className="grid gap-4">
      <Summary stars={data.stars} total={data.total} />
      <ul aria-busy={query.isPlaceholderData} className="grid gap-3">
        {data.reviews.map((review) => (
          <OneReview key={review.review_id} review={review} />
        ))}
      </ul>
      {data.totalPages > 1 && (
        <Pagination
          page={page}
          pageCount={data.totalPages}
          onPageChange={setPage}
          rangeText={t('reviews.range', { from, to: from + data.reviews.length - 1, count: data.total })}
        />
      )}
    </div>
  )
}
