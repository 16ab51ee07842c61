import { type AgainLine, worthTelling } from '@jhola/contract/cart/order-again'
import type { Order } from '@jhola/contract/orders/schema'
import { formatRupees } from '@jhola/contract/shared/money'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../../shared/ui/card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'

type ChangesProps = { order: Order; lines: readonly AgainLine[]; onPut(): void; onClose(): void }

/** What is dearer, cheaper, scarce or missing, before the same goods go into the cart. */
export const ReorderChanges = ({ order, lines, onPut, onClose }: ChangesProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  if (!useArea('tracking.later')) return <Skeleton className="h-24" />
  const isAnythingThere = lines.some(({ quantity }) => quantity > 0)
  const say = ({ kind, quantity, old_price, new_price }: AgainLine, unit: string): string =>
    t(`tracking.later.again.${kind === 'same' ? 'cheaper' : kind}`, {
      before: formatRupees(old_price),
      now: formatRupees(new_price),
      amount: labels.quantity(quantity, unit),
    })
  return (
    <Card className="sm:col-span-2">
      <CardTitle>{t('tracking.later.again.title')}</CardTitle>
      <ul aria-live="polite" className="mb-4 grid gap-3">
        {worthTelling(lines).map((line) => {
          const item = order.items.find(({ product_id }) => product_id === line.product_id)
          if (!item) return null
          return (
            <li key={line.product_id}>
              {labels.name({ name: item.product_name, name_hi: item.product_name_hi })}
              <span className="block text-ink-soft text-sm">{say(line, item.unit)}</span>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        {isAnythingThere && (
          <Button icon="bag" onClick={onPut}>
            {t('tracking.later.again.put')}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Card>
  )
}
