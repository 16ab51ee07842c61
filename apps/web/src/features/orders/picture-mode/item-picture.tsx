import type { SpokenPart } from '@jhola/contract/voice/parts'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'

type ItemPictureProps = {
  item: Order['items'][number]
  isMarked: boolean
  /** The mark shown over it after a tap: packed, or missing. */
  mark: 'check' | 'x'
  says: readonly SpokenPart[]
  onPress(): void
}

const MARKS = {
  check: { frame: 'border-success', sign: 'bg-success text-on-success' },
  x: { frame: 'border-error', sign: 'bg-error text-on-error' },
} as const

/** One item of an order as a large picture with its quantity; a tap marks it. */
export const ItemPicture = ({ item, isMarked, mark, says, onPress }: ItemPictureProps) => {
  const labels = useOrderLabels()
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-label={`${labels.quantity(item)} × ${labels.itemName(item)}`}
      data-says={says.join(' ')}
      className={cx(
        'eases presses relative block w-full overflow-hidden rounded-lg border-4 bg-surface',
        isMarked ? MARKS[mark].frame : 'border-line',
      )}
      onClick={onPress}
    >
      <ProductImage src={item.image} alt="" sidePx={160} className={cx('w-full', isMarked && 'opacity-40')} />
      <bdi className="absolute start-1 bottom-1 min-w-10 whitespace-nowrap rounded-full bg-cloth px-2 text-center font-bold text-2xl text-on-cloth figures">
        {labels.quantity(item)}
      </bdi>
      {isMarked && (
        <span className="absolute inset-0 flex items-center justify-center">
          <span className={cx('flex size-16 items-center justify-center rounded-full', MARKS[mark].sign)}>
            <Icon name={mark} size="xl" />
          </span>
        </span>
      )}
    </button>
  )
}
