import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { PanelProps } from './amount-panels.tsx'
import { ProductChoice } from './product-choice.tsx'
import { useReplacements } from './use-replacements.ts'

/** What to give instead: the nearest products in stock first, or a search; which of them would be asked about. */
export const ReplacePanel = ({ line, packing, onClose }: PanelProps) => {
  const { t } = useT()
  const { suggested, changeTo, isAsking } = useReplacements(line, packing)
  return (
    <section aria-label={t('orders.packing.replace')} className="rounded-lg bg-sunken p-3">
      <ProductChoice
        packing={packing}
        suggested={suggested}
        quantityOf={(product) => changeTo(product).quantity}
        isAsking={isAsking}
        onChoose={(product) => {
          packing.change([changeTo(product)])
          onClose()
        }}
      />
    </section>
  )
}
