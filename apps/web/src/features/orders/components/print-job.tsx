import type { Paper } from '../../../shared/print/paper.ts'
import { PrintSheet } from '../../../shared/print/print-sheet.tsx'
import type { Order } from '../board-state.ts'
import { PickListSheet } from './pick-list-sheet.tsx'
import { Receipt } from './receipt.tsx'

export type PrintKind = 'receipts' | 'pick'
type JobProps = { kind: PrintKind; orders: readonly Order[]; paper: Paper; onDone(): void }

/** Prints the receipts of orders, or one pick list for all of them. */
export const PrintJob = ({ kind, orders, paper, onDone }: JobProps) => (
  <PrintSheet paper={paper} onDone={onDone}>
    {kind === 'pick' ? (
      <PickListSheet orders={orders} />
    ) : (
      orders.map((order) => (
        <div key={order.id} className="break-after-page last:break-after-auto">
          <Receipt order={order} />
        </div>
      ))
    )}
  </PrintSheet>
)
