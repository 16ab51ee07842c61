import { counted } from '@jhola/contract/voice/parts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { ApiError } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import type { InventoryProduct } from '../data/inventory-api.ts'
import { ProductPicture } from '../data/product-picture.tsx'
import { useProductNames } from '../data/use-product-names.ts'
import { EmptyInventory, InventorySkeleton } from '../list/product-list.tsx'
import { allProductsQuery, toProductSections } from './all-products.ts'
import { PictureStock } from './picture-stock.tsx'

type Appearance = 'all' | 'low_stock' | 'out_of_stock'

const SIGNS: Record<InventoryProduct['stock_status'], { icon: IconName; className: string }> = {
  in_stock: { icon: 'check', className: 'bg-success text-on-success' },
  low_stock: { icon: 'alert', className: 'bg-warning text-on-warning' },
  out_of_stock: { icon: 'x', className: 'bg-error text-on-error' },
}

/** The stock status: each has its own icon and colour. */
const Sign = ({ status }: { status: InventoryProduct['stock_status'] }) => {
  const { t } = useT()
  const { icon, className } = SIGNS[status]
  return (
    <span className={cx('flex size-9 items-center justify-center rounded-full', className)}>
      <Icon name={icon} size="md" label={t(`inventory.stockStatus.${status}`)} />
    </span>
  )
}

const Tile = ({ product, onOpen }: { product: InventoryProduct; onOpen(): void }) => {
  const names = useProductNames()
  const labels = useItemLabels()
  const { language } = useT()
  const isOut = product.stock_status === 'out_of_stock'
  const says = isOut ? 'out_of_stock' : counted(language, Math.round(product.available), 'items').join(' ')
  return (
    <li className="[contain-intrinsic-size:auto_11rem] [content-visibility:auto]">
      <button
        type="button"
        aria-label={names.whole(product)}
        data-says={says}
        className={cx(
          'eases presses relative block w-full overflow-hidden rounded-lg border-2 bg-surface shadow-low',
          isOut ? 'border-error' : 'border-line',
        )}
        onClick={onOpen}
      >
        <ProductPicture product={product} sidePx={160} className={cx('w-full rounded-none!', isOut && 'opacity-40')} />
        <span className="absolute end-1 top-1">
          <Sign status={product.stock_status} />
        </span>
        <bdi className="block py-1 text-center font-bold text-xl figures">{labels.measure(product.available, product.unit)}</bdi>
      </button>
    </li>
  )
}

type ShelvesProps = { goods: readonly InventoryProduct[]; chosen: string; onChoose(category: string): void }

/** One picture for each category; a tap filters the products by it. */
const Shelves = ({ goods, chosen, onChoose }: ShelvesProps) => {
  const names = useProductNames()
  return (
    <ul className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 pb-1">
      {toProductSections(goods).map(({ category, image, goods: of }) => (
        <li key={category} className="shrink-0">
          <button
            type="button"
            aria-pressed={category === chosen}
            aria-label={of[0] ? names.category(of[0]) : category}
            data-says={of.length}
            className={cx(
              'eases presses relative block rounded-full border-4',
              category === chosen ? 'border-brand' : 'border-line',
            )}
            onClick={() => onChoose(category === chosen ? '' : category)}
          >
            <ProductImage src={image} alt="" sidePx={64} className="size-16 rounded-full!" />
            <bdi className="absolute -end-1 -bottom-1 min-w-7 rounded-full bg-cloth px-1 text-center font-bold text-on-cloth text-sm figures">
              {of.length}
            </bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

const APPEARANCE_CHOICES: readonly { look: Appearance; icon: IconName; className: string; says: string }[] = [
  { look: 'all', icon: 'grid', className: 'text-brand', says: 'goods' },
  { look: 'low_stock', icon: 'alert', className: 'text-warning', says: '' },
  { look: 'out_of_stock', icon: 'x-circle', className: 'text-error', says: 'out_of_stock' },
]
const NAMES = { all: 'inventory.tab.all', low_stock: 'inventory.tab.low', out_of_stock: 'inventory.tab.out' } as const

/** `/inventory` in picture mode: in stock, low and out of stock products; a tap opens the stock count. */
export const PictureInventory = () => {
  const { t, tError } = useT()
  const goods = useInfiniteQuery(allProductsQuery)
  const [look, setAppearanceOf] = useState<Appearance>('all')
  const [category, setCategory] = useState('')
  const [opened, setOpened] = useState<string | null>(null)
  if (goods.isPending) return <InventorySkeleton />
  if (!goods.data)
    return (
      <LoadFailed
        message={t('inventory.failed.load')}
        hint={tError(goods.error instanceof ApiError ? goods.error.code : '')}
        onRetry={() => void goods.refetch()}
        retrying={goods.isFetching}
      />
    )
  const { goods: all, total } = goods.data
  if (total === 0) return <EmptyInventory />
  const of = (wanted: Appearance) => all.filter(({ stock_status }) => wanted === 'all' || stock_status === wanted)
  // More products may follow than have been loaded.
  const countOf = (wanted: Appearance) => (wanted === 'all' ? total : `${of(wanted).length}${goods.hasNextPage ? '+' : ''}`)
  const shown = of(look).filter((product) => category === '' || product.category === category)
  const product = all.find(({ id }) => id === opened)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-3 gap-2">
        {APPEARANCE_CHOICES.map(({ look: one, icon, className, says }) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === look}
            aria-label={t(NAMES[one])}
            {...(says && { 'data-says': says })}
            className={cx(
              'eases presses flex min-h-16 items-center justify-center gap-2 rounded-lg border-2 font-bold text-2xl figures',
              one === look ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
            )}
            onClick={() => setAppearanceOf(one)}
          >
            <Icon name={icon} size="lg" className={className} />
            <bdi>{countOf(one)}</bdi>
          </button>
        ))}
      </div>
      <Shelves goods={all} chosen={category} onChoose={setCategory} />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {shown.map((one) => (
          <Tile key={one.id} product={one} onOpen={() => setOpened(one.id)} />
        ))}
      </ul>
      {goods.hasNextPage && (
        <Button
          variant="secondary"
          size="lg"
          className="min-h-18"
          aria-label={t('common.nextPage')}
          data-says="goods"
          loading={goods.isFetchingNextPage}
          onClick={() => void goods.fetchNextPage()}
        >
          <Icon name="chevron-down" size="xl" />
        </Button>
      )}
      {product && <PictureStock product={product} onClose={() => setOpened(null)} />}
    </div>
  )
}
