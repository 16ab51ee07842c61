import { Button } from '../../../shared/ui/button.tsx'
import { useBlockNumber } from '../actions/use-block-number.ts'
import type { Order } from '../data/board-state.ts'

/** Takes no more orders from a number, by one tap that can be undone. */
export const BlockNumber = ({ order }: { order: Order }) => {
  const { isBlocked, isPending, label, toggle } = useBlockNumber(order)
  return (
    <Button variant="ghost" size="sm" icon={isBlocked ? 'undo' : 'block'} loading={isPending} onClick={toggle}>
      {label}
    </Button>
  )
}
