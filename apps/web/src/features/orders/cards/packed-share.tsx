import { isPacked } from '@jhola/contract/orders/packing/is-packed'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { Order } from '../data/board-state.ts'
import { useTicks } from '../data/use-ticks.ts'

/** How many lines of an order are in its bag, while it is packed: `3/8 packed`. */
export const PackedShare = ({ order }: { order: Order }) => {
  const { t } = useT()
  const ticks = useTicks(order.id)
  const lines = order.items.filter(({ quantity }) => quantity > 0)
  const done = lines.filter(({ line_no }) => ticks.has(line_no)).length
  if (!isPacked(order.status) || (done === 0 && order.status === 'ready')) return null
  const isDone = done === lines.length
  return (
    <span
      className={cx('inline-flex shrink-0 items-center gap-1 figures', isDone ? 'font-semibold text-success' : 'text-ink-soft')}
    >
      {isDone && <Icon name="check" size="xs" />}
      {t('orders.board.packedShare', { done, all: lines.length })}
    </span>
  )
}
