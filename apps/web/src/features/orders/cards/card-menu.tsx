import { useState } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LazyMenu, MenuButton } from '../../../shared/lazy/lazy-menu.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { useBlockNumber } from '../actions/use-block-number.ts'
import type { Order } from '../data/board-state.ts'

const useTrigger = ({ order_number: number }: Order) => {
  const { t } = useT()
  return <IconButton icon="more" className="pointer-fine:size-9" label={t('orders.board.action.more', { number })} />
}

/** What it needs to know is followed from its first press: a board has sixty of them. */
const Menu = ({ order }: { order: Order }) => {
  const { t } = useT()
  const { isBlocked, isPending, label, toggle } = useBlockNumber(order, { isAsked: true })
  return (
    <LazyMenu
      isPressed
      trigger={useTrigger(order)}
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
  const [isPressed, setPressed] = useState(false)
  const trigger = useTrigger(order)
  if (order.practice || !may('customers')) return null
  return isPressed ? <Menu order={order} /> : <MenuButton trigger={trigger} onPress={() => setPressed(true)} />
}
