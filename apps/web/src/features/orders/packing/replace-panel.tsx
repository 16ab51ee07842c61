import { suggestReplacements } from '@jhola/contract/orders/picking/suggest-replacements'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useShopDate } from '../data/use-shop-date.ts'
import type { PanelProps } from './amount-panels.tsx'
import { type Choosable, ProductChoice } from './product-choice.tsx'

/** What to give instead: the nearest products in stock first, or a search; which of them would be asked about. */
export const ReplacePanel = ({ line, packing, onClose }: PanelProps) => {
  const { t } = useT()
  const today = useShopDate()
  const { shelf, order } = packing
  const wanted = shelf?.products.find(({ product_id }) => product_id === line.product_id)
  const suggested = wanted && shelf ? suggestReplacements(wanted, shelf.products, { taxMode: order.tax_mode, today }) : []
  const changeTo = ({ product_id }: Choosable) => ({
    ...{ kind: 'replaced' as const, line_no: line.line_no, product_id },
    quantity: line.ordered ?? line.given,
  })
  const noteFor = (product: Choosable): string | null => {
    return packing.preview([changeTo(product)]).asks.size > packing.packed.asks.size ? t('orders.packing.willAsk') : null
  }
  return (
    <section aria-label={t('orders.packing.replace')} className="rounded-lg bg-sunken p-3">
      <ProductChoice
        packing={packing}
        suggested={suggested}
        noteFor={noteFor}
        onChoose={(product) => {
          packing.change([changeTo(product)])
          onClose()
        }}
      />
    </section>
  )
}
