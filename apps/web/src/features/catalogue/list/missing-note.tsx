import '../../../shared/i18n/lazy-texts.ts'
import { formatPrice } from '@jhola/contract/shared/money'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useChosenPlace } from '../../../domain/place/chosen-place.ts'
import { type ApiError, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useAreaText } from '../../../shared/i18n/use-area.ts'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'

const ASKED_MIN = 2

/** The nearest other shop that has the thing itself, around the customer's place, or around this shop where nobody knows it. */
const useNearest = (storeId: string, search: string) => {
  const place = useChosenPlace()
  const where = place ? { latitude: place.latitude, longitude: place.longitude } : { around: storeId }
  const around = useQuery({
    ...apiQuery('GET /search', { query: { search, except: storeId, ...where } }),
    enabled: search.length >= ASKED_MIN,
  }).data
  const [first] = around?.answer === 'found' ? around.results : []
  const product = first?.products.find(({ stock_status }) => stock_status !== 'out_of_stock')
  return first && product ? { shop: first.shop, product } : null
}

type MissingNoteProps = { storeId: string; search: string; isSimilar: boolean }

/** Says that this shop has none of it, or similar things only; which shop near has it; and asks the shop for it. */
export const MissingNote = ({ storeId, search, isSimilar }: MissingNoteProps) => {
  const t = useAreaText('list')
  const { tError } = useT()
  const nearest = useNearest(storeId, search)
  const asking = useMutation({
    mutationFn: (asked: string) =>
      api('POST /stores/{store_id}/asked-products', { params: { store_id: storeId }, body: { search: asked } }),
    networkMode: 'always',
  })
  // @NOTE `api` rejects with ApiError only.
  const error = asking.error as ApiError | null
  const isAsked = asking.isSuccess && asking.variables === search
  return (
    <section className="grid gap-2 pt-3">
      <p className="font-semibold">{t(isSimilar ? 'list.similarTo' : 'list.noneHere', { search })}</p>
      {nearest && (
        <Link
          to={`/store/${nearest.shop.store_id}?q=${encodeURIComponent(search)}`}
          className="min-h-11 py-2 font-semibold text-brand"
        >
          {t('list.nearHas', {
            shop: nearest.shop.name,
            price: formatPrice(nearest.product.price),
            km: nearest.shop.distance_km.toFixed(1),
          })}
        </Link>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="secondary" size="sm" to={`/search?q=${encodeURIComponent(search)}`}>
          {t('list.elsewhere')}
        </LinkButton>
        {search.length >= ASKED_MIN && !isAsked && (
          <Button variant="secondary" size="sm" loading={asking.isPending} onClick={() => asking.mutate(search)}>
            {t('list.ask')}
          </Button>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {isAsked && t('list.asked')}
      </p>
      {error && <Alert tone="error">{tError(error.code, error.details)}</Alert>}
    </section>
  )
}
