import { REVIEW_TEXT_MAX } from '@jhola/contract/constants'
import type { ReviewTag } from '@jhola/contract/reviews/routes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { type GivenReview, giveReview, type RatedOrder, reviewQuery } from '../api/reviews.ts'
import { StarChoice } from './stars.tsx'

/** Positive tags for four stars and more, negative tags for three and fewer. */
const GOOD_TAGS: readonly ReviewTag[] = ['fresh', 'on_time', 'polite', 'fair_price', 'well_packed']
const BAD_TAGS: readonly ReviewTag[] = ['late', 'wrong_item', 'not_fresh']
const tagsFor = (rating: number): readonly ReviewTag[] => (rating >= 4 ? GOOD_TAGS : [...BAD_TAGS, ...GOOD_TAGS])

type RateFormProps = { order: RatedOrder; given: GivenReview | null; orderPath: string }

const RateForm = ({ order, given, orderPath }: RateFormProps) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [review, setReview] = useState<GivenReview>(given ?? { rating: 0, tags: [], text: '' })
  const [isMissing, setMissing] = useState(false)
  const sending = useMutation({
    mutationFn: () => giveReview(order, review),
    onSuccess: (answer) => {
      client.setQueryData(reviewQuery(order).queryKey, answer)
      toast.success(t('reviews.thanks'))
      navigate(orderPath, { replace: true })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(review.rating === 0)
    if (review.rating > 0) sending.mutate()
  }
  const rate = (rating: number) => {
    setMissing(false)
    setReview((before) => ({ ...before, rating, tags: before.tags.filter((tag) => tagsFor(rating).includes(tag)) }))
  }
  const toggle = (tag: ReviewTag, isChosen: boolean) =>
    setReview((before) => ({
      ...before,
      tags: isChosen ? [...before.tags, tag] : before.tags.filter((other) => other !== tag),
    }))
  const problem = sending.error instanceof ApiError ? sending.error : null
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Card className="grid gap-4">
        <StarChoice value={review.rating} onChange={rate} error={isMissing ? t('reviews.chooseStars') : undefined} />
        {review.rating > 0 && (
          <fieldset>
            <legend className="sr-only">{t('reviews.tags')}</legend>
            <div className="flex flex-wrap gap-x-2">
              {tagsFor(review.rating).map((tag) => (
                <Chip key={tag} chosen={review.tags.includes(tag)} onChange={(isChosen) => toggle(tag, isChosen)}>
                  {t(`reviews.tag.${tag}`)}
                </Chip>
              ))}
            </div>
          </fieldset>
        )}
        <TextArea
          label={t('reviews.text')}
          hint={t('reviews.textHint')}
          optional
          maxLength={REVIEW_TEXT_MAX}
          value={review.text}
          onChange={({ target }) => setReview((before) => ({ ...before, text: target.value }))}
        />
      </Card>
      {problem && <Alert tone="error" title={tError(problem.code, problem.details)} />}
      <Button type="submit" size="lg" fullWidth loading={sending.isPending}>
        {t(given ? 'reviews.change' : 'reviews.submit')}
      </Button>
    </form>
  )
}

/** `/order/{id}/rate`: stars, tags, and an optional text. `orderPath`: the order's own page. */
export const RateScreen = ({ order, orderPath }: { order: RatedOrder; orderPath: string }) => {
  const { t, tError } = useT()
  const query = useQuery({ ...reviewQuery(order), staleTime: 0 })
  const toOrder = <LinkButton to={orderPath}>{t('reviews.toOrder')}</LinkButton>
  const isGone = query.error instanceof ApiError && query.error.status === 404
  return (
    <>
      <AppBar title={t('reviews.title')} backTo={orderPath} />
      <main className="mx-auto w-full max-w-xl p-4">
        {query.data?.may_review && <RateForm order={order} given={query.data.review} orderPath={orderPath} />}
        {query.data && !query.data.may_review && (
          <EmptyState icon="star" title={t('reviews.notNow')} hint={t('reviews.notNowHint')} action={toOrder} />
        )}
        {!query.data && isGone && <EmptyState icon="receipt" title={tError('orders.not_found')} action={toOrder} />}
        {!query.data && query.error && !isGone && (
          <LoadFailed
            message={tError(query.error.code, query.error.details)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {query.isPending && <SkeletonCards count={2} className="h-40" />}
      </main>
    </>
  )
}
