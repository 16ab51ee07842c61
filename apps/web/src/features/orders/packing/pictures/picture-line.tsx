import { useState } from 'react'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../../shared/ui/cx.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ProductTile } from '../../picture-mode/item-picture.tsx'
import { PictureStep } from '../../picture-mode/picture-step.tsx'
import { AlsoIn } from '../off-shelf/also-in.tsx'
import { useOffShelf } from '../off-shelf/use-off-shelf.ts'
import type { SheetLine } from '../sheet-lines.ts'
import type { Packing } from '../use-packing.ts'
import { PictureFewer, PictureWeigh } from './picture-amounts.tsx'
import { PictureOff } from './picture-off.tsx'
import { PictureReplace } from './picture-replace.tsx'

type PanelKind = 'weigh' | 'fewer' | 'replace'
type LineProps = { line: SheetLine; packing: Packing }

const PANELS = { weigh: PictureWeigh, fewer: PictureFewer, replace: PictureReplace } as const

const Steps = ({
  line,
  packing,
  open,
  onOpen,
  onRestore,
}: LineProps & { open: PanelKind | null; onOpen(kind: PanelKind): void; onRestore(): void }) => {
  const { t } = useT()
  const isOrdered = line.ordered !== null
  const restore = <PictureStep picture="undo" label={t('orders.packing.restore')} says={['undo']} onClick={onRestore} />
  const replace = (
    <PictureStep
      picture="refresh"
      label={t('orders.packing.replace')}
      isOn={open === 'replace'}
      onClick={() => onOpen('replace')}
    />
  )
  if (line.given === 0)
    return (
      <>
        {restore}
        {line.change !== 'replaced' && replace}
      </>
    )
  return (
    <>
      {line.change !== null && isOrdered && restore}
      <PictureStep
        picture="x"
        tone="error"
        label={t('orders.packing.notThere')}
        says={['out_of_stock']}
        onClick={() => packing.change([{ kind: 'not_available', line_no: line.line_no }])}
      />
      {line.loose ? (
        <PictureStep picture="scale" label={t('orders.packing.weigh')} isOn={open === 'weigh'} onClick={() => onOpen('weigh')} />
      ) : (
        line.given > 1 && (
          <PictureStep
            picture="minus"
            label={t('orders.packing.fewer')}
            says={['less']}
            isOn={open === 'fewer'}
            onClick={() => onOpen('fewer')}
          />
        )
      )}
      {isOrdered && replace}
    </>
  )
}

/** One line as a picture: a tap packs it; below it what can be done when it is not as ordered, in pictures and numbers. */
export const PictureLine = ({ line, packing }: LineProps) => {
  const labels = useItemLabels()
  const [open, setOpen] = useState<PanelKind | null>(null)
  const off = useOffShelf(packing.order, line.product_id)
  const isGone = line.given === 0
  const amount = isGone ? (line.ordered ?? 0) : line.given
  const isAsked =
    packing.packed.asks.has(line.line_no) || packing.order.packing?.question?.reasons.some((one) => one.line_no === line.line_no)
  const restore = async () => {
    await off.undo()
    packing.change([{ kind: 'restored', line_no: line.line_no }])
  }
  const Panel = open && !line.isTicked ? PANELS[open] : null
  return (
    <li className={cx('grid grid-cols-1 content-start gap-2', Panel && 'col-span-full')}>
      <div className={cx('grid gap-2', Panel && 'mx-auto w-40')}>
        <ProductTile
          image={line.image}
          name={labels.name(line)}
          amount={line.loose ? labels.measure(amount, line.unit) : `${amount}`}
          isMarked={line.isTicked || isGone}
          mark={isGone ? 'x' : 'check'}
          says={isGone ? ['out_of_stock'] : ['packed']}
          isOff={isGone}
          onPress={() => {
            setOpen(null)
            packing.tick([line.line_no], !line.isTicked)
          }}
        >
          {isAsked && (
            <span className="absolute end-1 top-1 flex size-10 items-center justify-center rounded-full bg-warning text-on-warning">
              <Icon name="clock" />
            </span>
          )}
        </ProductTile>
        {!line.isTicked && (
          <div className="flex flex-wrap gap-1">
            <Steps
              {...{ line, packing, open }}
              onOpen={(kind) => setOpen(open === kind ? null : kind)}
              onRestore={() => void restore()}
            />
          </div>
        )}
        {isGone && <PictureOff off={off} />}
        {isGone && <AlsoIn order={packing.order} productIds={[line.product_id]} />}
      </div>
      {Panel && (
        <div className="grid grid-cols-1 gap-3 rounded-lg bg-sunken p-3">
          <Panel line={line} packing={packing} onClose={() => setOpen(null)} />
        </div>
      )}
    </li>
  )
}
