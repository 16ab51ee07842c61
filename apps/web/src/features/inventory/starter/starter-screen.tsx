import { useMemo } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { ChooseStep } from './choose-step.tsx'
import { PriceStep } from './price-step.tsx'
import { useStarterDraft, useStarterGoods } from './use-starter.ts'

/** `/inventory/starter`: chooses everyday products, prices them, and adds them to the inventory. */
export const StarterScreen = ({ storeId }: { storeId: string }) => {
  const { t } = useT()
  const { data, error, isPending, isFetching, refetch } = useStarterGoods()
  const control = useStarterDraft(storeId)
  const { draft, change } = control
  const queue = useMemo(() => {
    const chosen = new Set(draft.chosen)
    return data?.products.filter(({ key }) => chosen.has(key)) ?? []
  }, [data, draft.chosen])
  if (isPending) return <SkeletonCards count={4} className="h-40" />
  if (error || !data)
    return <LoadFailed message={t('inventory.starter.failed')} retrying={isFetching} onRetry={() => void refetch()} />
  if (data.products.length === 0)
    return (
      <EmptyState
        icon="check-circle"
        title={t('inventory.starter.allThere')}
        action={
          <LinkButton to="/inventory" icon="package">
            {t('inventory.starter.toInventory')}
          </LinkButton>
        }
      />
    )
  if (draft.step === 'price' && queue.length > 0) return <PriceStep queue={queue} mode={data.tax_mode} control={control} />
  return (
    <ChooseStep
      products={data.products}
      control={control}
      onPrice={() => {
        change((before) => ({ ...before, step: 'price' }))
        scrollTo({ top: 0 })
      }}
    />
  )
}
