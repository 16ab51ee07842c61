import { statusTone } from '@jhola/contract/orders/statuses'
import { memo } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { CardProps } from './card-props.ts'
import { Ago } from './order-times.tsx'
import { ProblemChip } from './seldom-chips.tsx'

/** A finished order: only the fields that are looked up later. */
export const DoneCard = memo(({ order, handlers }: Pick<CardProps, 'order' | 'handlers'>) => {
  const { t } = useT()
  return (
    <li className="min-w-0 rounded-lg border border-line bg-surface">
      <button
        type="button"
        className="eases grid w-full grid-cols-1 gap-0.5 rounded-lg px-2 py-1.5 text-start hover:bg-paper"
        onClick={() => handlers.onDetails(order)}
      >
        <span className="flex items-baseline justify-between gap-2">
          <bdi className="shrink-0 font-bold figures">{order.order_number}</bdi>
          <bdi className="min-w-0 grow truncate text-sm">{order.customer_name}</bdi>
          <Money rupees={order.total_amount} className="font-semibold figures" />
        </span>
        <span className="flex flex-wrap items-center justify-between gap-2 text-ink-soft text-sm">
          <StatusChip tone={statusTone(order.status)}>{t(`common.status.${order.status}`)}</StatusChip>
          <ProblemChip order={order} />
          <Ago at={order.updated_at} />
        </span>
      </button>
    </li>
  )
})
DoneCard.displayName = 'DoneCard'
