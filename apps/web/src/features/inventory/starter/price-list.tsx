import { formatPrice } from '@jhola/contract/shared/money'
import type { TaxMode } from '@jhola/contract/tax/gst'
import { type KeyboardEvent, useRef } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import type { StarterPrices } from './draft.ts'
import { checkPrice } from './price-check.ts'
import { type StarterCatalogueProduct, useProductName } from './use-starter.ts'

type ListProps = {
  queue: readonly StarterCatalogueProduct[]
  prices: StarterPrices
  mrps: Readonly<Record<string, number>>
  mode: TaxMode
  onPrice(goods: StarterCatalogueProduct, price: number | null): void
}

/** All prices in one list, as an alternative view; Enter moves to the next line. */
export const PriceList = ({ queue, prices, mrps, mode, onPrice }: ListProps) => {
  const { t } = useT()
  const nameOf = useProductName()
  const { pack } = useItemLabels()
  const list = useRef<HTMLUListElement>(null)
  const go = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    const [goods] = queue.slice(index, index + 1)
    if (event.key === 'Enter' && goods && !(goods.key in prices)) onPrice(goods, goods.price)
    list.current?.querySelectorAll('input')[index + by]?.focus()
  }
  return (
    <Card padding="none">
      <ul ref={list}>
        {queue.map((goods, index) => {
          const price = prices[goods.key] ?? null
          const checked = price === null ? null : checkPrice(goods, { price, mrp: mrps[goods.key] ?? goods.mrp, mode })
          return (
            <li key={goods.key} className="flex items-center gap-3 border-line border-b p-3 last:border-b-0">
              <ProductImage src={goods.image} alt="" className="size-12 shrink-0" />
              <div className="min-w-0 flex-1">
                <p className="font-semibold leading-tight">{nameOf(goods)}</p>
                <span className="block text-ink-soft text-sm">
                  <SeparatedList facts={[goods.brand, pack(goods.pack_size)]} />
                </span>
              </div>
              <Button variant="ghost" size="sm" className="max-sm:hidden" onClick={() => onPrice(goods, goods.price)}>
                {t('inventory.starter.usual', { price: formatPrice(goods.price) })}
              </Button>
              <NumberField
                decimals
                hideLabel
                className="w-32 shrink-0"
                label={t('inventory.starter.price', { name: nameOf(goods) })}
                prefix="₹"
                placeholder={String(goods.price)}
                error={
                  checked?.highest == null ? undefined : t('inventory.starter.atMost', { price: formatPrice(checked.highest) })
                }
                value={price ?? Number.NaN}
                onChange={(next) => onPrice(goods, Number.isNaN(next) ? null : next)}
                onKeyDown={(event) => go(event, index)}
              />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
