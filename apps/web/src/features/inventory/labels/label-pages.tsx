import type { LabelPaper, LabelPlace } from '@jhola/contract/inventory/labels/label-sheet'
import { formatPrice } from '@jhola/contract/shared/money'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { BarCode } from './bar-code.tsx'

export type Label = ApiReply<'GET /inventory/labels'>['labels'][number]

const PADDING_MM = 1.6
/** Paper is white and ink black, also in the dark theme. */
const PAPER = { background: '#fff', color: '#000' }

/** One label: the name in the chosen language and in English, the price, and the barcode. */
const OneLabel = ({ label, size }: { label: Label; size: LabelPaper['label'] }) => {
  const { t } = useT()
  const { unit } = useItemLabels()
  const { name, name_local, brand, pack_size, price, mrp, unit_price, barcode } = label
  const english = [brand, name, pack_size].filter(Boolean).join(' ')
  return (
    <div
      className="flex h-full flex-col justify-between overflow-hidden leading-tight"
      style={{ padding: `${PADDING_MM}mm`, fontSize: `${Math.min(size.height * 0.1, size.width * 0.056)}mm` }}
    >
      <div>
        <p className="truncate font-bold text-[1.15em] leading-snug">{name_local ?? english}</p>
        {name_local && <p className="truncate text-[0.85em]">{english}</p>}
      </div>
      <div className="flex items-end justify-between gap-[1mm]">
        <bdi className="figures whitespace-nowrap font-bold text-[1.9em] leading-none">{formatPrice(price)}</bdi>
        <span className="text-end text-[0.8em] leading-tight">
          {mrp !== null && (
            <bdi className="block">
              {t('inventory.labels.mrp')} {formatPrice(mrp)}
            </bdi>
          )}
          {unit_price && (
            <bdi className="block">
              {formatPrice(unit_price.amount)} / {unit(unit_price.per)}
            </bdi>
          )}
        </span>
      </div>
      {barcode && <BarCode code={barcode} roomMm={size.width - 2 * PADDING_MM} heightMm={size.height * 0.26} />}
    </div>
  )
}

type PagesProps = { paper: LabelPaper; pages: readonly (readonly LabelPlace[])[]; labels: readonly Label[] }

/** Pages of labels in print layout, in mm. */
export const LabelPages = ({ paper, pages, labels }: PagesProps) =>
  pages.map((places, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the job
      key={index}
      dir="ltr"
      className="relative break-after-page overflow-hidden last:break-after-auto"
      style={{ ...PAPER, width: `${paper.page.width}mm`, height: `${paper.page.height - 0.1}mm` }}
    >
      {places.map(({ item, left, top }) => {
        const label = labels[item]
        return (
          <div
            key={`${left}-${top}`}
            className="absolute"
            style={{ left: `${left}mm`, top: `${top}mm`, width: `${paper.label.width}mm`, height: `${paper.label.height}mm` }}
          >
            {label && <OneLabel label={label} size={paper.label} />}
          </div>
        )
      })}
    </div>
  ))
