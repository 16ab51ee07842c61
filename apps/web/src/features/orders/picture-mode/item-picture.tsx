import type { SpokenPart } from '@jhola/contract/voice/parts'
import type { ReactNode } from 'react'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'

type TileProps = {
  image: string
  /** What it is, for screen readers and the device's voice. */
  name: string
  /** `2`, `500 g`. */
  amount: string
  isMarked: boolean
  /** The mark shown over it after a tap: packed, or missing. */
  mark: 'check' | 'x'
  says: readonly SpokenPart[]
  isOff?: boolean
  onPress(): void
  children?: ReactNode
}

const MARKS = {
  check: { frame: 'border-success', sign: 'bg-success text-on-success' },
  x: { frame: 'border-error', sign: 'bg-error text-on-error' },
} as const

/** A product as a large picture with its quantity; a tap marks it. */
export const ProductTile = ({ image, name, amount, isMarked, mark, says, isOff = false, onPress, children }: TileProps) => (
  <button
    type="button"
    aria-pressed={isMarked}
    aria-label={`${amount} × ${name}`}
    data-says={says.join(' ')}
    disabled={isOff}
    className={cx(
      'eases presses relative block w-full overflow-hidden rounded-lg border-4 bg-surface',
      isMarked ? MARKS[mark].frame : 'border-line',
    )}
    onClick={onPress}
  >
    <ProductImage src={image} alt="" sidePx={160} className={cx('w-full', isMarked && 'opacity-40')} />
    <bdi className="absolute start-1 bottom-1 min-w-10 whitespace-nowrap rounded-full bg-cloth px-2 text-center font-bold text-2xl text-on-cloth figures">
      {amount}
    </bdi>
    {children}
    {isMarked && (
      <span className="absolute inset-0 flex items-center justify-center">
        <span className={cx('flex size-16 items-center justify-center rounded-full', MARKS[mark].sign)}>
          <Icon name={mark} size="xl" />
        </span>
      </span>
    )}
  </button>
)

type ItemPictureProps = Pick<TileProps, 'isMarked' | 'mark' | 'says' | 'onPress'> & { item: Order['items'][number] }

/** One item of an order as such a picture. */
export const ItemPicture = ({ item, ...tile }: ItemPictureProps) => {
  const labels = useOrderLabels()
  return <ProductTile image={item.image} name={labels.itemName(item)} amount={labels.quantity(item)} {...tile} />
}
