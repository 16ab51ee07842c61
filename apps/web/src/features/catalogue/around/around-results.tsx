import { type AroundOrder, orderAround } from '@jhola/contract/stores/around/around-order'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import type { ChosenPlace } from '../../../domain/place/chosen-place.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { type Around, type AroundShop, aroundQuery } from './around-api.ts'
import { OrderLinks } from './order-links.tsx'
import { ShopResult } from './shop-result.tsx'

type AroundResultsProps = {
  search: string
  place: Pick<ChosenPlace, 'latitude' | 'longitude'>
  order: AroundOrder
  nameOf(shop: AroundShop['shop']): string
  headOf(shop: AroundShop['shop']): ReactNode
}

const PLACES = ['a', 'b', 'c'] as const

const Searching = () => {
  const { t } = useT()
  return (
    <div role="status" aria-busy="true" className="grid gap-3 pt-4 md:grid-cols-2">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-56 rounded-lg" />
      ))}
    </div>
  )
}

const Nothing = ({ search, shops }: { search: string; shops: number }) => {
  const { t } = useT()
  return (
    <EmptyState
      icon={shops > 0 ? 'search' : 'store'}
      title={shops > 0 ? t('search.none', { search }) : t('search.noShops')}
      hint={shops > 0 ? t('search.noneHint') : undefined}
      action={
        <LinkButton variant="secondary" to="/nearby-stores">
          {t('stores.browse')}
        </LinkButton>
      }
    />
  )
}

const Found = ({ found, search, order, nameOf, headOf }: { found: Around } & Omit<AroundResultsProps, 'place'>) => {
  const { t } = useT()
  if (found.results.length === 0) return <Nothing search={search} shops={found.shops} />
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold">
          <span role="status">
            {found.answer === 'found' ? t('search.has', { count: found.results.length }) : t('search.similar', { search })}
          </span>
        </h2>
        {found.results.length > 1 && <OrderLinks order={order} />}
      </div>
      <ul className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
        {orderAround(found.results, order).map((result, index) => (
          <ShopResult
            key={result.shop.store_id}
            result={result}
            search={search}
            name={nameOf(result.shop)}
            eager={index === 0}
            head={headOf(result.shop)}
          />
        ))}
      </ul>
    </>
  )
}

/** Which shops that deliver to a place have it, in all states of loading. */
export const AroundResults = ({ place, ...shown }: AroundResultsProps) => {
  const { t, tError } = useT()
  // Typing goes on while the results of the word before are drawn.
  const around = useDeferredValue(useQuery(aroundQuery(shown.search, place)))
  if (around.isPending) return <Searching />
  if (!around.data)
    return (
      <LoadFailed
        message={t('search.failed')}
        hint={tError(around.error.code)}
        onRetry={() => void around.refetch()}
        retrying={around.isFetching}
      />
    )
  return <Found found={around.data} {...shown} />
}
