import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { ItemNote } from '../data/item-note.tsx'
import { useOrderLabels } from '../data/order-labels.ts'
import type { SheetLine } from './sheet-lines.ts'
import type { Packing } from './use-packing.ts'

const Choice = ({ line, packing }: { line: SheetLine; packing: Packing }) => {
  const { t } = useT()
  if (line.choice === null) return null
  if (line.choice !== 'call') return <span>{t(`orders.packing.choice.${line.choice}`)}</span>
  return (
    <a
      className="-my-2 inline-flex min-h-11 items-center gap-1 font-semibold text-brand underline"
      href={`tel:${packing.order.customer_phone}`}
    >
      <Icon name="phone" size="xs" />
      {t('orders.packing.choice.call')}
    </a>
  )
}

/** Below the name of a line: its pack, price and place, what the customer chose, and how it differs from the order. */
export const LineMarks = ({ line, packing }: { line: SheetLine; packing: Packing }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const words = useOrderLabels()
  const isAsked =
    packing.order.packing?.question?.reasons.some(({ line_no }) => line_no === line.line_no) ||
    packing.packed.asks.has(line.line_no)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        {line.pack_size && <bdi>{labels.pack(line.pack_size)}</bdi>}
        <Money rupees={line.priceRupees} className="figures" />
        {line.shelfPlace && <bdi className="rounded bg-sunken px-1.5 font-semibold text-ink">{line.shelfPlace}</bdi>}
        <Choice line={line} packing={packing} />
      </p>
      <ItemNote note={line.note} />
      {(line.change !== null || isAsked) && (
        <p className="mt-1 flex flex-wrap gap-1.5">
          {line.change !== null && (
            <StatusChip tone={line.given === 0 ? 'error' : 'primary'}>{t(`orders.packing.change.${line.change}`)}</StatusChip>
          )}
          {line.ordered !== null && line.given > 0 && line.given !== line.ordered && (
            <StatusChip>{t('orders.packing.wasOrdered', { amount: words.amount(line.ordered, line.unit) })}</StatusChip>
          )}
          {isAsked && (
            <StatusChip tone="warning" icon="clock">
              {t('orders.packing.asked')}
            </StatusChip>
          )}
        </p>
      )}
    </>
  )
}
