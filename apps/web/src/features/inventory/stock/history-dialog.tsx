import type { PriceEntry } from '@jhola/contract/inventory/prices/price-entry'
import type { Movement } from '@jhola/contract/inventory/stock/movement-schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { rowRange } from '../../../shared/navigation/query-values.ts'
import { cx } from '../../../shared/ui/cx.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { type InventoryProduct, movementsQuery } from '../data/inventory-api.ts'
import { useProductNames } from '../data/use-product-names.ts'

const BY_LABELS = {
  system: 'inventory.product.by.system',
  customer: 'inventory.product.by.customer',
  guest: 'inventory.product.by.customer',
} as const

const Line = ({ movement, unit }: { movement: Movement; unit: string }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const moments = useMoments()
  const { by, on_hand_change: change, reserved_change: held } = movement
  const known = Object.entries(BY_LABELS).find(([kind]) => kind === by.kind)?.[1]
  const who = by.name ?? (known ? t(known) : t('inventory.product.by.shop'))
  const moved = change === 0 ? held : change
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-b py-2.5">
      <p className="font-semibold">
        {t(`inventory.product.movement.${movement.kind}`)}
        {movement.order_number && <bdi className="ms-1.5 font-normal text-ink-soft figures">{movement.order_number}</bdi>}
      </p>
      <p className={cx('text-end font-bold figures', moved < 0 ? 'text-error' : moved > 0 && change !== 0 && 'text-success')}>
        <bdi>
          {moved > 0 ? '+' : moved < 0 ? '−' : ''}
          {labels.measure(Math.abs(moved), unit)}
        </bdi>
      </p>
      <p className="text-ink-soft text-sm">
        <SeparatedList
          facts={[movement.reason, who, by.role && t(`orders.board.role.${by.role}`), moments.dayAndTime(movement.at)]}
        />
      </p>
      <p className="text-end text-ink-soft text-sm figures">
        {t('inventory.product.history.balance', { amount: labels.measure(movement.on_hand_after, unit) })}
      </p>
    </li>
  )
}

const Prices = ({ prices }: { prices: readonly PriceEntry[] }) => {
  const { t } = useT()
  const moments = useMoments()
  if (prices.length === 0) return null
  return (
    <section aria-labelledby="price-history" className="mt-4">
      <h3 id="price-history" className="font-semibold">
        {t('inventory.product.history.prices')}
      </h3>
      <ul>
        {prices.map(({ id, old_price, new_price, undone, by, at }) => (
          <li key={id} className="border-line border-b py-2.5">
            <p className="figures">
              <bdi>
                <Money rupees={old_price} exact /> → <Money rupees={new_price} exact />
              </bdi>
            </p>
            <p className="text-ink-soft text-sm">
              <SeparatedList
                facts={[
                  undone && t('inventory.product.history.undone'),
                  by.name ?? t('inventory.product.by.shop'),
                  by.role && t(`orders.board.role.${by.role}`),
                  moments.dayAndTime(at),
                ]}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A product's stock ledger, newest first: movement, quantity, balance, person and reason. */
export const HistoryDialog = ({ product, onClose }: { product: InventoryProduct; onClose(): void }) => {
  const { t, tError } = useT()
  const names = useProductNames()
  const [page, setPage] = useState(1)
  const list = useQuery(movementsQuery(product.id, page))
  return (
    <Dialog open onOpenChange={onClose} title={t('inventory.action.history')} description={names.whole(product)}>
      {list.isPending ? (
        <SkeletonCards count={4} className="h-14" />
      ) : !list.data ? (
        <LoadFailed
          message={t('inventory.product.history.failed')}
          hint={tError(list.error?.code ?? '')}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : list.data.movements.length + list.data.prices.length === 0 ? (
        <EmptyState icon="package" title={t('inventory.product.history.empty')} as="p" />
      ) : (
        <>
          <ul>
            {list.data.movements.map((movement) => (
              <Line key={movement.id} movement={movement} unit={list.data.unit} />
            ))}
          </ul>
          {list.data.totalPages > 1 && (
            <Pagination
              page={page}
              pageCount={list.data.totalPages}
              onPageChange={setPage}
              rangeText={t('inventory.range', { ...rowRange(page, list.data.pageSize, list.data.total), total: list.data.total })}
            />
          )}
          <Prices prices={list.data.prices} />
        </>
      )}
    </Dialog>
  )
}
