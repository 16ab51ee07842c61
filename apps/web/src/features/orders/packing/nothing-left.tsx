import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import type { Order } from '../data/board-state.ts'
import { useLiveOrders } from '../live/live-orders.tsx'

/** The whole order is missing: it can only be cancelled, with the reason that the customer reads. */
export const NothingLeft = ({ order }: { order: Order }) => {
  const { t } = useT()
  const may = useMay()
  const { run } = useLiveOrders()
  const missing = [...new Set((order.packing?.ordered.items ?? order.items).map(({ product_id }) => product_id))]
  return (
    <Alert
      tone="error"
      title={t('orders.packing.nothingLeft')}
      action={
        may('orders.cancel') && (
          <Button
            variant="destructive"
            icon="x"
            onClick={() => void run({ kind: 'move', order, to: 'cancelled', reason: 'item_not_available', missing })}
          >
            {t('orders.packing.refuse')}
          </Button>
        )
      }
    >
      {t(may('orders.cancel') ? 'orders.packing.nothingLeftHint' : 'orders.packing.askOwner')}
    </Alert>
  )
}
