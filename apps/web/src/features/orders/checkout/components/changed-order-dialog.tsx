import { formatRupees } from '@jhola/contract/shared/money'
import type { ReactNode } from 'react'
import type { CartItem } from '../../../../domain/cart/cart.ts'
import type { CartChange } from '../../../../domain/cart/cart-changes.ts'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { ProductImage } from '../../../../shared/ui/product-image.tsx'

type DifferenceSheetProps = {
  /** Lines that changed; empty when only the total changed. */
  changes: readonly CartChange[]
  items: readonly CartItem[]
  /** Rupees: `old` as the customer saw it, `total` as the shop calculates it now. */
  totalBefore: number
  totalNow: number | null
  isOpen: boolean
  onAccept: () => void
  onClose: () => void
  /** Describes the change of one line (texts of the cart). */
  renderChange: (change: CartChange, item: CartItem) => ReactNode
}

/** The differences to what the customer saw, line by line, old and new. The order is not placed until the customer agrees. */
export const ChangedOrderDialog = (props: DifferenceSheetProps) => {
  const { changes, items, totalBefore, totalNow, isOpen, onAccept, onClose, renderChange } = props
  const { t } = useT()
  const labels = useItemLabels()
  const hasLines = changes.length > 0
  const hint = hasLines
    ? t('orders.sheet.hint')
    : t('orders.sheet.totalHint', { old: formatRupees(totalBefore), total: formatRupees(totalNow ?? totalBefore) })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={hasLines ? t('orders.sheet.title') : t('orders.sheet.totalTitle')}
      description={hint}
      size="sm"
      footer={
        <Button fullWidth onClick={onAccept}>
          {t('orders.sheet.accept')}
        </Button>
      }
    >
      {hasLines && (
        <ul className="grid gap-3">
          {changes.map((change) => {
            const item = items.find(({ id }) => id === change.product_id)
            return item ? (
              <li key={change.product_id} className="flex items-center gap-3">
                <ProductImage src={item.image} alt="" sidePx={44} className="size-11 shrink-0" />
                <div className="min-w-0 flex-1">
                  <p className="font-medium">{labels.name(item)}</p>
                  {renderChange(change, item)}
                </div>
              </li>
            ) : null
          })}
        </ul>
      )}
    </Dialog>
  )
}
