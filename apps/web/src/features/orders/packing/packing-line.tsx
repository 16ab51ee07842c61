import { useState } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { FewerPanel, PricePanel, WeighPanel } from './amount-panels.tsx'
import { LineMarks } from './line-marks.tsx'
import { AlsoIn } from './off-shelf/also-in.tsx'
import { OffShelfRow } from './off-shelf/off-shelf-row.tsx'
import { useOffShelf } from './off-shelf/use-off-shelf.ts'
import { ReplacePanel } from './replace-panel.tsx'
import type { SheetLine } from './sheet-lines.ts'
import { TickBox } from './tick-box.tsx'
import type { Packing } from './use-packing.ts'

type PanelKind = 'weigh' | 'fewer' | 'replace' | 'price'
type LineProps = { line: SheetLine; packing: Packing; isPictures: boolean }

const PANELS = { weigh: WeighPanel, fewer: FewerPanel, replace: ReplacePanel, price: PricePanel } as const

const Step = ({
  icon,
  label,
  isOn = false,
  isBare,
  onClick,
}: {
  icon: IconName
  label: string
  isOn?: boolean
  isBare: boolean
  onClick(): void
}) => (
  <button
    type="button"
    aria-pressed={isOn}
    aria-label={label}
    onClick={onClick}
    className={cx(
      'inline-flex min-h-11 items-center gap-1 rounded-md px-1.5 font-semibold text-sm eases presses sm:px-2.5',
      isOn ? 'bg-brand-soft text-brand' : 'text-brand hover:bg-brand-soft',
    )}
  >
    <Icon name={icon} size={isBare ? 'md' : 'xs'} />
    {!isBare && label}
  </button>
)

/** What can be done with a line that is not in the bag yet. */
const LineSteps = ({
  line,
  packing,
  isPictures,
  open,
  onOpen,
  onRestore,
}: LineProps & { open: PanelKind | null; onOpen(kind: PanelKind): void; onRestore(): void }) => {
  const { t } = useT()
  const { line_no } = line
  const isOrdered = line.ordered !== null
  const isBare = isPictures
  const restore = <Step icon="undo" label={t('orders.packing.restore')} isBare={isBare} onClick={onRestore} />
  if (line.given === 0) return restore
  return (
    <>
      {line.change !== null && isOrdered && restore}
      <Step
        icon="x"
        label={t('orders.packing.notThere')}
        isBare={isBare}
        onClick={() => packing.change([{ kind: 'not_available', line_no }])}
      />
      {line.loose ? (
        <Step
          icon="scale"
          label={t('orders.packing.weigh')}
          isOn={open === 'weigh'}
          isBare={isBare}
          onClick={() => onOpen('weigh')}
        />
      ) : (
        isOrdered &&
        line.given > 1 && (
          <Step
            icon="minus"
            label={t('orders.packing.fewer')}
            isOn={open === 'fewer'}
            isBare={isBare}
            onClick={() => onOpen('fewer')}
          />
        )
      )}
      {isOrdered && !isPictures && (
        <Step
          icon="refresh"
          label={t('orders.packing.replace')}
          isOn={open === 'replace'}
          isBare={isBare}
          onClick={() => onOpen('replace')}
        />
      )}
      {!isPictures && (
        <Step
          icon="rupee"
          label={t('orders.packing.price')}
          isOn={open === 'price'}
          isBare={isBare}
          onClick={() => onOpen('price')}
        />
      )}
    </>
  )
}

/** One line: its tick, its picture and amount, the customer's choice, and what can be done when it is not as ordered. */
export const PackingLine = ({ line, packing, isPictures }: LineProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const [open, setOpen] = useState<PanelKind | null>(null)
  const name = labels.name(line)
  const isGone = line.given === 0
  const amount = isGone ? (line.ordered ?? 0) : line.given
  const Panel = open && PANELS[open]
  const off = useOffShelf(packing.order, line.product_id)
  const restore = async () => {
    // It is there after all: customers see it again, and its stock is back before this order takes it.
    await off.undo()
    packing.change([{ kind: 'restored', line_no: line.line_no }])
  }
  return (
    <li className={cx('grid grid-cols-1 gap-1 px-2 py-2', line.isTicked && 'bg-success-soft')}>
      <div className="flex items-start gap-3">
        <TickBox
          label={t('orders.packing.tick', { name })}
          isTicked={line.isTicked}
          isOff={isGone}
          onChange={(isTicked) => {
            setOpen(null)
            packing.tick([line.line_no], isTicked)
          }}
        />
        <ProductImage src={line.image} alt="" sidePx={44} className={cx('size-11 shrink-0', isGone && 'opacity-40')} />
        <div className="min-w-0 flex-1">
          <p className={cx('text-lg leading-snug', isGone && 'text-ink-soft line-through')}>
            <bdi className="font-bold figures">{line.loose ? labels.measure(amount, line.unit) : amount}</bdi> × {name}
          </p>
          <LineMarks line={line} packing={packing} />
        </div>
      </div>
      {!line.isTicked && (
        <div className="-mt-1 flex flex-wrap sm:ps-11">
          <LineSteps
            {...{ line, packing, isPictures, open }}
            onOpen={(kind) => setOpen(open === kind ? null : kind)}
            onRestore={() => void restore()}
          />
        </div>
      )}
      {isGone && (
        <div className="grid gap-1 sm:ps-13">
          <OffShelfRow off={off} name={name} />
          <AlsoIn order={packing.order} productIds={[line.product_id]} />
        </div>
      )}
      {Panel && !line.isTicked && <Panel line={line} packing={packing} onClose={() => setOpen(null)} />}
    </li>
  )
}
