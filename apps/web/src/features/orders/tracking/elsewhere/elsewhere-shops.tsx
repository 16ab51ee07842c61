import type { Order } from '@jhola/contract/orders/schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { SkeletonCards } from '../../../../shared/ui/skeleton.tsx'
import { callOf, type OrderKey } from '../api/order.ts'
import { ElsewhereShop } from './elsewhere-shop.tsx'

const FRESH_MS = 60_000

/** Shops near that have the goods of a refused order, in every state of asking for them. */
export const ElsewhereShops = ({ orderKey, order }: { orderKey: OrderKey; order: Order }) => {
  const { t, tError } = useT()
  const hasTexts = useArea('tracking.later')
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...apiQuery('GET /orders/{id}/elsewhere', callOf(orderKey)),
    staleTime: FRESH_MS,
  })
  if (!hasTexts || isPending) return <SkeletonCards count={1} />
  const search = (
    <LinkButton to="/search" variant="secondary" icon="search">
      {t('tracking.later.elsewhere.search')}
    </LinkButton>
  )
  return (
    <section aria-labelledby="elsewhere-title" className="grid gap-3">
      <h2 id="elsewhere-title" className="font-bold text-lg">
        {t('tracking.later.elsewhere.title')}
      </h2>
      {!data && error && (
        <Alert
          tone="error"
          title={t('tracking.later.elsewhere.failed')}
          action={
            <Button variant="secondary" size="sm" icon="refresh" loading={isFetching} onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {tError(error.code, error.details)}
        </Alert>
      )}
      {data && data.shops.length === 0 && <p>{t('tracking.later.elsewhere.none')}</p>}
      {data && data.shops.length > 0 && (
        <ul className="grid gap-3">
          {data.shops.map((found) => (
            <ElsewhereShop key={found.shop.store_id} order={order} of={data.of} found={found} />
          ))}
        </ul>
      )}
      {(!data || data.shops.length === 0) && search}
    </section>
  )
}
