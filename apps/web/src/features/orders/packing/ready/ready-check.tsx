import { useEffect, useEffectEvent } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { Order } from '../data/board-state.ts'
import { NothingLeft } from './nothing-left.tsx'
import { toSheetLines } from './sheet-lines.ts'
import { usePacking } from './use-packing.ts'

type CheckProps = { order: Order; action: string; onGo(): void; onClose(): void }

/** Each line that is not ticked: there, or not there. When all are answered, the order goes on. */
const Questions = ({ order, action, onGo }: Omit<CheckProps, 'onClose'>) => {
  const { t } = useT()
  const labels = useItemLabels()
  const packing = usePacking(order)
  const go = useEffectEvent(onGo)
  const isDone = packing.left.length === 0 && !packing.isEmptied
  useEffect(() => {
    if (isDone) go()
  }, [isDone])
  const open = toSheetLines(packing).filter(({ given, isTicked }) => given > 0 && !isTicked)
  return (
    <div className="grid grid-cols-1 gap-3">
      {packing.isEmptied && <NothingLeft order={order} />}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {open.map((line) => (
          <li key={line.line_no} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0 flex-1">
              <bdi className="font-bold figures">{line.loose ? labels.measure(line.given, line.unit) : line.given}</bdi> ×{' '}
              {labels.name(line)}
            </span>
            <span className="flex gap-2">
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
      <Button variant="brand" size="lg" icon="check" onClick={() => packing.tick(packing.left, true)}>
        {t('orders.packing.allThere', { action })}
      </Button>
    </div>
  )
}

/** Asks about what is not ticked before the order leaves packing. `action`: the name of the step that waits. */
export const ReadyCheck = ({ onClose, ...rest }: CheckProps) => {
  const { t } = useT()
  const hasTexts = useArea('orders.packing')
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={hasTexts ? t('orders.packing.check') : rest.action}>
      {hasTexts ? <Questions {...rest} /> : <Skeleton className="h-40" />}
    </Dialog>
  )
}
