import type { LineChange } from '@jhola/contract/orders/packing/apply-line-changes'
import { changeReasonOf } from '@jhola/contract/orders/packing/change-reasons'
import type { OrderChange } from '@jhola/contract/orders/picking/routes'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Money } from '../../../shared/ui/money.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { Order } from '../data/board-state.ts'

/** The lines of an order by their number, as given or as ordered. */
const useLineNames = (order: Order) => {
  const labels = useItemLabels()
  const items = [...(order.packing?.ordered.items ?? []), ...order.items, ...(order.packing?.question?.given.items ?? [])]
  const nameOf = (item: Order['items'][number] | undefined) =>
    item ? labels.name({ name: item.product_name, name_hi: item.product_name_hi }) : ''
  return {
    ofLine: (change: LineChange): string =>
      'line_no' in change ? nameOf(items.find(({ line_no }) => line_no === change.line_no)) : '',
    ofProduct: (change: LineChange): string =>
      'product_id' in change ? nameOf(items.find(({ product_id }) => product_id === change.product_id)) : '',
  }
}

const Entry = ({ entry, order }: { entry: OrderChange; order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const names = useLineNames(order)
  const by = entry.by === 'payment' ? 'system' : entry.by
  const who = entry.name ?? t(`orders.board.by.${by}`)
  const role = entry.role ? t(`orders.board.role.${entry.role}`) : null
  const code = entry.reason === null ? null : changeReasonOf(entry.reason)
  const why = code ? t(`orders.packing.why.${code}`) : entry.reason
  return (
    <li className="grid gap-0.5 border-line border-s-2 ps-3">
      <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
        <span>
          <bdi className="figures">{entry.change_no}.</bdi> {t(`orders.packing.state.${entry.state}`)}
        </span>
        <bdi className="font-normal figures">
          <Money rupees={entry.total_before} exact /> → <Money rupees={entry.total_after} exact />
        </bdi>
      </p>
      <ul className="text-sm">
        {entry.changes.map((change) => (
          <li key={JSON.stringify(change)}>
            {[names.ofLine(change), t(`orders.packing.change.${change.kind}`), names.ofProduct(change)]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">
        {[who, role, moments.dayAndTime(entry.at), entry.by_phone ? t('orders.packing.byPhone') : null, why]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}

/** The numbered changes of an order: what, who, when, why, and what became of it. */
export const DetailsChanges = ({ order }: { order: Order }) => {
  const hasTexts = useArea('orders.packing')
  const { t, tError } = useT()
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /orders/{id}/changes', { params: { id: order.id } }),
    staleTime: 0,
  })
  const changeNo = order.packing?.change_no
  const state = order.packing?.last_change.state
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the order has another change, or the last one an answer
  useEffect(() => void refetch({ cancelRefetch: false }), [changeNo, state, refetch])
  if (!hasTexts || (!data && !error)) return <Skeleton className="h-16" />
  if (!data) return <p className="text-ink-soft text-sm">{tError(error?.code ?? '')}</p>
  return (
    <ol aria-label={t('orders.packing.changes')} className="grid grid-cols-1 gap-3">
      {data.changes.map((entry) => (
        <Entry key={entry.change_no} entry={entry} order={order} />
      ))}
    </ol>
  )
}
