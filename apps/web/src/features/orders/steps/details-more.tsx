import { canShopCancel, isUnderWay } from '@jhola/contract/orders/statuses'
import { useState } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LazyMenu } from '../../../shared/lazy/lazy-menu.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import type { MenuEntry } from '../../../shared/ui/menu.tsx'
import { useShownAs } from '../actions/queue-context.ts'
import { useBlockNumber } from '../actions/use-block-number.ts'
import type { DetailsProps } from '../details/details-handlers.ts'

/** What is seldom done with an order: more time, printing in other ways, calling it off, taking no more orders from its number. */
export const DetailsMore = ({ order, isBusy, handlers, printing }: DetailsProps & { printing: readonly MenuEntry[] }) => {
  const { t } = useT()
  const may = useMay()
  const [isOpened, setOpened] = useState(false)
  const block = useBlockNumber(order, { isAsked: isOpened && may('customers') })
  const shown = useShownAs(order)
  const mayCancel = shown.status !== 'pending' && canShopCancel(shown.status) && may('orders.cancel')
  const entries: (MenuEntry | false)[] = [
    isUnderWay(shown.status) &&
      may('orders.accept') && {
        key: 'delay',
        icon: 'clock',
        label: t('orders.actions.delay.button'),
        disabled: isBusy,
        onSelect: () => handlers.onDelay(shown),
      },
    ...printing,
    !order.practice &&
      may('customers') && {
        key: 'block',
        icon: block.isBlocked ? 'undo' : 'block',
        label: block.label,
        danger: !block.isBlocked,
        disabled: block.isPending,
        onSelect: block.toggle,
      },
    mayCancel && {
      key: 'cancel',
      icon: 'x',
      label: t('orders.board.action.cancelled'),
      danger: true,
      disabled: isBusy,
      onSelect: () => handlers.onReject(shown),
    },
  ]
  return (
    <LazyMenu
      onOpen={() => setOpened(true)}
      trigger={<IconButton icon="more" tone="outline" label={t('orders.board.action.more', { number: order.order_number })} />}
      entries={entries.filter((entry) => entry !== false)}
    />
  )
}
