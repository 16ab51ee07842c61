import { useMay } from '../../../domain/account/use-may.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useBlockNumber } from '../actions/use-block-number.ts'
import type { Order } from '../data/board-state.ts'

const Block = ({ order }: { order: Order }) => {
  const { isBlocked, isPending, label, toggle } = useBlockNumber(order, { isAsked: true })
  return (
    <Button variant="ghost" size="sm" icon={isBlocked ? 'undo' : 'block'} loading={isPending} onClick={toggle}>
      {label}
    </Button>
  )
}

/** Takes no more orders from a number, by one tap that can be undone; for who may look up customers. */
export const BlockNumber = ({ order }: { order: Order }) => {
  const may = useMay()
  return order.practice || !may('customers') ? null : <Block order={order} />
}
