import type { ReceiptPaper } from '../../../shared/print/paper.ts'
import { paperBreak } from '../../../shared/print/paper-break.ts'
import { PrintSheet } from '../../../shared/print/print-sheet.tsx'
import type { Order } from '../data/board-state.ts'
import { BillJob } from './bill-job.tsx'
import { PickListSheet } from './pick-list-sheet.tsx'
import { Receipt } from './receipt.tsx'

export type PrintKind = 'receipts' | 'pick' | 'bill'
type JobProps = { kind: PrintKind; orders: readonly Order[]; paper: ReceiptPaper; onDone(): void }

/** Prints the receipts of orders, one pick list for all of them, or the bill of the first. */
export const PrintJob = ({ kind, orders, paper, onDone }: JobProps) => {
  const [first] = orders
  if (kind === 'bill') return first && <BillJob orderId={first.id} paper={paper} onDone={onDone} />
  return (
    <PrintSheet paper={paper} onDone={onDone}>
      {kind === 'pick' ? (
        <PickListSheet orders={orders} />
      ) : (
        orders.map((order) => (
          <div key={order.id} className={paperBreak(paper)}>
            <Receipt order={order} />
          </div>
        ))
      )}
    </PrintSheet>
  )
}
