import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ProductImage } from '../../../../shared/ui/product-image.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden.tsx'
import type { Order } from '../../data/board-state.ts'
import { PictureButton } from '../../picture-mode/picture-button.tsx'
import { PictureStep } from '../../picture-mode/picture-step.tsx'
import { PictureNothingLeft } from '../pictures/picture-notices.tsx'
import { toSheetLines } from '../sheet-lines.ts'
import { usePacking } from '../use-packing.ts'
import { type CheckProps, useOpenOrders } from './use-open-orders.ts'

const SIDE_PX = 72

const OrderQuestions = ({ order }: { order: Order }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const packing = usePacking(order)
  const open = toSheetLines(packing).filter(({ given, isTicked }) => given > 0 && !isTicked)
  return (
    <section aria-label={order.order_number} className="grid grid-cols-1 gap-2">
      <bdi className="font-bold text-xl figures">{order.order_number.split('-').at(-1)}</bdi>
      {packing.isEmptied && <PictureNothingLeft packing={packing} />}
      <ul className="grid grid-cols-1 gap-2">
        {open.map((line) => (
          <li key={line.line_no} className="flex items-center gap-2">
            <ProductImage src={line.image} alt={labels.name(line)} sidePx={SIDE_PX} className="size-18 shrink-0" />
            <bdi className="me-auto font-bold text-2xl figures">
              {line.loose ? labels.measure(line.given, line.unit) : line.given}
            </bdi>
            <span className="flex w-32 gap-2">
              <PictureStep
                picture="x"
                tone="error"
                label={`${t('orders.packing.notThere')}: ${labels.name(line)}`}
                says={['out_of_stock']}
                onClick={() => packing.change([{ kind: 'not_available', line_no: line.line_no }])}
              />
              <PictureStep
                picture="check"
                tone="success"
                label={`${t('orders.packing.there')}: ${labels.name(line)}`}
                says={['packed']}
                onClick={() => packing.tick([line.line_no], true)}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Questions = ({ action, ...check }: CheckProps) => {
  const { t } = useT()
  const { open, tickAll } = useOpenOrders(check)
  return (
    <div className="grid grid-cols-1 gap-4" data-opening="pack">
      {open.map((order) => (
        <OrderQuestions key={order.id} order={order} />
      ))}
      <PictureButton
        picture="check"
        variant="brand"
        fullWidth
        label={t('orders.packing.allThere', { action })}
        says={['packed']}
        onClick={tickAll}
      />
    </div>
  )
}

/** The same question in pictures: each line that is not in the bag, with a cross and a tick. */
export const PictureCheck = (props: CheckProps) => {
  const { t } = useT()
  const hasTexts = useArea('orders.packing')
  const title = (
    <span className="flex items-center gap-3">
      <Icon name="bag" size="xl" className="text-warning" />
      <VisuallyHidden>{hasTexts ? t('orders.packing.check') : props.action}</VisuallyHidden>
    </span>
  )
  return (
    <Dialog open onOpenChange={props.onClose} size="sm" title={title}>
      {hasTexts ? <Questions {...props} /> : <Skeleton className="h-40" />}
    </Dialog>
  )
}
