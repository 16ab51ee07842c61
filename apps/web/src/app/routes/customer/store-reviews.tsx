import { useQuery } from '@tanstack/react-query'
import { SiteFooter } from '../../../domain/shell/site-footer.tsx'
import { SiteHeader } from '../../../domain/shell/site-header.tsx'
import { StoreReviews } from '../../../features/reviews/components/store-reviews.tsx'
import { useStoreLabels } from '../../../features/stores/common/store-labels.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useParams } from '../../../shared/navigation/navigation.tsx'

/** `/store/{id}/reviews`: customer reviews of a shop. */
export const StoreReviewsPage = () => {
  const { storeId = '' } = useParams()
  const { t } = useT()
  const labels = useStoreLabels()
  const store = useQuery(apiQuery('GET /stores/{store_id}', { params: { store_id: storeId } })).data?.store
  return (
    <>
      <SiteHeader backTo={`/store/${storeId}`} />
      <main id="content" className="mx-auto grid w-full max-w-2xl gap-4 p-4">
        <h1 className="font-bold text-2xl">{store ? t('reviews.ofStore', { store: labels.name(store) }) : t('reviews.see')}</h1>
        <StoreReviews storeId={storeId} />
      </main>
      <SiteFooter />
    </>
  )
}
