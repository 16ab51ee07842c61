import { useState } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LazyMenu } from '../../../shared/lazy/lazy-menu.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { useBlockNumber } from '../actions/use-block-number.ts'
import type { Order } from '../data/board-state.ts'

const Menu = ({ order }: { order: Order }) => {
  const { t } = useT()
  const [isOpened, setOpened] = useState(false)
  const { isBlocked, isPending, label, toggle } = useBlockNumber(order, { isAsked: isOpened })
  return (
    <LazyMenu
      onOpen={() => setOpened(true)}
      trigger={<IconButton icon="more" label={t('orders.board.action.more', { number: order.order_number })} />}
      entries={[
        {
          key: 'call',
          label: t('common.call'),
          icon: 'phone',
          onSelect: () => window.location.assign(`tel:${order.customer_phone}`),
        },
        {
          key: 'block',
          label,
          icon: isBlocked ? 'undo' : 'block',
          danger: !isBlocked,
          disabled: isPending,
          onSelect: toggle,
        },
      ]}
    />
  )
}

/** What is seldom done with the customer of an order: call them, or take no more orders from the number. */
export const CardMenu = ({ order }: { order: Order }) => {
  const may = useMay()
  return order.practice || !may('customers') ? null : <Menu order={order} />
}
