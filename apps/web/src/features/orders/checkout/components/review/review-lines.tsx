import type { Cart } from '../../../../../domain/cart/cart.ts'
import { itemNotesStore, NO_NOTES } from '../../../../../domain/cart/item-notes.ts'
import { useItemLabels } from '../../../../../domain/catalogue/item-labels.ts'
import { useStoredValue } from '../../../../../shared/device-store/stored-value.ts'
import { useT } from '../../../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import { Money } from '../../../../../shared/ui/money.tsx'
import { ProductImage } from '../../../../../shared/ui/product-image.tsx'

/** Every line of the order as it will be placed. */
export const ReviewLines = ({ cart }: { cart: Cart }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const notes = useStoredValue(itemNotesStore, NO_NOTES)
  return (
    <Card as="section" aria-label={t('common.items', { count: cart.items.length })}>
      <ul className="grid gap-3">
        {cart.items.map((item) => (
          <li key={item.id} className="flex items-center gap-3">
            <ProductImage src={item.image} alt="" sidePx={44} className="size-11 shrink-0" />
            <span className="min-w-0 flex-1">
              {labels.name(item)}
              {notes[item.id] && (
                <span className="flex items-start gap-1 text-sm">
                  <Icon name="message" size="xs" /> <bdi>{notes[item.id]}</bdi>
                </span>
              )}
              <span className="block text-ink-soft text-sm">
                <bdi>
                  {labels.quantity(item.quantity, item.unit)} × <Money rupees={item.price} />
                </bdi>
              </span>
            </span>
            <Money rupees={Math.round(item.price * item.quantity * 100) / 100} exact className="font-medium" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
