import { itemDifferences } from '@jhola/contract/orders/packing/item-differences'
import type { OrderPacking } from '@jhola/contract/orders/schema'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { Card, CardTitle } from '../../../../shared/ui/card.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ItemChanges } from '../../changes/item-changes.tsx'
import type { ShownOrder } from '../api/order.ts'
import { BillChanges } from './bill-changes.tsx'

const LastChange = ({ packing }: { packing: OrderPacking }) => {
  const { t } = useT()
  const moments = useMoments()
  const { state, by, at } = packing.last_change
  if (state === 'asked' || state === 'withdrawn') return null
  const result = state === 'applied' ? (by === 'customer' ? 'own' : 'applied') : state
  return (
    <p className="text-sm">
      {t(`tracking.later.change.result.${result}`)} <span className="text-ink-soft">{moments.dayAndTime(at)}</span>
    </p>
  )
}

type ChangesCardProps = { order: ShownOrder['order']; packing: OrderPacking }

/** What was ordered and what is given, side by side, with how it came about. */
export const ChangesCard = ({ order, packing }: ChangesCardProps) => {
  const { t } = useT()
  const moments = useMoments()
  if (!useArea('tracking.later')) return null
  const { ordered, agreed_by_phone: agreed } = packing
  const isChanged = ordered.total !== order.total_amount || itemDifferences(ordered.items, order.items).length > 0
  return (
    <Card as="section" aria-labelledby="changes-title">
      <CardTitle>
        <span id="changes-title">{t('tracking.later.change.title')}</span>
      </CardTitle>
      <div className="grid gap-3">
        <LastChange packing={packing} />
        {agreed && (
          <p className="flex items-start gap-2 text-sm">
            <Icon name="phone" className="mt-0.5 shrink-0 text-brand" />
            <span>{t('tracking.later.change.byPhone', { name: agreed.by, time: moments.dayAndTime(agreed.at) })}</span>
          </p>
        )}
        {isChanged && (
          <>
            <ItemChanges before={ordered.items} after={order.items} />
            <BillChanges
              before={ordered}
              after={{ ...order, total: order.total_amount }}
              labels={{ before: t('tracking.later.change.ordered'), after: t('tracking.later.change.given') }}
            />
          </>
        )}
      </div>
    </Card>
  )
}
