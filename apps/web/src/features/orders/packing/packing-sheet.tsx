import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Order } from '../data/board-state.ts'
import { AddProduct } from './add-product.tsx'
import { BillComparison } from './bill-comparison.tsx'
import { NothingLeft } from './nothing-left.tsx'
import { PackingFailures } from './packing-failures.tsx'
import { PackingLine } from './packing-line.tsx'
import { PhoneAgreement } from './phone-agreement.tsx'
import { QuestionNotice } from './question-notice.tsx'
import { ReasonField } from './reason-field.tsx'
import { ScanStrip } from './scan/scan-strip.tsx'
import { toSheetLines } from './sheet-lines.ts'
import { usePacking } from './use-packing.ts'

const Sheet = ({ order }: { order: Order }) => {
  const { t } = useT()
  const packing = usePacking(order)
  const { packed, left, tick } = packing
  const lines = toSheetLines(packing)
  return (
    <div className="grid grid-cols-1 gap-3">
      <QuestionNotice order={order} />
      <PackingFailures packing={packing} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold" aria-live="polite">
          {t('orders.packing.progress', {
            done: lines.filter((line) => line.isTicked).length,
            all: lines.filter((line) => line.given > 0).length,
          })}
        </p>
        {packing.isWaiting && (
          <StatusChip tone="warning" icon="send">
            {t('orders.packing.notSent')}
          </StatusChip>
        )}
      </div>
      <ScanStrip packing={packing} />
      <ul className="-mx-2 grid grid-cols-1 divide-y divide-line">
        {lines.map((line) => (
          <PackingLine key={line.line_no} line={line} packing={packing} />
        ))}
      </ul>
      {packing.isEmptied && <NothingLeft order={order} />}
      {left.length > 1 && (
        <Button variant="secondary" icon="check" fullWidth onClick={() => tick(left, true)}>
          {t('orders.packing.tickRest', { count: left.length })}
        </Button>
      )}
      <div className="grid gap-3">
        <AddProduct packing={packing} />
        <ReasonField packing={packing} />
        <PhoneAgreement packing={packing} />
      </div>
      {packed.isChanged && <BillComparison packing={packing} />}
    </div>
  )
}

/** The lines of an order that is packed: ticked, missing, weighed, replaced, by hand or by scan; with both bills side by side. */
export const PackingSheet = ({ order }: { order: Order }) =>
  useArea('orders.packing') ? <Sheet order={order} /> : <Skeleton className="h-40" />
