import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import type { Order } from '../../data/board-state.ts'
import { useOrderLabels } from '../../data/order-labels.ts'
import { NothingLeft } from '../nothing-left.tsx'
import { toSheetLines } from '../sheet-lines.ts'
import { usePacking } from '../use-packing.ts'
import { type CheckProps, useOpenOrders } from './use-open-orders.ts'

/** Each line of one order that is not ticked: there, or not there. */
const OrderQuestions = ({ order, isNamed }: { order: Order; isNamed: boolean }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const words = useOrderLabels()
  const packing = usePacking(order)
  const open = toSheetLines(packing).filter(({ given, isTicked }) => given > 0 && !isTicked)
  return (
    <section aria-label={order.order_number} className="grid grid-cols-1 gap-1">
      {isNamed && (
        <h3 className="font-bold">
          <bdi className="figures">{order.order_number}</bdi>
        </h3>
      )}
      {packing.isEmptied && <NothingLeft order={order} />}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {open.map((line) => (
          <li key={line.line_no} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0 flex-1 basis-40">
              <bdi className="font-bold figures">{words.amount(line.given, line.unit)}</bdi> × {labels.name(line)}
            </span>
            <span className="ms-auto flex gap-2">
              <Button size="sm" variant="secondary" icon="check" onClick={() => packing.tick([line.line_no], true)}>
                {t('orders.packing.there')}
              </Button>
              <Button
                size="sm"
                variant="danger"
                icon="x"
                onClick={() => packing.change([{ kind: 'not_available', line_no: line.line_no }])}
              >
                {t('orders.packing.notThere')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One question for all orders of the step. When all lines are answered, the orders go on. */
const Questions = ({ action, ...check }: CheckProps) => {
  const { t } = useT()
  const { open, tickAll } = useOpenOrders(check)
  return (
    <div className="grid grid-cols-1 gap-4">
      {open.map((order) => (
        <OrderQuestions key={order.id} order={order} isNamed={check.orders.length > 1} />
      ))}
      <Button variant="brand" size="lg" icon="check" onClick={tickAll}>
        {t('orders.packing.allThere', { action })}
      </Button>
    </div>
  )
}

/** Asks about what is not ticked before orders leave packing. */
export const ReadyCheck = (props: CheckProps) => {
  const { t } = useT()
  const hasTexts = useArea('orders.packing')
  return (
    <Dialog open onOpenChange={props.onClose} size="sm" title={hasTexts ? t('orders.packing.check') : props.action}>
      {hasTexts ? <Questions {...props} /> : <Skeleton className="h-40" />}
    </Dialog>
  )
}
