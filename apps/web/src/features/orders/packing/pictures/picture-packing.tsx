import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { ScanButton } from '../../../../shared/scan/scan-button.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import type { Order } from '../../data/board-state.ts'
import { usePackScan } from '../scan/use-pack-scan.ts'
import { toSheetLines } from '../sheet-lines.ts'
import { usePacking } from '../use-packing.ts'
import { PictureLine } from './picture-line.tsx'
import { PictureFailures, PictureNothingLeft, PictureQuestion } from './picture-notices.tsx'
import { PictureScanResult } from './picture-scan.tsx'

const Sheet = ({ order }: { order: Order }) => {
  const { t } = useT()
  const packing = usePacking(order)
  const { last, onCode } = usePackScan(packing, true)
  const lines = toSheetLines(packing)
  const given = lines.filter((line) => line.given > 0).length
  const done = lines.filter((line) => line.isTicked).length
  const isAll = given > 0 && done === given
  return (
    <div className="grid grid-cols-1 gap-3">
      <PictureQuestion packing={packing} />
      <PictureFailures packing={packing} />
      <div className="flex items-center gap-3">
        <span aria-live="polite" className="me-auto flex items-center gap-2 font-bold text-2xl figures">
          <Icon name={isAll ? 'check-circle' : 'bag'} size="lg" className={isAll ? 'text-success' : 'text-ink-soft'} />
          <bdi>
            {done} / {given}
          </bdi>
          {packing.isWaiting && <Icon name="send" className="text-warning" />}
        </span>
        <ScanButton hint={t('orders.packing.scan.hint')} result={last && <PictureScanResult decision={last} />} onCode={onCode} />
      </div>
      {last && <PictureScanResult decision={last} />}
      {packing.isEmptied && <PictureNothingLeft packing={packing} />}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {lines.map((line) => (
          <PictureLine key={line.line_no} line={line} packing={packing} />
        ))}
      </ul>
    </div>
  )
}

/** The packing sheet without words: the same lines, ticks and rules, in pictures and numbers. */
export const PicturePacking = ({ order }: { order: Order }) =>
  useArea('orders.packing') ? <Sheet order={order} /> : <Skeleton className="h-40" />
