import { isPacked } from '@jhola/contract/orders/packing/is-packed'
import { canShopCancel } from '@jhola/contract/orders/statuses'
import { useMay } from '../../../../domain/account/use-may.ts'
import { useMeantPress } from '../../../../shared/hooks/use-meant-press.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { useShownAs } from '../../actions/queue-context.ts'
import { UndoList } from '../../actions/undo-bar.tsx'
import type { Order } from '../../data/board-state.ts'
import { ACTION_LABELS } from '../../data/order-labels.ts'
import { useNextSteps } from '../../data/use-next-steps.ts'
import type { DetailsHandlers } from '../../details/details-handlers.ts'
import { PicturePacking } from '../../packing/pictures/picture-packing.tsx'
import { CallLink } from '../../picture-mode/call-link.tsx'
import { ItemPicture } from '../../picture-mode/item-picture.tsx'
import { PictureButton } from '../../picture-mode/picture-button.tsx'
import { PictureDialog, useOrderSays } from '../../picture-mode/picture-dialog.tsx'
import { OutOfStock } from './out-of-stock.tsx'

export type PictureDetailsProps = { order: Order; isBusy: boolean; handlers: DetailsHandlers }

const Steps = ({ order, isBusy, handlers }: PictureDetailsProps) => {
  const { t } = useT()
  const shown = useShownAs(order)
  const isMeant = useMeantPress(order.status, shown.status)
  const may = useMay()
  const [next] = useNextSteps().permitted(shown)
  return (
    <div className="grid w-full grid-cols-1 gap-2">
      <UndoList orderId={order.id} />
      <div className="flex gap-2">
        {canShopCancel(shown.status) && may('orders.cancel') && (
          <PictureButton
            picture="x-circle"
            variant="danger"
            className="max-w-24"
            label={t(shown.status === 'pending' ? 'orders.board.action.reject' : 'orders.board.action.cancelled')}
            says={['reject']}
            disabled={isBusy}
            onClick={() => handlers.onReject(shown)}
          />
        )}
        {next && (
          <PictureButton
            picture={ACTION_LABELS[next].icon}
            variant={next === 'confirmed' ? 'success' : 'brand'}
            label={t(ACTION_LABELS[next].key)}
            says={ACTION_LABELS[next].says ? [ACTION_LABELS[next].says] : []}
            onClick={(event) => isMeant(event) && handlers.onForward(shown, next)}
          />
        )}
      </div>
    </div>
  )
}

/** The items of an order that is not packed now, each large with its quantity. What is not there can be marked here too. */
const Items = ({ order }: { order: Order }) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
    {order.items.map((item) => (
      <li key={item.id}>
        <ItemPicture item={item} isMarked={false} mark="check" says={[]} onPress={() => undefined} />
        <OutOfStock item={item} />
      </li>
    ))}
  </ul>
)

/** An order in picture mode: its packing sheet while it is packed, else its items. */
export const PictureDetails = (props: PictureDetailsProps) => {
  const { order, handlers } = props
  const { t } = useT()
  const summary = useOrderSays(order)
  const mayPack = useMay()('orders.pack')
  const isSheet = isPacked(useShownAs(order).status) && mayPack
  return (
    <PictureDialog
      order={order}
      size="md"
      title={t('orders.board.details.title', { id: order.order_number })}
      says={order.status === 'pending' ? summary : ['pack']}
      onClose={handlers.onClose}
      footer={<Steps {...props} />}
    >
      <div className="mb-3 flex items-center gap-3">
        <span className="me-auto flex size-14 items-center justify-center rounded-full bg-sunken">
          <Icon
            name={order.delivery_type === 'pickup' ? 'pickup' : 'truck'}
            size="lg"
            label={t(`orders.board.${order.delivery_type}`)}
          />
        </span>
        <CallLink order={order} />
      </div>
      {isSheet ? <PicturePacking order={order} /> : <Items order={order} />}
    </PictureDialog>
  )
}
