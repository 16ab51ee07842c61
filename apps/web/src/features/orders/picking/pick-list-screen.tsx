import { groupPicks } from '@jhola/contract/orders/picking/group-picks'
import { useMemo } from 'react'
import { useCategoryLabel } from '../../../domain/catalogue/category-label.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { ScanButton } from '../../../shared/scan/scan-button.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import type { Order } from '../data/board-state.ts'
import { BoardLoaded } from '../live/board-loaded.tsx'
import { useLiveOrders } from '../live/live-orders.tsx'
import { usePackingShelf } from '../packing/packing-shelf.ts'
import { ScanResult } from '../packing/scan/scan-strip.tsx'
import { useAllTicks } from '../packing/use-all-ticks.ts'
import { isPicked, toPickLines } from './pick-lines.ts'
import { PickRow } from './pick-row.tsx'
import { productsLeft } from './picks-left.ts'
import { usePickScan } from './use-pick-scan.ts'

const PrintPart = lazyPart(() => import('../print/print-menu.tsx').then((module) => module.PrintMany))

const useGroups = (orders: readonly Order[], shelf: ReturnType<typeof usePackingShelf>) => {
  const { language } = useT()
  const labels = useItemLabels()
  const categoryOf = useCategoryLabel()
  return useMemo(() => {
    const nameOf = (item: Order['items'][number]) => labels.name({ name: item.product_name, name_hi: item.product_name_hi })
    return groupPicks(toPickLines(orders, shelf, { nameOf, categoryOf }), language)
  }, [orders, shelf, labels, categoryOf, language])
}

const Groups = () => {
  const { t } = useT()
  const { orders: all } = useLiveOrders()
  const orders = useMemo(() => all.filter(isPicked).toSorted((a, b) => a.created_at.localeCompare(b.created_at)), [all])
  const shelf = usePackingShelf(all)
  const groups = useGroups(orders, shelf)
  const isPictures = useShopPreferences().literacyLevel === 'none'
  const { last, onCode } = usePickScan(orders)
  useAllTicks()
  if (groups.length === 0) return <EmptyState as="p" icon="prepare" title={t('orders.packing.picks.empty')} />
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="font-semibold">
          {t('orders.packing.picks.left', { count: productsLeft(groups) })} ·{' '}
          {t('orders.packing.picks.orders', { count: orders.length })}
        </p>
        <span className="ms-auto flex items-center gap-2">
          <ScanButton hint={t('orders.packing.scan.hint')} result={last && <ScanResult decision={last} />} onCode={onCode} />
          <PrintPart
            part={{ orders }}
            whileLoading={
              <Button size="sm" variant="secondary" icon="print">
                {t('orders.board.paper.print')}
              </Button>
            }
          />
        </span>
      </div>
      <div aria-live="assertive">{last && <ScanResult decision={last} />}</div>
      {/* As wide as a shelf list is read; side by side where there is room. */}
      <div className="gap-3 [columns:24rem]">
        {groups.map(({ title, isPlace, picks }) => (
          <section
            key={`${isPlace} ${title}`}
            aria-label={title ?? t('orders.packing.picks.other')}
            className="mb-3 break-inside-avoid-column rounded-xl bg-surface p-2 shadow-low"
          >
            <h2 className="flex min-h-11 items-center px-2 font-bold text-lg">
              <bdi className={isPlace ? 'rounded bg-sunken px-2' : ''}>{title ?? t('orders.packing.picks.other')}</bdi>
            </h2>
            <ul className="grid grid-cols-1 divide-y divide-line">
              {picks.map((pick) => (
                <PickRow key={pick.key} pick={pick} isPictures={isPictures} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

/** One walk along the shelves for all orders that are packed: each product added up, ticked for each order. Works offline. */
export const PickListScreen = () => (
  <BoardLoaded
    whileLoading={
      <div aria-busy="true">
        <SkeletonCards count={3} />
      </div>
    }
  >
    <Groups />
  </BoardLoaded>
)
