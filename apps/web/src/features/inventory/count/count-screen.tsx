import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate, useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { BottomBar } from '../../../shared/ui/bottom-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { useProductNames } from '../data/use-product-names.ts'
import { type CountScope, countPath, readScope } from './count-address.ts'
import { CountList } from './count-list.tsx'
import { type Counting, useCount } from './use-count.ts'

/** Narrows the list to one category, unless products were chosen. */
const Categories = ({ scope, counting }: { scope: CountScope; counting: Counting }) => {
  const { t } = useT()
  const names = useProductNames()
  const navigate = useNavigate()
  const categories = counting.list.data?.pages[0]?.categories ?? []
  if (scope.ids || scope.becomes || categories.length < 2) return null
  return (
    <Select
      label={t('inventory.shelf.count.category')}
      value={scope.category ?? ''}
      options={[
        { value: '', label: t('inventory.shelf.count.all') },
        ...categories.map((one) => ({ value: one.category, label: names.category(one) })),
      ]}
      onChange={(event) => navigate(countPath({ category: event.target.value }), { replace: true })}
    />
  )
}

/** What happens to the products of the list that are left empty. */
const RestChoice = ({ counting: { rest, setRest } }: { counting: Counting }) => {
  const { t } = useT()
  return (
    <RadioCards
      label={t('inventory.shelf.count.rest')}
      columns={2}
      value={rest}
      onChange={setRest}
      options={(['stay', 'zero'] as const).map((value) => ({
        value,
        title: t(`inventory.shelf.count.restChoice.${value}`),
        hint: t(`inventory.shelf.count.restHint.${value}`),
      }))}
    />
  )
}

/** `/inventory/count`: one number for each product, saved as one batch; also asked when products become counted. */
export const CountScreen = ({ storeId }: { storeId: string }) => {
  const { t, tError } = useT()
  const [search] = useSearchParams()
  const scope = readScope(search)
  const counting = useCount(storeId, scope)
  const { list, goods, ready, saving, rest } = counting
  if (list.isPending) return <SkeletonCards count={6} className="h-16" />
  if (list.error)
    return (
      <LoadFailed
        message={t('inventory.shelf.count.failed')}
        hint={tError(list.error instanceof Error && 'code' in list.error ? String(list.error.code) : 'server.failed')}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  const isAll = !list.hasNextPage
  const canSave = ready > 0 || (scope.becomes && isAll && (rest === 'zero' || goods.length === 0))
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-4">
      <p className="text-ink-soft">{t(scope.becomes ? 'inventory.shelf.count.becomes' : 'inventory.shelf.count.lead')}</p>
      <Categories scope={scope} counting={counting} />
      {goods.length === 0 && isAll ? (
        <EmptyState
          icon="package"
          title={t('inventory.shelf.count.none')}
          action={
            <LinkButton to="/inventory" icon="package">
              {t('inventory.shelf.count.toInventory')}
            </LinkButton>
          }
        />
      ) : (
        <>
          <Card className="py-1">
            <CountList counting={counting} />
          </Card>
          {list.hasNextPage && (
            <Button variant="secondary" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('inventory.shelf.count.more')}
            </Button>
          )}
          {scope.becomes && <RestChoice counting={counting} />}
          <BottomBar label={t('inventory.shelf.count.title')}>
            <p className="font-semibold text-sm" aria-live="polite">
              {t('inventory.shelf.count.typed', { count: ready })}
            </p>
            <Button id="save-counts" icon="check" loading={saving.isPending} disabled={!canSave} onClick={() => saving.mutate()}>
              {t('inventory.shelf.count.save')}
            </Button>
          </BottomBar>
        </>
      )}
    </div>
  )
}
