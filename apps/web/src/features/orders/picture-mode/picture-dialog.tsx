import { counted, type SpokenPart } from '@jhola/contract/voice/parts'
import type { ReactNode } from 'react'
import { HearButton } from '../../../domain/literacy/hear-button.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import type { Order } from '../data/board-state.ts'

type PictureDialogProps = {
  order: Order
  /** The accessible name for screen readers. */
  title: string
  /** The text spoken when it opens, and again by its speaker button. */
  says: readonly SpokenPart[]
  size?: 'sm' | 'md'
  onClose(): void
  footer?: ReactNode
  children: ReactNode
}

/** A dialog without text: the order, its amount, a speaker that asks the question, and picture buttons. */
export const PictureDialog = ({ order, title, says, size = 'sm', onClose, footer, children }: PictureDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    size={size}
    title={
      <span className="flex items-center gap-3">
        <HearButton parts={says} />
        <VisuallyHidden>{title}</VisuallyHidden>
        <span aria-hidden className="min-w-0 leading-tight">
          <bdi className="block text-ink-soft text-lg figures">{order.order_number.split('-').at(-1)}</bdi>
          <Money rupees={order.total_amount} className="font-bold text-2xl figures" />
        </span>
      </span>
    }
    {...(footer && { footer })}
  >
    <div data-opening={says.join(' ')}>{children}</div>
  </Dialog>
)

/** The spoken summary of an order: number of items and amount. */
export const useOrderSays = (order: Order): SpokenPart[] => {
  const { language } = useT()
  return [
    ...counted(language, order.items.length, 'items'),
    ...counted(language, Math.round(order.total_amount), 'rupees'),
    ...(order.delivery_type === 'pickup' ? (['pickup'] as const) : []),
  ]
}
