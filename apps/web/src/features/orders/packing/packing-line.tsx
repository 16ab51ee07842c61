import { useState } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { cx } from '../../../shared/ui/cx.ts'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { useOrderLabels } from '../data/order-labels.ts'
import { AmountPanel, FewerPanel, PricePanel, WeighPanel } from './amount-panels.tsx'
import { LineMarks } from './line-marks.tsx'
import { AlsoIn } from './off-shelf/also-in.tsx'
import { OffShelfRow } from './off-shelf/off-shelf-row.tsx'
import { useOffShelf } from './off-shelf/use-off-shelf.ts'
import { ReplacePanel } from './replace-panel.tsx'
import type { SheetLine } from './sheet-lines.ts'
import { TickBox } from './tick-box.tsx'
import type { Packing } from './use-packing.ts'

type PanelKind = 'weigh' | 'fewer' | 'amount' | 'replace' | 'price'
type LineProps = { line: SheetLine; packing: Packing }

const PANELS = { weigh: WeighPanel, fewer: FewerPanel, amount: AmountPanel, replace: ReplacePanel, price: PricePanel } as const

type StepProps = { icon: IconName; label: string; isOn?: boolean; isShort?: boolean; onClick(): void }

/** `isShort`: only its sign on a phone, so that all steps of a line stand in one row. */
const Step = ({ icon, label, isOn = false, isShort = false, onClick }: StepProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onClick}
    className={cx(
      'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-1.5 font-semibold text-brand text-sm eases presses sm:px-2.5',
      isOn ? 'bg-brand-soft' : 'hover:bg-brand-soft',
    )}
  >
    <Icon name={icon} size="xs" className={isShort ? 'max-sm:size-5' : ''} />
    <span className={isShort ? 'max-sm:sr-only' : ''}>{label}</span>
  </button>
)

/** The amounts of a line: by the scale, fewer than ordered, or another number of a replacement. */
const amountStep = ({ loose, given, replaces }: SheetLine): { kind: PanelKind; icon: IconName; key: TextKey } | null => {
  if (loose) return { kind: 'weigh', icon: 'scale', key: 'orders.packing.weigh' }
  if (replaces !== null) return { kind: 'amount', icon: 'plus', key: 'orders.packing.amount' }
  return given > 1 ? { kind: 'fewer', icon: 'minus', key: 'orders.packing.fewer' } : null
}

/** What can be done with a line that is not in the bag yet. */
const LineSteps = ({
  line,
  packing,
  open,
  onOpen,
  onRestore,
}: LineProps & { open: PanelKind | null; onOpen(kind: PanelKind): void; onRestore(): void }) => {
  const { t } = useT()
  const isOrdered = line.ordered !== null
  const amount = amountStep(line)
  const restore = <Step icon="undo" label={t('orders.packing.restore')} onClick={onRestore} />
  const replace = (
    <Step icon="refresh" label={t('orders.packing.replace')} isOn={open === 'replace'} onClick={() => onOpen('replace')} />
  )
  if (line.given === 0)
    return (
      <>
        {restore}
        {line.change === 'not_available' && replace}
      </>
    )
  return (
    <>
      {line.change !== null && isOrdered && restore}
      <Step
        icon="x"
        label={t('orders.packing.notThere')}
        onClick={() => packing.change([{ kind: 'not_available', line_no: line.line_no }])}
      />
      {amount && (
        <Step icon={amount.icon} label={t(amount.key)} isOn={open === amount.kind} onClick={() => onOpen(amount.kind)} />
      )}
      {isOrdered && replace}
      <Step isShort icon="rupee" label={t('orders.packing.price')} isOn={open === 'price'} onClick={() => onOpen('price')} />
    </>
  )
}

/** One line: its tick, its picture and amount, the customer's choice, and what can be done when it is not as ordered. */
export const PackingLine = ({ line, packing }: LineProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const words = useOrderLabels()
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
            <bdi className="font-bold figures">{words.amount(amount, line.unit)}</bdi> × {name}
          </p>
          <LineMarks line={line} packing={packing} />
        </div>
      </div>
      {!line.isTicked && (
        <div className="-mt-1 flex flex-wrap sm:ps-11">
          <LineSteps
            {...{ line, packing, open }}
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
