import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import { ProductTile } from '../../picture-mode/item-picture.tsx'
import type { PanelProps } from '../amount-panels.tsx'
import { useReplacements } from '../use-replacements.ts'

/** What to give instead, as pictures with amount, pack and price. A clock: the customer is asked; an eye: look whether it is there. */
export const PictureReplace = ({ line, packing, onClose }: PanelProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const { suggested, changeTo, isAsking } = useReplacements(line, packing)
  if (suggested.length === 0)
    return <Icon name="x-circle" size="xl" label={t('orders.packing.noProduct')} className="mx-auto text-ink-soft" />
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {suggested.map((product) => {
        const { quantity } = changeTo(product)
        return (
          <li key={product.product_id}>
            <ProductTile
              image={product.image}
              name={`${labels.name(product)} ${labels.pack(product.pack_size)}`}
              amount={product.loose ? labels.measure(quantity, product.unit) : `${quantity}`}
              isMarked={false}
              mark="check"
              says={['right']}
              onPress={() => {
                packing.change([changeTo(product)])
                onClose()
              }}
            >
              <span className="absolute end-1 top-1 flex gap-1">
                {isAsking(product) && (
                  <span className="flex size-10 items-center justify-center rounded-full bg-warning text-on-warning">
                    <Icon name="clock" label={t('orders.packing.willAsk')} />
                  </span>
                )}
                {product.isUnsure && (
                  <span className="flex size-10 items-center justify-center rounded-full bg-sunken text-ink">
                    <Icon name="eye" label={t('orders.packing.lookFirst')} />
                  </span>
                )}
              </span>
            </ProductTile>
            <p className="flex flex-wrap justify-between gap-x-2 pt-1 font-bold figures">
              <bdi>{labels.pack(product.pack_size)}</bdi>
              <Money rupees={product.price} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}
