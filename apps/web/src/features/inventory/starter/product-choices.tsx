import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import { type StarterCatalogueProduct, useProductName } from './use-starter.ts'

type GridProps = {
  goods: readonly StarterCatalogueProduct[]
  chosen: ReadonlySet<string>
  onChange(goods: StarterCatalogueProduct, isChosen: boolean): void
}

/** Products as large pictures to tick. */
export const ProductChoices = ({ goods, chosen, onChange }: GridProps) => {
  const nameOf = useProductName()
  const { pack } = useItemLabels()
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
      {goods.map((one) => {
        const isChosen = chosen.has(one.key)
        return (
          <li key={one.key} className="flex">
            <label
              className={cx(
                'choice eases relative flex w-full cursor-pointer flex-col overflow-hidden rounded-lg border-2 bg-surface',
                isChosen ? 'border-brand' : 'border-line',
              )}
            >
              <input type="checkbox" className="sr-only" checked={isChosen} onChange={() => onChange(one, !isChosen)} />
              <ProductImage src={one.image} alt="" className="w-full rounded-none" />
              <span
                aria-hidden
                className={cx(
                  'absolute end-2 top-2 flex size-7 items-center justify-center rounded-full border-2',
                  isChosen ? 'border-cloth bg-cloth text-on-cloth' : 'border-line-strong bg-surface',
                )}
              >
                {isChosen && <Icon name="check" size="xs" />}
              </span>
              <span className="flex flex-1 flex-col gap-0.5 p-2.5">
                <span className="font-semibold text-sm leading-tight">{nameOf(one)}</span>
                <span className="text-ink-soft text-xs">
                  <SeparatedList facts={[one.brand, pack(one.pack_size)]} />
                </span>
                <Money rupees={one.price} className="mt-auto pt-1 font-bold" />
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
